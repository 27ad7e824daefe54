import { limits } from "#config/limits.ts";
import type { Queryable, Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { cleanFileName } from "#domain/documents/document-name.ts";
import { DomainError } from "#domain/errors.ts";
import { type GivenFiles, type StoredFile, withStoredFiles } from "#domain/files/keep-files.ts";
import type { OpenedFile } from "#domain/files/open-file.ts";
import { type LeadRow, leadById, lockLead } from "#domain/leads/leads.sql.ts";
import { isLive } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { enqueueFileRemovals } from "#domain/outbox/enqueue.ts";
import { homeOfRequest } from "#domain/plans/home-of-request.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { checksOfTyped, type KnownOfTyped, type TypedQuote } from "#domain/quotes/any-quote.ts";
import { type PriceLine, priceLine } from "#domain/quotes/checks/price-line.ts";
import { heatPumpSizeOf } from "#domain/quotes/known-facts.ts";
import {
  changeOutsideQuote,
  deleteOutsideQuote,
  insertOutsideQuote,
  type OutsideQuoteRow,
  outsideQuotesOfLead,
} from "#domain/quotes/outside-quotes.sql.ts";
import { checkRateLimits } from "#domain/rate-limits.ts";
import { leadOfHouseholdLink, leadOfLink, leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";

/** A quote of a company that is not ours, as its customer keeps it. No company ever reads it. */
export interface OutsideQuote {
  readonly id: string;
  readonly company: string;
  readonly typed: TypedQuote;
  readonly addedAt: Date;
  /** The last London day on which the price holds; null: not said. */
  readonly validUntil: string | null;
  readonly checks: readonly { readonly id: string; readonly text: string }[];
  readonly priceLine: PriceLine | null;
  /** Its PDF, which only the customer's own link opens. */
  readonly file: { readonly fileName: string; readonly sizeBytes: number } | null;
}

/** The quotes from elsewhere of a project, in the order of adding. Errors: link_invalid, link_revoked, read_only_link. */
export async function myOutsideQuotes(context: Context, token: string): Promise<OutsideQuote[]> {
  const leadId = await leadOfUsedLink(context, token);
  return present(context, leadId);
}

/** The same for the household, without the PDFs. Errors: link_invalid, link_revoked. */
export async function householdOutsideQuotes(context: Context, token: string): Promise<OutsideQuote[]> {
  const leadId = await leadOfHouseholdLink(context.db.orm, token, context.now);
  return (await present(context, leadId)).map((quote) => ({ ...quote, file: null }));
}

async function present({ db: { orm }, now }: Context, leadId: string): Promise<OutsideQuote[]> {
  const [rows, lead] = await Promise.all([outsideQuotesOfLead(orm, leadId), leadById(orm, leadId)]);
  if (!lead || rows.length === 0) return [];
  const known = await knownOf(orm, lead, londonDay(now));
  return rows.map((row) => presentOne(row, known));
}

async function knownOf(tx: Queryable, lead: LeadRow, today: string): Promise<KnownOfTyped> {
  return {
    today,
    serviceType: lead.serviceType,
    sapRegion: findOutwardCode(lead.outcode)?.sapRegion,
    heatPumpKw: await heatPumpSizeOf(tx, lead, today),
    roofs: homeOfRequest(lead, today)?.inputs.solar.arrays ?? [],
  };
}

function presentOne(row: OutsideQuoteRow, known: KnownOfTyped): OutsideQuote {
  const { id, company, addedAt, typedAt, fileName, sizeBytes } = row;
  const typed = { ...NOTHING, ...row.facts } as TypedQuote;
  const typedOn = londonDay(typedAt);
  const checks = checksOfTyped(typed, { ...known, today: typedOn });
  return {
    id,
    company,
    typed,
    addedAt,
    validUntil: typed.validDays === null ? null : addDays(typedOn, typed.validDays),
    checks: checks.map(({ id: check, text }) => ({ id: check, text })),
    priceLine: priceLineOf(typed, known.today),
    file: fileName !== null && sizeBytes !== null ? { fileName, sizeBytes } : null,
  };
}

/** What a quote typed before a fact was asked for says of it. */
const NOTHING: TypedQuote = {
  work: "other",
  pricePence: null,
  size: null,
  yieldKwh: null,
  depositPence: null,
  firm: null,
  validDays: null,
  insuredYears: null,
  mcsNumber: null,
  startsOn: null,
};

function priceLineOf({ work, pricePence: price, size }: TypedQuote, today: string): PriceLine | null {
  if (price === null || (size === null && (work === "solar" || work === "heat_pump"))) return null;
  const kind = work === "solar" ? "solar" : work === "heat_pump" ? "heatPump" : "other";
  return priceLine({ kind, pounds: price / 100, size: size ?? 0 }, today);
}

interface Kept {
  /** From the page, so that sending twice keeps one; of one that is there, it is changed. */
  readonly id: string;
  readonly company: string;
  readonly typed: TypedQuote;
  /** One PDF at most; without one, an earlier PDF stays. */
  readonly files?: GivenFiles;
}

/**
 * Keeps a quote from elsewhere, or changes it. Nobody is told. Errors: link_invalid, link_revoked, read_only_link,
 * not_found (never confirmed, or another project's), project_closed, invalid_input (fields `company`, which is full at
 * `limits.outsideQuotesMax`, and `files`), too_many_requests (`limits.outsideQuoteChangesPerDay` for a request).
 */
export async function keepOutsideQuote({ db, now }: Context, token: string, kept: Kept): Promise<void> {
  await leadOfLink(db.orm, token, now);
  const { id, company, typed, files } = kept;
  const facts = { ...typed };
  await withStoredFiles(files, { most: 1, onlyPdf: true }, ([pdf]) =>
    inTransaction(db, async (tx) => {
      const leadId = await lockOpenProject(tx, token, now);
      const earlier = await outsideQuotesOfLead(tx, leadId);
      const known = earlier.find((one) => one.id === id);
      if (!known && earlier.length >= limits.outsideQuotesMax) throw full();
      const throttle = {
        name: "outside-quote",
        subject: leadId,
        max: limits.outsideQuoteChangesPerDay,
        minutes: 24 * 60,
      };
      await checkRateLimits(tx, [throttle], { now });
      const words = { company, facts, typedAt: now, ...(pdf && fileOf(pdf)) };
      if (known) {
        await changeOutsideQuote(tx, id, words);
        if (pdf && known.storageKey) await enqueueFileRemovals(tx, [known.storageKey], now);
      } else {
        const isNew = await insertOutsideQuote(tx, {
          fileName: null,
          sizeBytes: null,
          storageKey: null,
          ...words,
          id,
          leadId,
          addedAt: now,
        });
        if (!isNew) throw new DomainError("not_found");
      }
      return { isKept: pdf !== undefined };
    }),
  );
}

async function lockOpenProject(tx: Tx, token: string, now: Date): Promise<string> {
  const lead = await lockLead(tx, await leadOfLink(tx, token, now));
  const project = lead && (await projectOfLead(tx, lead.id));
  if (!project) throw new DomainError("not_found");
  if (!isLive(project)) throw new DomainError("project_closed");
  return lead.id;
}

const fileOf = ({ name, mediaType, bytes, storageKey }: StoredFile) => ({
  fileName: cleanFileName(name, mediaType),
  sizeBytes: bytes.length,
  storageKey,
});

function full(): DomainError {
  const message = `You can keep ${limits.outsideQuotesMax} quotes from elsewhere. Remove one first.`;
  return new DomainError("invalid_input", { fields: { company: [message] } });
}

/**
 * Removes a quote from elsewhere with its PDF; repeating it changes nothing. Errors: link_invalid, link_revoked,
 * read_only_link.
 */
export function removeOutsideQuote({ db, now }: Context, token: string, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const storageKey = await deleteOutsideQuote(tx, { id, leadId });
    if (storageKey) await enqueueFileRemovals(tx, [storageKey], now);
  });
}

/** The PDF of a quote from elsewhere. Errors: link_invalid, link_revoked, read_only_link, not_found. */
export async function outsideQuoteFile(context: Context, token: string, id: string): Promise<OpenedFile> {
  const leadId = await leadOfUsedLink(context, token);
  const row = (await outsideQuotesOfLead(context.db.orm, leadId)).find((one) => one.id === id);
  if (!row?.storageKey || row.fileName === null) throw new DomainError("not_found");
  return { fileName: row.fileName, mediaType: "application/pdf", storageKey: row.storageKey };
}

import { handoverItems } from "#content/handover/handover-items.ts";
import { quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { entriesOf, papersOf, workOfLead } from "#domain/handover/handover.sql.ts";
import { outcomeOfProject, type YearReading } from "#domain/projects/outcomes.ts";
import { leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** One paper of the file. */
export interface EnergyPaper {
  /** For people, and unique in the file: "03 MCS certificate, from Kestrel Ltd, 2027-01-20.pdf". */
  readonly name: string;
  readonly title: string;
  /** "you" or the company's name. */
  readonly by: string;
  readonly givenAt: Date;
  readonly storageKey: string;
}

/** Everything that a home's work left behind: the papers, and what was said without one. */
export interface EnergyFile {
  readonly company: string;
  readonly customer: { readonly name: string; readonly postcode: string };
  readonly quote: {
    readonly technology: string;
    readonly option: string;
    readonly revision: number;
    readonly sentAt: Date | null;
    readonly duePence: number | null;
  };
  readonly papers: readonly EnergyPaper[];
  /** Numbers and days given without a paper or with one, the newest of each row. */
  readonly said: readonly { title: string; by: string; doneOn: string | null; number: string | null; givenAt: Date }[];
  readonly finishedOn: string | null;
  /** What the quote promised for a year, and what was measured; null if it promised nothing or is not finished. */
  readonly year: YearReading | null;
}

/**
 * The home energy file of the customer's chosen work: what both sides gave for the list, what came with the chosen quote,
 * and what the company sent in messages. Papers of other companies are not in it. Errors: link_invalid, link_revoked,
 * read_only_link, not_found (no quote is chosen, or its words are gone).
 */
export async function energyFile(context: Context, token: string): Promise<EnergyFile> {
  const tx = context.db.orm;
  const work = await workOfLead(tx, await leadOfUsedLink(context, token));
  if (!work || work.lead.anonymisedAt) throw new DomainError("not_found");
  const { purchase, company, quote, lead } = work;
  const entries = await entriesOf(tx, [purchase.id]);
  const outcome = await outcomeOfProject(context, token);
  const itemOf = new Map(entries.map(({ id, item }) => [id, item]));
  const nameOf = (side: "customer" | "installer") => (side === "customer" ? "you" : company.name);
  const rows = await papersOf(tx, { purchaseId: purchase.id, quoteId: quote.id });
  const papers = rows.map(({ handoverId, quoteId, sender, createdAt, mediaType, storageKey, fileName }, index) => {
    const stem = fileName.replace(/\.[^.]*$/, "");
    const title = handoverId ? titleOf(itemOf.get(handoverId) ?? "") : quoteId ? `Quote, ${stem}` : stem;
    const by = nameOf(sender);
    const number = String(index + 1).padStart(NUMBER_WIDTH, "0");
    const name = `${number} ${forFiles(title)}, from ${forFiles(by)}, ${londonDay(createdAt)}.${ENDINGS[mediaType]}`;
    return { name, title, by, givenAt: createdAt, storageKey };
  });
  const newest = new Map(entries.map((entry) => [entry.item, entry]));
  const said = [...newest.values()]
    .filter(({ isDone }) => isDone)
    .map(({ item, side, doneOn, number, givenAt }) => ({
      title: titleOf(item),
      by: nameOf(side),
      doneOn,
      number,
      givenAt,
    }));
  const technology = quoteTechnologies.find(({ value }) => value === quote.technology)?.label ?? quote.technology;
  const { option, revision, sentAt, duePence } = quote;
  return {
    company: company.name,
    customer: { name: lead.customerName, postcode: lead.postcode },
    quote: { technology, option, revision, sentAt, duePence },
    papers,
    said,
    finishedOn: outcome?.finishedOn ?? null,
    year: outcome?.year ?? null,
  };
}

const NUMBER_WIDTH = 2;
const ENDINGS = { "application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png" } as const;
const NAME_LENGTH_MAX = 80;

const titleOf = (item: string) => handoverItems.find(({ id }) => id === item)?.title ?? item;

/** A name without what file systems refuse; long ones are cut. */
function forFiles(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, NAME_LENGTH_MAX);
}

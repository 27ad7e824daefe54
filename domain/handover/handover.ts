import type { Queryable } from "#db/connection.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import { appointmentsOfPurchases } from "#domain/appointments/appointments.sql.ts";
import type { Context } from "#domain/context.ts";
import { type AttachedFile, filesOf } from "#domain/files/file.ts";
import { openDepositOf } from "#domain/handover/deposits.sql.ts";
import {
  type ChosenWork,
  entriesOf,
  type HandoverEntryRow,
  workOfLead,
  workOfPurchase,
} from "#domain/handover/handover.sql.ts";
import { type HandoverRow, type HandoverStep, handoverList, nextHandoverStep } from "#domain/handover/list.ts";
import { signedDayOf } from "#domain/projects/contracts/contract.ts";
import { outcomeOfLead } from "#domain/projects/outcomes.sql.ts";
import { presentQuote } from "#domain/quotes/present-quote.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** What somebody gave for a row: the newest first. */
export interface HandoverGift {
  readonly by: "customer" | "installer";
  readonly isDone: boolean;
  readonly doneOn: string | null;
  readonly number: string | null;
  readonly givenAt: Date;
  readonly files: readonly AttachedFile[];
}

export type GivenRow = HandoverRow & { readonly gifts: readonly HandoverGift[] };

export interface Handover {
  readonly purchaseId: string;
  readonly quoteId: string;
  readonly company: string;
  readonly chosenOn: string;
  readonly rows: readonly GivenRow[];
  readonly next: HandoverStep;
}

/**
 * The list from yes to handover of a project, as its customer sees it; undefined unless a quote is chosen and the
 * project goes on or is done. Errors: link_invalid, link_revoked, read_only_link.
 */
export async function myHandover({ db, now }: Context, token: string): Promise<Handover | undefined> {
  const work = await workOfLead(db.orm, await leadOfLink(db.orm, token, now));
  if (!work || !isOngoing(work)) return undefined;
  const rows = await rowsOf(db.orm, work, now);
  const { purchase, quote, company } = work;
  return {
    purchaseId: purchase.id,
    quoteId: quote.id,
    company: company.name,
    chosenOn: chosenDay(work),
    rows,
    next: nextHandoverStep(rows),
  };
}

/**
 * What a company owes a customer who chose it, and what it has given; never what the customer keeps. Empty unless its
 * quote is chosen, and once its purchase has ended. Errors: not_signed_in.
 */
export async function handoverOfCompany({ db, now }: Context, actor: Actor, purchaseId: string): Promise<GivenRow[]> {
  const installer = requireInstaller(actor, "bought_leads");
  const work = await workOfPurchase(db.orm, purchaseId, installer.id);
  if (!work || !isOngoing(work)) return [];
  const rows = await rowsOf(db.orm, work, now);
  return rows
    .filter(({ owes }) => owes === "company")
    .map(({ gifts, ...row }) => {
      const isTheirs = gifts[0]?.by === "customer";
      return { ...row, doneOn: isTheirs ? null : row.doneOn, gifts: gifts.filter(({ by }) => by === "installer") };
    });
}

/** What companies gave in these active purchases, by purchase, for the file of their own data. Authorises nothing. */
export async function ownHandover(tx: Queryable, purchaseIds: readonly string[]) {
  const own = (await entriesOf(tx, purchaseIds)).filter(({ side }) => side === "installer");
  const given = own.map(({ purchaseId, item, isDone, doneOn, number, givenAt }) => ({
    purchaseId,
    entry: { item, isDone, doneOn, number, givenAt },
  }));
  const byPurchase = Map.groupBy(given, ({ purchaseId }) => purchaseId);
  return new Map([...byPurchase].map(([id, all]) => [id, all.map(({ entry }) => entry)]));
}

/** Whether both sides still work on it: chosen or done, the purchase active, the customer not erased. */
export function isOngoing({ project, purchase, lead }: ChosenWork): boolean {
  const goesOn = project.status === "chosen" || project.status === "done";
  return goesOn && !purchase.endedAt && !lead.anonymisedAt;
}

/** Whether a quote says that what is paid before completion is insured; null if it does not say. */
export function isDepositInsured(quote: ChosenWork["quote"], now: Date): boolean | null {
  return presentQuote(quote, now, []).words?.quote.depositInsured ?? null;
}

/** Rows that are not marked on the list: the contract's day and the deposit have pages of their own. */
export function hasOwnPage(id: string): boolean {
  return id === "contract" || id === "deposit" || id === "deposit_certificate";
}

/** The rows of a work with all that was given. Authorises nothing. */
export async function rowsOf(tx: Queryable, work: ChosenWork, now: Date): Promise<GivenRow[]> {
  const { purchase, lead, quote: row } = work;
  const quote = presentQuote(row, now, []).words?.quote;
  if (!quote) return [];
  const entries = await entriesOf(tx, [purchase.id]);
  const times = await appointmentsOfPurchases(tx, [purchase.id]);
  const outcome = await outcomeOfLead(tx, lead.id);
  const dayOf = (kind: string, ...statuses: readonly string[]) =>
    times
      .filter((one) => one.kind === kind && one.startsAt && statuses.includes(one.status))
      .map(({ startsAt }) => (startsAt ? londonDay(startsAt) : ""))
      .toSorted()
      .at(-1) ?? null;
  const list = handoverList({
    quote,
    postcode: lead.postcode,
    chosenOn: chosenDay(work),
    signedOn: await signedDayOf(tx, purchase.id),
    surveyedOn: dayOf("survey", "kept"),
    startsOn: dayOf("installation", "booked", "kept"),
    finishedOn: outcome?.finishedOn ?? null,
    entries: [...entries, ...(await paidEntry(tx, purchase.id))],
    today: londonDay(now),
  });
  const given = await giftsOf(tx, entries);
  return list.map((one) => ({ ...one, gifts: given.get(one.id) ?? [] }));
}

/** That a deposit is paid is known from what the customer said they paid. */
async function paidEntry(tx: Queryable, purchaseId: string) {
  const { payments = [], firstPaidOn: doneOn = null } = (await openDepositOf(tx, purchaseId)) ?? {};
  return payments.slice(0, 1).map(({ saidAt }) => ({
    item: "deposit",
    side: "customer" as const,
    isDone: true,
    doneOn,
    number: null,
    givenAt: new Date(saidAt),
  }));
}

async function giftsOf(
  tx: Queryable,
  entries: readonly HandoverEntryRow[],
): Promise<ReadonlyMap<string, HandoverGift[]>> {
  const files = await filesOf(
    tx,
    entries.map(({ id }) => id),
  );
  const gifts = entries.toReversed().map(({ id, item, side: by, isDone, doneOn, number, givenAt }) => ({
    item,
    gift: { by, isDone, doneOn, number, givenAt, files: files.get(id) ?? [] },
  }));
  const byItem = Map.groupBy(gifts, ({ item }) => item);
  return new Map([...byItem].map(([item, all]) => [item, all.map(({ gift }) => gift)]));
}

const chosenDay = ({ project }: ChosenWork) => londonDay(project.chosenAt ?? project.statusChangedAt);

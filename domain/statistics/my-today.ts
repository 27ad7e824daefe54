import { limits } from "#config/limits.ts";
import type { ContactWish } from "#content/contact-wish.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { coverageOf } from "#domain/coverage/coverage.ts";
import { type InstallerDocument, myDocuments } from "#domain/documents/documents.ts";
import type { MaskedLead, PurchasedLead } from "#domain/leads/lead.ts";
import { countForSale, leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { attemptsByPurchase, type ContactAttempt } from "#domain/projects/log-contact-attempt.ts";
import { countMyOpenStops, myOpenStops } from "#domain/projects/stop-requests.ts";
import { presentPurchase } from "#domain/purchases/present-purchase.ts";
import { purchasesById } from "#domain/purchases/purchases.sql.ts";
import { mayAct } from "#domain/roles.ts";
import { WAITING, type Waiting, type WaitingRow, waitingRows } from "#domain/statistics/today.sql.ts";
import { addDays, londonDay, londonTime } from "#domain/time/calendar.ts";
import { daysBefore, hoursAfter } from "#domain/time/periods.ts";

/** A section of Today. */
export type TodaySection = "stop" | Waiting | "paper" | "lead";

/** A customer for whom something waits, in the first section that applies. */
export interface WaitingCustomer extends ContactWish, Pick<PurchasedLead, "assignedTo" | "serviceLabel" | "location"> {
  purchaseId: string;
  section: Waiting;
  /** The other reasons. */
  also: Waiting[];
  /** When a next act, a first contact, a quote's end or a certificate is due; otherwise since when it waits. */
  at: Date;
  /** What is next, or what the customer wrote. */
  what: string | null;
  /** Which next act that is. */
  actId: string | null;
  /** Of times that were not answered: the customer suggested them, and the company is to answer. */
  isOurTurn: boolean;
  duePence: number | null;
  /** Of a customer who is not yet contacted: what came of the last call. */
  lastCall: "no_answer" | "left_message" | null;
  contact: Pick<PurchasedLead["contact"], "name" | "phone" | "email">;
}

export interface MyToday {
  /** How many rows there are, of one's own and nobody's and of everybody. */
  counts: { mine: number; everybody: number };
  /** How many rows each section has; absent: none. */
  totals: Partial<Record<TodaySection, number>>;
  stops: Awaited<ReturnType<typeof myOpenStops>>;
  /** The first few of each section, in its order. */
  waiting: WaitingCustomer[];
  papers: Pick<InstallerDocument, "id" | "kind" | "reference" | "expiresOn" | "validity">[];
  fresh: Pick<
    MaskedLead,
    "id" | "serviceLabel" | "location" | "outcode" | "distanceMiles" | "createdAt" | "placesLeft"
  >[];
}

const FRESH = { onlyMine: true, ageDays: 1 };

/**
 * What waits for a company today: in the order of `TodaySection`, each customer once; for a company that is not approved
 * only stops. Everybody in it reads all of those; papers and certificates of deposits are left out for somebody whose
 * role does not keep them, and leads for somebody who may not buy. Errors: not_signed_in, not_found, role_required.
 */
export async function myToday(
  context: Context,
  actor: Actor,
  { isEverybodys = false }: { isEverybodys?: boolean } = {},
): Promise<MyToday> {
  const { role, status } = requireInstaller(actor, "bought_leads");
  const stops = await myOpenStops(context, actor);
  if (status !== "approved") {
    return { ...countsOf([], { stop: stops.length }), stops, waiting: [], papers: [], fresh: [] };
  }
  const seeksLeads = await isSeekingLeads(context, actor);
  const [rows, papers, fresh, freshTotal] = await Promise.all([
    waitingOf(context, actor, { isEverybodys, most: limits.todayRowsPerSection }),
    mayAct(role, "upkeep") ? endingPapers(context, actor) : [],
    seeksLeads ? leadsForSale(context, actor, FRESH) : { items: [] },
    seeksLeads ? countForSale(context, actor, FRESH) : 0,
  ]);
  const attempts = await attemptsByPurchase(context.db.orm, idsOf(rows));
  const found = new Map(
    (await purchasesById(context.db.orm, idsOf(rows))).map((row) => [row.purchase.id, presentPurchase(row)]),
  );
  return {
    ...countsOf(rows, { stop: stops.length, paper: papers.length, lead: freshTotal }),
    stops,
    waiting: rows.flatMap((row) => {
      const lead = found.get(row.purchaseId ?? "");
      return lead ? [{ ...customerOf(row, lead), lastCall: lastCallOf(lead, attempts.get(lead.purchaseId)) }] : [];
    }),
    papers: papers.map(({ id, kind, reference, expiresOn, validity }) => ({
      id,
      kind,
      reference,
      expiresOn,
      validity,
    })),
    fresh: fresh.items.slice(0, limits.todayLeadsShown).map(freshLead),
  };
}

/** A lead matches only where the company has said where it works, and interests only whoever may buy it. */
async function isSeekingLeads({ db }: Context, actor: Actor): Promise<boolean> {
  const { id, role } = requireInstaller(actor, "bought_leads");
  return mayAct(role, "leads_for_sale") && (await coverageOf(db.orm, id)) !== undefined;
}

function freshLead(lead: MaskedLead): MyToday["fresh"][number] {
  const { id, serviceLabel, location, outcode, distanceMiles, createdAt, placesLeft } = lead;
  return { id, serviceLabel, location, outcode, distanceMiles, createdAt, placesLeft };
}

/** How much waits, as `myToday` has it, for the frame around every page. Errors: not_signed_in, not_found, role_required. */
export async function countToday(context: Context, actor: Actor): Promise<Pick<MyToday, "counts" | "totals">> {
  const { role, status } = requireInstaller(actor, "bought_leads");
  const stop = await countMyOpenStops(context, actor);
  if (status !== "approved") return countsOf([], { stop });
  const seeksLeads = await isSeekingLeads(context, actor);
  const [rows, papers, lead] = await Promise.all([
    waitingOf(context, actor, { isEverybodys: false, most: 1 }),
    mayAct(role, "upkeep") ? endingPapers(context, actor) : [],
    seeksLeads ? countForSale(context, actor, FRESH) : 0,
  ]);
  return countsOf(rows, { stop, paper: papers.length, lead });
}

function countsOf(
  rows: readonly WaitingRow[],
  others: Partial<Record<TodaySection, number>>,
): Pick<MyToday, "counts" | "totals"> {
  const totals: MyToday["totals"] = Object.fromEntries(Object.entries(others).filter(([, total]) => total > 0));
  for (const { purchaseId, section, total } of rows) {
    const name = WAITING[section];
    if (purchaseId !== null && name) totals[name] = total;
  }
  const shared = Object.values(others).reduce((sum, total) => sum + total, 0);
  const { mine = 0, everybody = 0 } = rows[0] ?? {};
  return { counts: { mine: mine + shared, everybody: everybody + shared }, totals };
}

function waitingOf({ db, now }: Context, actor: Actor, wanted: { isEverybodys: boolean; most: number }) {
  const { id: installerId, role } = requireInstaller(actor, "bought_leads");
  const today = londonDay(now);
  return waitingRows(db.orm, {
    ...wanted,
    installerId,
    userId: requireUser(actor).userId,
    today,
    tomorrow: londonTime(addDays(today, 1), 0),
    openedBy: daysBefore(now, limits.quoteUnansweredDays),
    endingBy: addDays(today, limits.quoteEndingDays),
    sendsCertificates: mayAct(role, "upkeep"),
    certificateDays: limits.depositAskDays,
  });
}

async function endingPapers(context: Context, actor: Actor): Promise<InstallerDocument[]> {
  return (await myDocuments(context, actor)).filter(({ validity }) => validity !== "valid");
}

const idsOf = (rows: readonly WaitingRow[]) => rows.flatMap(({ purchaseId }) => purchaseId ?? []);

function lastCallOf({ stage }: PurchasedLead, attempts: readonly ContactAttempt[] = []): WaitingCustomer["lastCall"] {
  const last = attempts.toSorted((one, other) => other.triedAt.getTime() - one.triedAt.getTime())[0];
  const outcome = stage === "new" ? last?.outcome : null;
  return outcome === "no_answer" || outcome === "left_message" ? outcome : null;
}

function customerOf(
  { section, sections, at, what, actId, duePence }: WaitingRow,
  lead: PurchasedLead,
): Omit<WaitingCustomer, "lastCall"> {
  const { contact, contactWay, contactTimes, purchaseId, serviceLabel, location, assignedTo } = lead;
  const { name, phone, email } = contact;
  const first = WAITING[section] ?? "next";
  const since = new Date(at);
  return {
    purchaseId,
    section: first,
    also: sections.flatMap((other) => (other === section ? [] : (WAITING[other] ?? []))),
    at: first === "contact" ? hoursAfter(since, limits.customerAnswerHours) : since,
    what: first === "times" ? null : what,
    actId,
    isOurTurn: first === "times" && what === "customer",
    duePence,
    contact: { name, phone, email },
    contactWay,
    contactTimes,
    serviceLabel,
    location,
    assignedTo,
  };
}

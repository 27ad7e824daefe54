import { limits } from "#config/limits.ts";
import {
  insertBulkInstallers,
  insertBulkLeads,
  insertBulkPurchases,
  type LeadState,
  lastBulkNumbers,
  refreshStatistics,
} from "#db/bulk.sql.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { daysBefore, hoursBefore } from "#domain/time/periods.ts";
import { bulkMix } from "./bulk-mix.ts";

export interface BulkOrder {
  leads: number;
  installers: number;
  /** How many of the leads are for sale. */
  available: number;
  /** How many leads each installer has bought in the past, at most. */
  purchasesEach: number;
  /** Granted to each installer; those purchases are paid for with them too. */
  creditsEach: number;
}

const BATCH_ROWS = 50_000;
/** Leads for sale are younger than this, so that none expires while we measure. */
const YOUNG_DAYS = 50;
const HISTORY_DAYS = 3 * 365;
const SOLD_SHARE_MAX = 0.4;

/** Adds all the leads and installers, or none. */
export async function addBulkData({ db, now }: Context, order: BulkOrder): Promise<{ purchases: number }> {
  const purchases = await inTransaction(db, async (tx) => {
    const last = await lastBulkNumbers(tx);
    await addInstallers(tx, order, last.installer + 1, now);
    const states = leadStates(order);
    await addLeads(tx, states, last.lead + 1, now);
    return addPurchases(tx, order, states, { lead: last.lead + 1, installer: last.installer + 1 }, now);
  });
  await refreshStatistics(db);
  return { purchases };
}

/**
 * The state of each lead, oldest first: those closed long ago, then the young ones, with those for sale scattered among
 * them.
 */
export function leadStates({ leads, available, installers, purchasesEach }: BulkOrder): LeadState[] {
  const young = youngOf(leads, available);
  const sales = Math.min(installers * purchasesEach, Math.floor(leads * SOLD_SHARE_MAX));
  const partlySold = Math.min(Math.floor(sales / 2), Math.floor(available / 4));
  const sold = Math.min(sales - partlySold, leads - young);
  const old = scattered(leads - young, [
    ["sold", sold],
    ["withdrawn", Math.floor((leads - young - sold) / 10)],
    ["expired", leads - young],
  ]);
  const recent = scattered(young, [
    ["partly-sold", partlySold],
    ["available", available - partlySold],
    ["withdrawn", Math.floor((young - available) / 2)],
    ["unconfirmed", young],
  ]);
  return [...old, ...recent];
}

function youngOf(leads: number, available: number): number {
  return Math.max(available, Math.round((leads * YOUNG_DAYS) / HISTORY_DAYS));
}

/** This many of each state, the last one filling up, in an order that looks random but is always the same. */
function scattered(length: number, parts: [LeadState, number][]): LeadState[] {
  const sorted = parts.flatMap(([state, count]) => Array<LeadState>(count).fill(state)).slice(0, length);
  return Array.from(sorted, (_, position) => sorted[(position * strideFor(length)) % length] as LeadState);
}

/** A step that visits each of `length` places once before returning to the first. */
export function strideFor(length: number): number {
  return [7_919, 7_907, 7_901].find((prime) => length % prime !== 0) ?? 1;
}

async function addInstallers(tx: Tx, order: BulkOrder, firstNumber: number, now: Date): Promise<void> {
  const mix = bulkMix();
  const created = { createdFrom: daysBefore(now, HISTORY_DAYS + 300), createdUntil: daysBefore(now, HISTORY_DAYS + 2) };
  const { installers: count, creditsEach } = order;
  if (count > 0) await insertBulkInstallers(tx, mix, { firstNumber, count, creditsEach, ...created });
}

async function addLeads(tx: Tx, states: LeadState[], firstNumber: number, now: Date): Promise<void> {
  const mix = bulkMix();
  const created = creationDates(states, now);
  for (let from = 0; from < states.length; from += BATCH_ROWS) {
    const until = Math.min(from + BATCH_ROWS, states.length);
    const dates = { createdFrom: created(from), createdUntil: created(until) };
    await insertBulkLeads(
      tx,
      mix,
      { firstNumber: firstNumber + from, states: states.slice(from, until), ...dates },
      now,
    );
  }
}

/**
 * Spread evenly over the years; if more leads are for sale than that would make young, all of them in the last weeks.
 */
function creationDates(states: LeadState[], now: Date): (position: number) => Date {
  const oldest = states.findIndex((state) => state === "available" || state === "partly-sold");
  const youngLeads = oldest < 0 ? states.length : states.length - oldest;
  const days = Math.min(HISTORY_DAYS, (YOUNG_DAYS * states.length) / youngLeads);
  return (position) => daysBefore(hoursBefore(now, 1), days * (1 - position / states.length));
}

/** In rounds of one purchase per installer, the oldest leads first. */
async function addPurchases(
  tx: Tx,
  { installers }: BulkOrder,
  states: LeadState[],
  first: { lead: number; installer: number },
  now: Date,
): Promise<number> {
  const bought = [...states.entries()].filter(([, state]) => state === "sold" || state === "partly-sold");
  for (let from = 0; from < bought.length; from += installers) {
    const round = bought.slice(from, from + installers);
    const pairs = round.map(([position], index) => ({
      lead: first.lead + position,
      installer: first.installer + index,
    }));
    await insertBulkPurchases(tx, pairs, limits.leadPriceCredits, now);
  }
  return bought.length;
}

import { type CheckField, type Technology, type VettingCheck, vettingChecks } from "#content/vetting.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { addressInWords } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { checksOfCompany, keptWith, optionalChecks, requiredChecks } from "#domain/required-checks.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { technologiesOf } from "#domain/vetting/technologies-of.ts";
import { type CheckRow, newestChecks } from "#domain/vetting/vetting.sql.ts";

/** "expired": passed, but no longer valid. */
export type CheckState = "open" | "passed" | "failed" | "expired";

export interface ChecklistItem {
  check: VettingCheck;
  state: CheckState;
  /** Checked once for the whole company, whichever technologies it is listed for. */
  isOfCompany: boolean;
  /** Counts for nothing while it is open. */
  isOptional: boolean;
  /** The check that counts; null if nobody has checked. */
  last: LastCheck | null;
}

export type LastCheck = Pick<CheckRow, "id" | "evidence" | "expiresOn" | "checkedAt" | "holderOutcome" | CheckField> & {
  checkedBy: string;
};

export interface TechnologyChecks {
  technology: Technology;
  items: ChecklistItem[];
}

/** A company's services, as far as it has told us. */
export interface Offer {
  id: string;
  services: readonly string[] | null;
  specialties: readonly string[];
}

/**
 * What has been checked about a company and what has not, for each technology it offers. Errors: not_signed_in,
 * not_admin.
 */
export async function checklistOf({ db, now }: Context, actor: Actor, offer: Offer): Promise<TechnologyChecks[]> {
  requireAdmin(actor, "vetting");
  return itemsOf(offer, await newestChecks(db.orm, [offer.id]), londonDay(now));
}

export interface Progress {
  done: number;
  needed: number;
  /** Each kind once, in list order, across all technologies. */
  missing: VettingCheck[];
}

/** The vetting progress of each of these companies, by id. Runs inside the caller's transaction. Authorises nothing. */
export async function vettingProgress(
  tx: Queryable,
  offers: readonly Offer[],
  now: Date,
): Promise<ReadonlyMap<string, Progress>> {
  const ids = offers.map(({ id }) => id);
  const rows = await newestChecks(tx, ids);
  const today = londonDay(now);
  return new Map(offers.map((offer) => [offer.id, progressOf(itemsOf(offer, rows, today))]));
}

type Rows = Awaited<ReturnType<typeof newestChecks>>;

function itemsOf(offer: Offer, rows: Rows, today: string): TechnologyChecks[] {
  const own = rows.filter(({ row }) => row.installerId === offer.id);
  return technologiesOf(offer).map((technology) => ({
    technology,
    items: [...requiredChecks[technology], ...optionalChecks].map((check) => {
      const found = own.find(({ row }) => row.technology === keptWith(technology, check) && row.check === check);
      return presentItem(check, found, today);
    }),
  }));
}

function presentItem(check: VettingCheck, found: Rows[number] | undefined, today: string): ChecklistItem {
  const kind = { check, isOfCompany: checksOfCompany.includes(check), isOptional: optionalChecks.includes(check) };
  if (!found) return { ...kind, state: "open", last: null };
  const { id, outcome, evidence, expiresOn, checkedAt, holderOutcome } = found.row;
  const { reference, holder, holderNumber, certificationBody, insurer, coverPounds } = found.row;
  const isExpired = outcome === "passed" && expiresOn !== null && expiresOn < today;
  const last = {
    id,
    evidence,
    expiresOn,
    checkedBy: addressInWords(found.checkedBy ?? "Unknown"),
    checkedAt,
    holderOutcome,
    reference,
    holder,
    holderNumber,
    certificationBody,
    insurer,
    coverPounds,
  };
  return { ...kind, state: isExpired ? "expired" : outcome, last };
}

/** A company's progress, worked out from its checks. */
export function progressOf(checks: readonly TechnologyChecks[]): Progress {
  // Count checks of the whole company once.
  const kept = checks.flatMap(({ technology, items }) =>
    items.map((item) => [`${keptWith(technology, item.check)} ${item.check}`, item] as const),
  );
  const items = [...new Map(kept).values()].filter(({ isOptional }) => !isOptional);
  const open = items.filter(({ state }) => state !== "passed");
  return {
    done: items.length - open.length,
    needed: items.length,
    missing: vettingChecks.map(({ value }) => value).filter((value) => open.some(({ check }) => check === value)),
  };
}

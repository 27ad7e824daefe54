import type { CheckFact } from "#content/check-facts.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { checkFactsAt } from "#domain/vetting/shown-checks.ts";
import { technologyOf } from "#domain/vetting/technologies-of.ts";

/** One check at the purchase and today. */
export interface PassportRow {
  readonly then: CheckFact;
  readonly today: CheckFact;
  /** How it differs: it no longer holds, it holds now and did not, or it was made again; null if it does not. */
  readonly change: "worse" | "better" | "again" | null;
}

/** What we checked of a company that has a customer's details, when it got them and today. */
export interface Passport {
  readonly purchaseId: string;
  readonly company: string;
  readonly serviceType: string;
  readonly purchasedAt: Date;
  /** The company no longer sees the details. */
  readonly isEnded: boolean;
  /** Since when the company takes no requests; null while it may. */
  readonly suspendedAt: Date | null;
  /** What differs first. */
  readonly rows: readonly PassportRow[];
}

/**
 * The vetting passport of a purchase, worked out from checks that only grow; nothing is stored. Errors: link_invalid,
 * link_revoked, read_only_link, not_found (no purchase of this request).
 */
export async function vettingPassport(context: Context, token: string, purchaseId: string): Promise<Passport> {
  const { db, now } = context;
  const leadId = await leadOfUsedLink(context, token);
  const { purchase, lead, installer } = await findPurchase(db.orm, purchaseId);
  if (purchase.leadId !== leadId) throw new DomainError("not_found");
  const { serviceType } = lead;
  const technology = technologyOf(serviceType);
  const checksAt = (at: Date) => checkFactsAt(db.orm, installer.id, { technology, at });
  const { purchasedAt, endedAt } = purchase;
  return {
    purchaseId,
    company: installer.companyName,
    serviceType,
    purchasedAt,
    isEnded: endedAt !== null,
    suspendedAt: installer.status === "suspended" ? installer.statusChangedAt : null,
    rows: passportRows(await checksAt(purchasedAt), await checksAt(now)),
  };
}

/** The checks of two days side by side, those that differ first. */
function passportRows(then: readonly CheckFact[], today: readonly CheckFact[]): PassportRow[] {
  const byKind = Map.groupBy([...today, ...then], ({ check }) => check);
  const rows = [...byKind.values()].flatMap(([either]) => {
    if (!either) return [];
    const among = (facts: readonly CheckFact[]) => facts.find(({ check }) => check === either.check);
    return rowOf(among(then) ?? notMade(either), among(today) ?? notMade(either));
  });
  return rows.toSorted((one, other) => ORDER.indexOf(one.change) - ORDER.indexOf(other.change));
}

const ORDER: readonly PassportRow["change"][] = ["worse", "better", "again", null];

/** A membership of a scheme is told only on days on which we had checked it. */
const notMade = ({ check, label }: CheckFact): CheckFact => ({
  check,
  label,
  state: "not_checked",
  on: null,
  validUntil: null,
  checkedBy: null,
  how: null,
});

function rowOf(then: CheckFact, today: CheckFact): PassportRow {
  if (then.state !== today.state) return { then, today, change: today.state === "checked" ? "better" : "worse" };
  // The register is asked every month, whatever happens.
  if (today.check === "register") return { then, today, change: null };
  const isSame = then.on === today.on && then.validUntil === today.validUntil;
  return { then, today, change: isSame ? null : "again" };
}

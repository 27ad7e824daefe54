import { leadServiceOptions } from "#content/options.ts";
import { pauseInWords, wayOnInWords } from "#content/proofs.ts";
import { capInWords, type ReachedCap } from "#content/purchase-caps.ts";
import type { Refusal, Violation } from "#db/violation.ts";
import { pausesAt, pausesOf } from "#domain/accreditation/proof-ends.ts";
import type { Actor, Installer } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";
import { gateOfInstaller } from "#domain/vetting/ended-proofs.ts";

// Why a company may not spend credits on a lead, on a purchase or an outline: the database decides, this names the
// reason.

/** The actor with what the company may buy now: a check or document may be newer than the loaded actor. */
export async function readGateAgain({ db }: Context, actor: Actor, installer: Installer): Promise<Actor> {
  const gate = await gateOfInstaller(db.orm, installer.id);
  if (!gate || actor.kind !== "user") throw new DomainError("not_found");
  return { ...actor, installer: { ...installer, gate } };
}

/** The constraint's detail says whose limit it is, the period and the amount: "company day 5". */
export function reachedCapOf({ detail = "" }: Violation): ReachedCap {
  const [holderKind, per, most] = detail.split(" ");
  return { holderKind, per, most: Number(most) } as ReachedCap;
}

const ANSWERS: Partial<Record<Refusal, DomainErrorCode>> = {
  not_approved: "not_approved",
  payment_disputed: "payment_disputed",
  duplicate_lead: "duplicate_lead",
  purchases_outline_id: "conflict",
};

const ANSWERS_TO_CONSTRAINTS: Partial<Record<string, DomainErrorCode>> = {
  profiles_credits_not_negative: "insufficient_credits",
  lead_purchases_once: "already_purchased",
  lead_purchases_pkey: "conflict",
  credit_transactions_once_per_cause: "conflict",
};

/** Translates the database's refusal into the verb's error. */
export function refusalOf(violation: Violation | undefined): DomainErrorCode | undefined {
  if (violation?.refusal) return ANSWERS[violation.refusal];
  return ANSWERS_TO_CONSTRAINTS[violation?.constraint ?? ""];
}

/** The refusal that names the limit reached. */
export function limitReached(cap: ReachedCap): DomainError {
  return new DomainError("limit_reached", { words: `${capInWords(cap)} You have not been charged.` });
}

/** The refusal for a lead of this service, if the company may not buy such leads now. */
export function buyingPaused(
  { gate }: Pick<Installer, "gate">,
  serviceType: string,
  now: Date,
): DomainError | undefined {
  const pauses = pausesAt(gate, now);
  const ended = pausesOf(pauses, serviceType);
  if (ended.length === 0) return undefined;
  const others = leadServiceOptions.length > new Set(pauses.flatMap((pause) => pause.services)).size;
  const words = [
    ...ended.map(pauseInWords),
    "You have not been charged.",
    wayOnInWords(ended),
    ...(others ? ["You can still buy leads for other work."] : []),
  ].join(" ");
  if (ended.some(({ because }) => because === "stop")) return new DomainError("stop_overdue");
  const isHoliday = ended.every(({ because }) => because === "holiday");
  return new DomainError(isHoliday ? "buying_paused" : "proof_ended", { words });
}

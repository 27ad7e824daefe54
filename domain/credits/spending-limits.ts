import { limits } from "#config/limits.ts";
import type { ReachedCap } from "#content/purchase-caps.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import {
  type CapHolder,
  type CapsRow,
  capsOfHolder,
  capsOfInstaller,
  deleteCaps,
  hasKey,
  reachedCap,
  saveCaps,
} from "#domain/credits/spending-limits.sql.ts";
import type { Caps } from "#domain/credits/spending-limits-form.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";

export type CapsHolder = { kind: "company" } | { kind: "person" } | { kind: "key"; keyId: string };

const NONE: Caps = { leadsADay: null, leadsAWeek: null, creditsAMonth: null };

/** The limits of the company, of the caller, and of each key by its id. Errors: not_signed_in, not_found. */
export async function myCaps(
  { db }: Context,
  actor: Actor,
): Promise<{ company: Caps; person: Caps; keys: Record<string, Caps> }> {
  const { userId } = requireUser(actor);
  const { id } = requireInstaller(actor, "company");
  const rows = await capsOfInstaller(db.orm, id);
  const of = (kind: CapsRow["holderKind"], holder: string) =>
    capsOf(rows.find((row) => row.holderKind === kind && row.holder === holder));
  const keys = rows.filter(({ holderKind }) => holderKind === "key").map((row) => [row.holder, capsOf(row)] as const);
  return { company: of("company", id), person: of("person", userId), keys: Object.fromEntries(keys) };
}

/**
 * The limit that the next lead would pass, to say so beforehand; undefined if none. Returns at once where none is set.
 * Errors: not_signed_in, not_found.
 */
export async function myReachedCap({ db, now }: Context, actor: Actor): Promise<ReachedCap | undefined> {
  const { userId } = requireUser(actor);
  const { id, isCapped } = requireInstaller(actor, "leads_for_sale");
  if (!isCapped) return undefined;
  return reachedCap(db.orm, { installerId: id, userId, priceCredits: limits.leadPriceCredits }, now);
}

/** Whether these limits allow more than those of today. Errors: not_signed_in, not_found. */
export async function wouldLoosen({ db }: Context, actor: Actor, whose: CapsHolder, caps: Caps): Promise<boolean> {
  return isLooser(capsOf(await capsOfHolder(db.orm, holderOf(actor, whose))), caps);
}

/**
 * Sets the limits, which every purchase obeys from now on. `mayLoosen`: the account's owner has just proved their
 * identity. Errors: not_signed_in, not_found (also a key that is not the company's), conflict (they allow more, without
 * that proof).
 */
export async function setCaps(
  { db, now }: Context,
  actor: Actor,
  { whose, caps, mayLoosen }: { whose: CapsHolder; caps: Caps; mayLoosen: boolean },
): Promise<void> {
  const user = requireUser(actor);
  const holder = holderOf(actor, whose);
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, holder.installerId);
    if (whose.kind === "key" && !(await hasKey(tx, holder.installerId, whose.keyId)))
      throw new DomainError("not_found");
    const before = capsOf(await capsOfHolder(tx, holder));
    if (!mayLoosen && isLooser(before, caps)) throw new DomainError("conflict");
    const isNone = Object.values(caps).every((most) => most === null);
    if (isNone) await deleteCaps(tx, holder);
    else await saveCaps(tx, { ...holder, ...caps, changedBy: user.userId, changedAt: now });
    const subject = { type: "installer", id: holder.installerId } as const;
    const of = whose.kind === "key" ? { keyId: whose.keyId } : {};
    await recordAudit(tx, user, {
      action: "set-limits",
      subject,
      now,
      before: { holder: whose.kind, ...before },
      after: { holder: whose.kind, ...of, ...caps },
    });
  });
}

function holderOf(actor: Actor, whose: CapsHolder): CapHolder {
  const { userId } = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "company");
  const holder = { company: installerId, person: userId, key: whose.kind === "key" ? whose.keyId : "" }[whose.kind];
  return { installerId, holderKind: whose.kind, holder };
}

function capsOf(row: CapsRow | undefined): Caps {
  if (!row) return NONE;
  const { leadsADay, leadsAWeek, creditsAMonth } = row;
  return { leadsADay, leadsAWeek, creditsAMonth };
}

function isLooser(before: Caps, after: Caps): boolean {
  const grows = (from: number | null, to: number | null) => from !== null && (to === null || to > from);
  return (
    grows(before.leadsADay, after.leadsADay) ||
    grows(before.leadsAWeek, after.leadsAWeek) ||
    grows(before.creditsAMonth, after.creditsAMonth)
  );
}

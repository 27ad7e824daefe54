import type { Tx } from "#db/connection.ts";
import { toldOf } from "#domain/installers/told.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import type { CompanyRole } from "#domain/roles.ts";

/** What was done to a company's team. `made_owner`: by our desk, for a firm that had lost its only owner. */
export type TeamChange =
  | { what: "invited"; invitationId: string }
  | { what: "changed"; memberId: string; role: CompanyRole; creditsAMonth: number | null }
  | { what: "removed" | "factor_reset" | "made_owner"; memberId: string }
  | { what: "factor_required" | "factor_optional" };

/**
 * Mails every owner that the team has changed, in the caller's transaction: call it before the change, so that an owner
 * who loses the role reads of it too; whoever gets it is told as well. `by` is null for our desk. Authorises nothing.
 */
export async function tellOwners(
  tx: Tx,
  { installerId, by, change }: { installerId: string; by: string | null; change: TeamChange },
  now: Date,
): Promise<void> {
  const owners = (await toldOf(tx, "team", { subject: { installerId }, now })).map(({ userId }) => userId);
  const isPromoted = change.what === "made_owner" || (change.what === "changed" && change.role === "owner");
  const readers = new Set(isPromoted ? [...owners, change.memberId] : owners);
  const told = { mail: "team-changed", installerId, by, change, at: now.toISOString() } as const;
  await enqueueMails(
    tx,
    [...readers].map((userId) => ({ ...told, userId })),
    now,
  );
}

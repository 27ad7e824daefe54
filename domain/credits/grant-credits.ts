import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { DomainError } from "#domain/errors.ts";
import { installerById, lockInstaller } from "#domain/installers/installers.sql.ts";
import { requireOpen } from "#domain/installers/require-open.ts";
import { type Credits, credits } from "#domain/money.ts";

/**
 * Gives an installer credits on behalf of an administrator (10 by default). A reason appears in the installer's
 * history. The caller makes `grantId` (a UUID): repeating it grants nothing more. Errors: not_signed_in, not_admin,
 * own_company, not_found, conflict (the id belongs to another grant), account_closed.
 */
export async function grantCredits(
  { db, now }: Context,
  actor: Actor,
  input: { installerId: string; grantId: string; amountCredits?: Credits; reason?: string },
): Promise<{ balanceAfter: Credits }> {
  const admin = requireAdminOfOthers(actor, input.installerId, "payments");
  const amount = input.amountCredits ?? credits(limits.adminGrantCredits);
  return inTransaction(db, async (tx) => {
    await lockInstaller(tx, input.installerId);
    const profile = await installerById(tx, input.installerId);
    if (!profile) throw new DomainError("not_found");
    requireOpen(profile);
    const entry = await postEntry(tx, {
      installerId: input.installerId,
      amount,
      type: "grant",
      causeId: input.grantId,
      description: input.reason ? `Granted: ${input.reason}` : `Granted by ${admin.email}`,
      createdBy: admin.userId,
      now,
    });
    if (!entry.replayed) {
      await recordAudit(tx, admin, {
        action: "grant-credits",
        subject: { type: "installer", id: input.installerId },
        reason: input.reason ?? null,
        after: { amount, balance: entry.balanceAfter },
        now,
      });
    }
    return { balanceAfter: entry.balanceAfter };
  });
}

import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import { customersLeft } from "#domain/accounts/customers-left.ts";
import { deleteSessions, lockUser } from "#domain/accounts/security.sql.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { closedAddress, isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { installerOfMember, isInAHistory, lockInstaller, peopleOf } from "#domain/installers/installers.sql.ts";
import { withdrawReports } from "#domain/lead-reports/report-lead.ts";
import { enqueueMail, enqueueMails } from "#domain/outbox/enqueue.ts";
import { endOutlinesOf } from "#domain/outline-quotes/withdraw-outline.ts";
import { refundAll } from "#domain/payments/refund-all.ts";
import { eraseAccount, erasePerson } from "#domain/personal-data/erase.sql.ts";
import { countOpenStops } from "#domain/projects/stop-requests.sql.ts";
import { endPurchases } from "#domain/purchases/end-purchases.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { typedLine } from "#domain/typed-text.ts";

interface Confirmation {
  companyName: string;
  /** The person has read what customers will lose. */
  leavesCustomers?: boolean;
}

const CLOSED = "The company closed its account.";

/**
 * Closes the company's account for good, in one transaction: all credentials and personal data go, and the address is
 * free for a new account. Ledger, payments, receipts and purchases stay, under the company's name. A mail to the former
 * address says so, and one to each colleague, who keeps the sign-in. The person types `companyName` to confirm; case and surrounding spaces do not matter. With
 * `refundIds`, which makes ids, all unspent bought credits are first refunded to the card; otherwise they are
 * forfeited. Open reports of bad leads are withdrawn. `leavesCustomers`: the person has read what customers lose.
 * Errors: not_signed_in; not_found (or already closed); invalid_input (`companyName`, or `leavesCustomers` where there
 * are such customers); last_admin; stop_open (a customer’s order to stop is not confirmed).
 */
export async function closeAccount(
  context: Context,
  actor: Actor,
  confirmation: Confirmation & { refundIds?: () => string },
): Promise<void> {
  const { db, now } = context;
  const installer = requireInstaller(actor, "company");
  const fields = await notConfirmed(context, actor, confirmation);
  if (Object.keys(fields).length > 0) throw new DomainError("invalid_input", { fields });
  const user = requireUser(actor);
  const by = { ...user, installerId: installer.id, email: closedAddress(user.userId) };
  await inTransaction(db, async (tx) => {
    if ((await countOpenStops(tx, { installerId: installer.id })) > 0) throw new DomainError("stop_open");
    await withdrawReports(tx, installer.id, now);
    await leaveProjects(tx, installer.id, now);
    // Payments are locked before their company.
    const { refundIds: newId } = confirmation;
    const refunded = newId ? await refundAll(tx, by, { reason: CLOSED, newId, now }) : undefined;
    const was = await lockInstaller(tx, installer.id);
    if (!was || isClosedAddress(was.email)) throw new DomainError("not_found");
    const { contactName, companyName, credits } = was;
    const { userId, email: to } = user;
    await endPeople(tx, { installerId: installer.id, by: userId, now });
    await eraseAccount(tx, { id: installer.id, now });
    await erasePersonUnlessLastAdmin(tx, { userId, email: to, now });
    await enqueueMail(
      tx,
      { mail: "account-closed", to, contactName, companyName, credits, refundPence: refunded?.pence ?? 0 },
      now,
    );
    await recordSecurityEvent(tx, context, { kind: "account_closed", userId });
    // The log is kept for ever, so it names the account rather than the person.
    await recordAudit(
      tx,
      { userId, email: by.email },
      {
        action: "close-account",
        subject: { type: "installer", id: installer.id },
        before: { status: was.status, credits: was.credits },
        after: { status: "suspended" },
        now,
      },
    );
  });
}

async function erasePersonUnlessLastAdmin(tx: Tx, who: { userId: string; email: string; now: Date }): Promise<void> {
  try {
    await erasePerson(tx, { ...who, keepsName: await isInAHistory(tx, who.userId) });
  } catch (error) {
    if (violationOf(error)?.refusal === "last_administrator") throw new DomainError("last_admin");
    throw error;
  }
}

/** Whoever works in it is signed out, keeps the sign-in, and is in no company; all but `by` are told. */
async function endPeople(
  tx: Tx,
  { installerId, by, now }: { installerId: string; by: string; now: Date },
): Promise<void> {
  const people = await peopleOf(tx, installerId);
  for (const userId of people) await deleteSessions(tx, userId);
  const others = people.filter((userId) => userId !== by);
  await enqueueMails(
    tx,
    others.map((userId) => ({ mail: "company-left" as const, userId, installerId, isClosed: true })),
    now,
  );
}

/**
 * Deletes the account of somebody in no company, for good: what lets them in and what they told us of themselves. The
 * address is free for a new account, and a mail says so. A company's history keeps the name. Errors: not_signed_in;
 * conflict for somebody in a company, who leaves or closes it first; last_admin.
 */
export async function deletePerson(context: Context, actor: Actor): Promise<void> {
  const { db, now } = context;
  const { userId, email } = requireUser(actor);
  await inTransaction(db, async (tx) => {
    const was = await lockUser(tx, userId);
    if (!was || isClosedAddress(was.email)) throw new DomainError("not_found");
    // Read again under the lock, which joining takes too.
    if (await installerOfMember(tx, userId)) throw new DomainError("conflict");
    await erasePersonUnlessLastAdmin(tx, { userId, email, now });
    await enqueueMail(tx, { mail: "person-deleted", to: email, contactName: was.name }, now);
    await recordSecurityEvent(tx, context, { kind: "account_closed", userId });
    const by = { userId, email: closedAddress(userId) };
    await recordAudit(tx, by, { action: "delete-account", subject: { type: "user", id: userId }, now });
  });
}

/** Ends the company's dealings with its customers, and tells those whose project goes on elsewhere. */
async function leaveProjects(tx: Tx, installerId: string, now: Date): Promise<void> {
  await endOutlinesOf(tx, installerId, now);
  const left = await endPurchases(tx, { installerId }, { reason: "company_gone", by: "installer", now });
  await enqueueMails(
    tx,
    left.map(({ id: purchaseId }) => ({ mail: "company-gone" as const, purchaseId })),
    now,
  );
}

/** What must be settled before a company's account can be closed. Errors: not_signed_in, not_found. */
export async function notConfirmed(context: Context, actor: Actor, given: Confirmation): Promise<FieldErrors> {
  const { companyName } = requireInstaller(actor, "company");
  const left = given.leavesCustomers ? "" : await customersLeft(context, actor);
  const plain = (text: string) => typedLine(text).replace(/\s+/g, " ").toLowerCase();
  return {
    ...(plain(given.companyName) !== plain(companyName) && {
      companyName: [`To close the account, type the name of your company: ${companyName}.`],
    }),
    ...(left && { leavesCustomers: [`Tick the box to close the account anyway: ${left}.`] }),
  };
}

import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import type { Context } from "#domain/context.ts";
import { newestRequestsOf } from "#domain/leads/leads.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { exceededOf, tooMany } from "#domain/rate-limits/rate-limits.ts";

/**
 * Mails, in one letter, a fresh link to each of the newest requests from an e-mail address, whose older links have ended
 * or are lost. Anyone may ask; nobody learns whether there are any, and beyond 3 an hour for an e-mail address nothing
 * is sent. Errors: too_many_requests (20 an hour from `address`).
 */
export async function sendMyLinks(
  context: Context,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const { db, now } = context;
  const perAddress = { name: "link-address", subject: address, max: limits.linkMailsPerAddressPerHour, minutes: 60 };
  const perEmail = {
    name: "link-email",
    subject: mailboxOf(email),
    max: limits.linkMailsPerEmailPerHour,
    minutes: 60,
  };
  await inTransaction(db, async (tx) => {
    const exceeded = await exceededOf(tx, [perAddress, perEmail], context);
    if (exceeded?.name === perAddress.name) throw tooMany(exceeded);
    const [leadId, ...others] = await newestRequestsOf(tx, email, limits.requestLinksMailedMax);
    if (leadId !== undefined && !exceeded) await enqueueMail(tx, { mail: "your-links", leadId, others }, now);
  });
}

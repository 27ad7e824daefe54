import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import type { Context } from "#domain/context.ts";
import { newestRequestsOf } from "#domain/leads/leads.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { exceededOf, tooMany } from "#domain/rate-limits.ts";

/**
 * Mails, in one message, a new link to each of the newest requests from an email address, whose older links have ended
 * or are lost. Anyone may ask; the answer does not reveal whether there are any, and nothing is sent beyond 3 an hour
 * for an email address. Errors: too_many_requests (20 an hour from `address`).
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

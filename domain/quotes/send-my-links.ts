import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import type { Context } from "#domain/context.ts";
import { newestRequestsOf } from "#domain/leads/quote-request.ts";
import { enqueueMails } from "#domain/outbox/enqueue-mail.ts";
import { exceededOf, tooMany } from "#domain/throttle/throttle.ts";

/**
 * Mails a fresh link for each of the newest requests from an e-mail address, whose older links have ended or are lost.
 * Anyone may ask; nobody learns whether there are any, and beyond 3 a day for an address nothing is sent.
 * Errors: too_many_requests (10 an hour from `address`).
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
    max: limits.linkMailsPerEmailPerDay,
    minutes: 24 * 60,
  };
  await inTransaction(db, async (tx) => {
    const exceeded = await exceededOf(tx, [perAddress, perEmail], context);
    if (exceeded?.name === perAddress.name) throw tooMany(exceeded);
    const requests = await newestRequestsOf(tx, email, limits.requestLinksMailedMax);
    const mails = exceeded ? [] : requests.map((leadId) => ({ mail: "request-link" as const, leadId }));
    await enqueueMails(tx, mails, now);
  });
}

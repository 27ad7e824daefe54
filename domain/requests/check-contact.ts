import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { isAsked } from "#domain/leads/contact-question.ts";
import { answersFingerprint } from "#domain/leads/quote-request.ts";
import { correctedFields } from "#domain/leads/tell-of-correction.ts";
import { lockWorksOfRequest } from "#domain/leads/works.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import type { ContactForm } from "#domain/requests/contact-form.ts";
import { correctableOf, correctWork } from "#domain/requests/correct-contact.ts";

/**
 * The customer confirms or corrects their name and phone number: a paused request goes back on sale, and buyers are
 * told by mail what was corrected. It holds for all works of the request. Repeating it changes nothing. The link is the only authorisation. Errors:
 * link_invalid, conflict (the question is closed, or the details shown have changed).
 */
export function checkContact(
  { db, now }: Context,
  token: string,
  { form, fingerprint }: { form: ContactForm; fingerprint: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const works = await lockWorksOfRequest(tx, leadId);
    const lead = works.find(({ id }) => id === leadId);
    if (!lead) throw new DomainError("link_invalid");
    const answer = { customerName: form.name, customerPhone: form.phone };
    const corrected = correctedFields(lead, { ...lead, ...answer });
    // Clicked twice, or sent again because the answer was lost on the network.
    if (lead.contactAnsweredAt && !lead.contactAskedAt && corrected.length === 0) return;
    if (!isAsked(lead) || lead.expiresAt <= now || fingerprint !== answersFingerprint(lead)) {
      throw new DomainError("conflict");
    }
    await correctWork(tx, lead, { answer, now });
    const others = await correctableOf(
      tx,
      works.filter(({ id }) => id !== leadId),
    );
    for (const other of others) await correctWork(tx, other, { answer, now });
  });
}

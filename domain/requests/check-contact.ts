import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { endQuestion, isAsked } from "#domain/leads/contact-question.ts";
import { lockLead, updateLead } from "#domain/leads/leads.sql.ts";
import { answersFingerprint } from "#domain/leads/quote-request.ts";
import { correctedFields, tellOfCorrection } from "#domain/leads/tell-of-correction.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import type { ContactForm } from "#domain/requests/contact-form.ts";

/**
 * The customer confirms or corrects their name and phone number: a paused request goes back on sale, and buyers are
 * told by mail what was corrected. Repeating it changes nothing. The link is the only authorisation. Errors:
 * link_invalid, conflict (the question is closed, or the details shown have changed).
 */
export function checkContact(
  { db, now }: Context,
  token: string,
  { form, fingerprint }: { form: ContactForm; fingerprint: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, await leadOfLink(tx, token, now));
    if (!lead) throw new DomainError("link_invalid");
    const answer = { customerName: form.name, customerPhone: form.phone };
    const corrected = correctedFields(lead, { ...lead, ...answer });
    // Clicked twice, or sent again because the answer was lost on the network.
    if (lead.contactAnsweredAt && !lead.contactAskedAt && corrected.length === 0) return;
    if (!isAsked(lead) || lead.expiresAt <= now || fingerprint !== answersFingerprint(lead)) {
      throw new DomainError("conflict");
    }
    if (corrected.length > 0) await updateLead(tx, lead.id, answer);
    await endQuestion(tx, lead, now);
    await tellOfCorrection(tx, { leadId: lead.id, corrected, now });
  });
}

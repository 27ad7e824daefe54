import { creditPackName } from "#content/credit-packs.ts";
import type { MailFacts } from "#content/mails/mail-facts.ts";
import type { Context } from "#domain/context.ts";
import { paymentForMails } from "#domain/payments/payment-for-mails.ts";

/** What the mail with the receipt says; undefined when the company is gone. */
export async function paymentFacts(context: Context, paymentId: string): Promise<MailFacts | undefined> {
  const found = await paymentForMails(context, paymentId);
  if (!found) return undefined;
  const { payment, installer } = found;
  const { pack, ...terms } = payment;
  return {
    mail: "credits-purchased",
    to: installer.email,
    contactName: installer.contactName,
    packName: creditPackName(pack),
    ...terms,
    balanceCredits: installer.credits,
  };
}

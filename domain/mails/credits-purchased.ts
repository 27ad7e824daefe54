import { creditPackName } from "#content/credit-packs.ts";
import { type CreditsPurchasedFacts, creditsPurchasedLetter } from "#content/mails/credits-purchased.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { paymentForMails } from "#domain/payments/find-receipt.ts";

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads {
    /** With the receipt. */
    "credits-purchased": { paymentId: string };
  }
}

export const creditsPurchased: MailKind<"credits-purchased", CreditsPurchasedFacts> = {
  nameInLog: "Credits bought",
  recipient: "account",
  async gather(context, { paymentId }) {
    const found = await paymentForMails(context, paymentId);
    if (!found) return undefined;
    const { payment, installer } = found;
    const { pack, ...terms } = payment;
    return {
      to: installer.email,
      contactName: installer.contactName,
      packName: creditPackName(pack),
      ...terms,
      balanceCredits: installer.credits,
    };
  },
  letter: creditsPurchasedLetter,
};

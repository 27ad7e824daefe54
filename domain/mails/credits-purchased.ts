import { creditPackName } from "#content/credit-packs.ts";
import { type CreditsPurchasedFacts, creditsPurchasedLetter } from "#content/mails/credits-purchased.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { findReceipt } from "#domain/payments/receipt.ts";

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
    const receipt = await findReceipt(context, paymentId);
    const company = receipt && (await installerById(context.db.orm, receipt.installerId));
    if (!company) return undefined;
    const { pack, credits, amountPence, receiptNumber } = receipt;
    return {
      to: company.email,
      contactName: company.contactName,
      packName: creditPackName(pack),
      ...{ credits, amountPence, receiptNumber },
      balanceCredits: company.credits,
    };
  },
  letter: creditsPurchasedLetter,
};

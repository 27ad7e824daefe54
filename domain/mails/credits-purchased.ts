import { creditPackName } from "#content/credit-packs.ts";
import {
  type CreditsPurchasedFacts,
  creditsPurchasedLetter,
  type PaymentFailedFacts,
  paymentFailedLetter,
} from "#content/mails/credits-purchased.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { failedPayment } from "#domain/payments/open-payment.ts";
import { findReceipt } from "#domain/payments/receipt.ts";

/** With the receipt. */
export const creditsPurchased: MailKind<{ paymentId: string }, CreditsPurchasedFacts> = {
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

/** Of a bank payment that was under way. */
export const paymentFailed: MailKind<{ paymentId: string }, PaymentFailedFacts> = {
  nameInLog: "Bank payment failed",
  recipient: "account",
  async gather(context, { paymentId }) {
    const payment = await failedPayment(context, paymentId);
    const company = payment && (await installerById(context.db.orm, payment.installerId));
    if (!company || isClosedAddress(company.email)) return undefined;
    const { pack, credits, amountPence } = payment;
    const { email: to, contactName } = company;
    return { to, contactName, packName: creditPackName(pack), credits, amountPence, paymentId };
  },
  letter: paymentFailedLetter,
};

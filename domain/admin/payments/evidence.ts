import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { type Actor, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { accountFacts, leadsBoughtWith, signIns } from "#domain/admin/payments/evidence.sql.ts";
import { type PaymentFile, paymentFile } from "#domain/admin/payments/payment-file.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type Receipt, receiptByNumber } from "#domain/payments/receipt.ts";

/** What a bank is sent when a payment is disputed. It names the company and its people, and no customer. */
export interface Evidence {
  payment: PaymentFile;
  receipt: Receipt;
  account: {
    companyName: string;
    contactName: string;
    email: string;
    phone: string | null;
    madeAt: Date;
    emailConfirmed: boolean;
  };
  signIns: { at: Date; fromAddress: string | null; device: string | null }[];
  /** Bought with the payment's credits; contact details were shown at once. */
  leads: { purchasedAt: Date; priceCredits: number; service: string; location: string }[];
  /** When it was put together. */
  at: Date;
}

/**
 * Everything that answers a dispute of a payment, put together now; the audit log says who did. Errors: not_signed_in,
 * not_admin, own_company, not_found (also where it was never paid or disputed).
 */
export async function disputeEvidence(context: Context, actor: Actor, paymentId: string): Promise<Evidence> {
  const { db, now } = context;
  requireAdmin(actor, "payments");
  const payment = await paymentFile(context, actor, paymentId);
  const admin = requireAdminOfOthers(actor, payment.installerId, "payments");
  const account = await accountFacts(db.orm, payment.installerId);
  if (!account || payment.receiptNumber === null || !payment.disputeStatus) throw new DomainError("not_found");
  const receipt = await receiptByNumber(context, actor, payment.receiptNumber);
  const [signedIn, bought] = await Promise.all([
    signIns(db.orm, payment.installerId, account.madeAt, limits.evidenceSignInsMax),
    leadsBoughtWith(db.orm, paymentId, payment.installerId),
  ]);
  await recordAudit(db.orm, admin, {
    action: "export-dispute-evidence",
    subject: { type: "installer", id: payment.installerId },
    after: { paymentId, leads: bought.length, signIns: signedIn.length },
    now,
  });
  const leads = bought.map(({ serviceType, ...lead }) => ({ ...lead, service: leadServiceLabel(serviceType) }));
  return { payment, receipt, account, signIns: signedIn, leads, at: now };
}

import { limits } from "#config/limits.ts";
import type { DepositPayment } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import type { PaidForm } from "#domain/handover/deposit-form.ts";
import {
  depositById,
  depositsOfLead,
  insertDeposit,
  openDepositOf,
  updateDeposit,
} from "#domain/handover/deposits.sql.ts";
import { isDepositInsured } from "#domain/handover/handover.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { noteAct } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { chosenQuote } from "#domain/projects/outcomes.sql.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";

/**
 * The customer says that they paid the chosen company; several times, if they paid several times. Where its quote says
 * that nothing is insured they are told at once what protects them. Repeating an id changes nothing. Errors:
 * link_invalid, link_revoked, read_only_link, project_closed (nothing is chosen, or the work is finished),
 * invalid_input (field `paidOn`: before the company had the details; `paid`: too many payments).
 */
export function sayPaid(
  { db, now }: Context,
  token: string,
  { id, form }: { id: string; form: PaidForm },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await lockLead(tx, leadId);
    if ((await depositsOfLead(tx, leadId)).some(({ deposit }) => deposit.payments.some((one) => one.id === id))) return;
    const quote = await chosenQuote(tx, leadId);
    const project = await projectOfLead(tx, leadId);
    if (!quote || project?.status !== "chosen") throw new DomainError("project_closed");
    const { purchaseId, installerId, id: quoteId } = quote;
    const { purchase } = await findPurchase(tx, purchaseId);
    if (form.paidOn < londonDay(purchase.purchasedAt)) throw wrong("paidOn", TOO_EARLY);
    const open = await openDepositOf(tx, purchaseId);
    const payment = { id, pence: form.paid, paidOn: form.paidOn, saidAt: now.toISOString() };
    const payments = [...(open?.payments ?? []), payment];
    if (payments.length > limits.depositPaymentsMax) throw wrong("paid", TOO_MANY);
    const isInsured = open?.isInsured ?? isDepositInsured(quote, now);
    const isTold = isInsured === false && !open?.askedAt && !open?.certificateId;
    const said = { ...sumOf(payments), isInsured, ...(isTold && { askedAt: now }) };
    if (open) await updateDeposit(tx, open.id, said);
    else await insertDeposit(tx, { id, purchaseId, quoteId, leadId, installerId, risks: [], ...said });
    if (isTold) await enqueueMail(tx, { mail: "deposit-unprotected", purchaseId, day: 0 }, now);
    await noteAct(tx, leadId, now);
  });
}

const TOO_EARLY = "This company had no details of yours then. Check the day.";
const TOO_MANY = `You can tell us of ${limits.depositPaymentsMax} payments. Write to us if there are more.`;

const wrong = (field: string, words: string) => new DomainError("invalid_input", { fields: { [field]: [words] } });

function sumOf(payments: DepositPayment[]) {
  const paidPence = payments.reduce((sum, { pence }) => sum + pence, 0);
  const firstPaidOn = payments.map(({ paidOn }) => paidOn).toSorted()[0] ?? null;
  return { payments, paidPence, firstPaidOn };
}

/**
 * The customer has their money back: nothing more is asked or told of it. Repeating it changes nothing. Errors:
 * link_invalid, link_revoked, read_only_link, not_found (no such deposit in this project, or nothing was paid).
 */
export function sayMoneyBack({ db, now }: Context, token: string, depositId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await lockLead(tx, leadId);
    const deposit = await depositById(tx, depositId);
    if (deposit?.leadId !== leadId || deposit.firstPaidOn === null) throw new DomainError("not_found");
    if (deposit.moneyBackAt) return;
    await updateDeposit(tx, deposit.id, { moneyBackAt: now });
    await noteAct(tx, leadId, now);
  });
}

import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type GivenFiles, type StoredFile, withStoredFiles } from "#domain/files/keep-files.ts";
import type { CertificateForm } from "#domain/handover/deposit-form.ts";
import {
  type DepositRow,
  depositById,
  insertDeposit,
  openDepositOf,
  updateDeposit,
} from "#domain/handover/deposits.sql.ts";
import { handoverFiles, writeEntry } from "#domain/handover/give.ts";
import { workOfPurchase } from "#domain/handover/handover.sql.ts";
import { isDepositInsured, isOngoing } from "#domain/handover/handover.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { noteAct } from "#domain/leads/project.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";

interface Certificate {
  /** From the page: the same one is written once. */
  id: string;
  form: CertificateForm;
  files?: GivenFiles | undefined;
}

const ITEM = "deposit_certificate";

/**
 * The customer has the certificate of a deposit that is out, wherever it came from. Errors: link_invalid, link_revoked,
 * read_only_link, not_found (no such deposit in this project, or its money is back), invalid_input (field `files`),
 * too_many_requests.
 */
export async function giveCertificateAsCustomer(
  context: Context,
  token: string,
  { depositId, id, form, files }: Certificate & { depositId: string },
): Promise<void> {
  const { db, now } = context;
  await leadOfLink(db.orm, token, now);
  await withStoredFiles(files, handoverFiles, (stored) =>
    inTransaction(db, async (tx) => {
      const deposit = await lockedDeposit(tx, await leadOfLink(tx, token, now), depositId);
      const isKept = await give(tx, context, { deposit, side: "customer", id, form, stored });
      await noteAct(tx, deposit.leadId, now);
      return { isKept };
    }),
  );
}

/**
 * The customer says that there is no certificate after all: the days count on. Errors: as above, but for files.
 */
export function takeBackCertificate(
  context: Context,
  token: string,
  { depositId, id }: { depositId: string; id: string },
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const deposit = await lockedDeposit(tx, await leadOfLink(tx, token, context.now), depositId);
    if (!deposit.certificateId) return;
    const giving = { id, item: ITEM, given: undefined };
    await writeEntry(tx, context, { place: placeOf(deposit), side: "customer", giving, stored: [] });
    await updateDeposit(tx, deposit.id, { certificateId: null, scheme: null });
    await noteAct(tx, deposit.leadId, context.now);
  });
}

/**
 * The company sends the certificate to a customer who chose it, told of a payment or not. Errors: not_signed_in,
 * not_approved, role_required, not_found (another's purchase), project_closed (its quote is not chosen, or the purchase
 * has ended), invalid_input (field `files`), too_many_requests.
 */
export async function giveCertificateAsCompany(
  context: Context,
  actor: Actor,
  { purchaseId, id, form, files }: Certificate & { purchaseId: string },
): Promise<void> {
  const installer = requireApprovedInstaller(actor, "upkeep");
  const { db, now } = context;
  const found = await workOfPurchase(db.orm, purchaseId, installer.id);
  if (!found) throw new DomainError("not_found");
  await withStoredFiles(files, handoverFiles, (stored) =>
    inTransaction(db, async (tx) => {
      await lockLead(tx, found.lead.id);
      const work = await workOfPurchase(tx, purchaseId, installer.id);
      if (!work || !isOngoing(work)) throw new DomainError("project_closed");
      const { quote } = work;
      const isInsured = isDepositInsured(quote, now);
      const deposit = (await openDepositOf(tx, purchaseId)) ?? {
        id,
        purchaseId,
        quoteId: quote.id,
        leadId: quote.leadId,
        installerId: installer.id,
        payments: [],
        paidPence: 0,
        risks: [],
        isInsured,
      };
      if (!("firstPaidOn" in deposit)) await insertDeposit(tx, deposit);
      return { isKept: await give(tx, context, { deposit, side: "installer", id, form, stored }) };
    }),
  );
}

async function lockedDeposit(tx: Tx, leadId: string, depositId: string): Promise<DepositRow> {
  await lockLead(tx, leadId);
  const deposit = await depositById(tx, depositId);
  if (deposit?.leadId !== leadId || deposit.moneyBackAt) throw new DomainError("not_found");
  return deposit;
}

const placeOf = ({ leadId, purchaseId, installerId }: Giving["deposit"]) => ({ leadId, purchaseId, installerId });

interface Giving extends Omit<Certificate, "files"> {
  deposit: Pick<DepositRow, "id" | "purchaseId" | "leadId" | "installerId">;
  side: "customer" | "installer";
  stored: readonly StoredFile[];
}

async function give(tx: Tx, context: Context, { deposit, side, id, form, stored }: Giving): Promise<boolean> {
  const given = { doneOn: null, number: form.certificate };
  const isNew = await writeEntry(tx, context, {
    place: placeOf(deposit),
    side,
    giving: { id, item: ITEM, given },
    stored,
  });
  if (isNew) await updateDeposit(tx, deposit.id, { certificateId: id, scheme: form.scheme });
  return isNew;
}

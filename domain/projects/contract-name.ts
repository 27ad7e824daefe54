import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import type { NameOutcome } from "#domain/parties/compare-names.ts";
import { contractCheckById } from "#domain/parties/contract-checks.sql.ts";
import { contractOutcome, type RecordOfName } from "#domain/parties/contract-outcome.ts";
import { recordContractCheck } from "#domain/parties/record-contract-check.ts";
import { companiesOfLead } from "#domain/projects/complaints.sql.ts";
import type { ContractNameForm } from "#domain/projects/contract-name-form.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { spendAttempt } from "#domain/rate-limits.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { namesOnRecord } from "#domain/vetting/names-on-record.ts";
import { technologyOf } from "#domain/vetting/technologies-of.ts";

/** What came of comparing a name with those of a company. */
export interface ComparedName {
  purchaseId: string;
  company: string;
  name: string;
  companyNumber: string | null;
  outcome: NameOutcome;
  each: Record<RecordOfName, NameOutcome>;
  /** The name on record that decided. */
  against: string | null;
  checkedAt: Date;
}

/**
 * The companies whose names a customer can compare, and what came of one comparison of theirs. Errors: link_invalid,
 * link_revoked, read_only_link.
 */
export async function contractNamesOfProject({ db, now }: Context, token: string, comparedId: string | undefined) {
  const leadId = await leadOfLink(db.orm, token, now);
  const companies = await companiesOfLead(db.orm, leadId);
  const check = comparedId ? await contractCheckById(db.orm, comparedId) : undefined;
  const company = companies.find(({ purchaseId }) => purchaseId === check?.purchaseId)?.company;
  // A name that has gone with the customer's details says nothing any more.
  if (!check || company === undefined || check.name === null) return { companies, compared: null };
  const { purchaseId, name, companyNumber, outcome, mcsHolder, insured, register, against, checkedAt } = check;
  const each = { mcsHolder, insured, register };
  const compared: ComparedName = { purchaseId, company, name, companyNumber, outcome, each, against, checkedAt };
  return { companies, compared };
}

/**
 * Compares the name on a customer's contract with the names of the company that we have on record, and keeps what came
 * of it under the caller's id; the same id again changes nothing. One that differs waits for an administrator. Errors:
 * link_invalid, link_revoked, read_only_link, invalid_input (field `purchaseId`: no company of this project),
 * too_many_requests (20 in a day).
 */
export function compareContractName(
  context: Context,
  token: string,
  { id, form }: { id: string; form: ContractNameForm },
): Promise<void> {
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    if ((await contractCheckById(tx, id))?.leadId === leadId) return;
    const isOfProject = (await companiesOfLead(tx, leadId)).some(({ purchaseId }) => purchaseId === form.purchaseId);
    if (!isOfProject) throw new DomainError("invalid_input", { fields: { purchaseId: ["Choose the company."] } });
    const limit = { name: "contract-names", subject: leadId, max: limits.contractNamesPerDay, minutes: DAY };
    await spendAttempt(tx, limit, context);
    const { purchase, lead, installer: profile } = await findPurchase(tx, form.purchaseId);
    const work = { technologies: [technologyOf(lead.serviceType)], today: londonDay(now) };
    const { name, companyNumber } = form;
    const party = { name, companyNumber };
    const outcome = contractOutcome(await namesOnRecord(tx, profile, work), party);
    await recordContractCheck(tx, { id, purchase, quoteId: null, party, outcome, now });
  });
}

const DAY = 24 * 60;

import type { Queryable, Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { noteAct, requireLockedProject } from "#domain/leads/project.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import type { Sight } from "#domain/leads/sight.ts";
import type { ContractForm } from "#domain/projects/contracts/contract-form.ts";
import {
  type ContractRow,
  contractsOfLead,
  contractsOfPurchases,
  insertContract,
  updateContract,
} from "#domain/projects/contracts/contracts.sql.ts";
import { quoteToChoose } from "#domain/quotes/quote-choice.sql.ts";
import { leadOfLink, leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

/**
 * The London day on which the customer says they signed with the company of a purchase; null if they have not said, or
 * have cancelled since. Errors: link_invalid, link_revoked, read_only_link.
 */
export async function mySignedDay(context: Context, token: string, purchaseId: string): Promise<string | null> {
  const leadId = await leadOfUsedLink(context, token);
  return standingOf(await contractsOfLead(context.db.orm, leadId), purchaseId)?.signedOn ?? null;
}

/** As above, for callers that have authorised their reader. */
export async function signedDayOf(tx: Queryable, purchaseId: string): Promise<string | null> {
  return standingOf(await contractsOfPurchases(tx, [purchaseId]), purchaseId)?.signedOn ?? null;
}

/** The quote of a lead that is signed and not cancelled; the last one, if there are several. Authorises nothing. */
export async function signedQuoteOf(tx: Queryable, leadId: string): Promise<string | null> {
  return (await contractsOfLead(tx, leadId)).find(({ cancelledAt }) => cancelledAt === null)?.quoteId ?? null;
}

/**
 * The customer says when they signed with the chosen company, or says it differently. Repeating it changes nothing.
 * Errors: link_invalid, link_revoked, read_only_link, not_found (no such quote in this project), project_closed (it is
 * neither chosen nor signed), invalid_input (field `signedDay`: before the company had the details).
 */
export function signContract(
  { db, now }: Context,
  token: string,
  { quoteId, form }: { quoteId: string; form: ContractForm },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await lockLead(tx, leadId);
    await requireLockedProject(tx, leadId);
    const found = await quoteToChoose(tx, { leadId, quoteId });
    if (!found) throw new DomainError("not_found");
    const { quote, purchase } = found;
    if (form.signedOn < londonDay(purchase.purchasedAt)) {
      throw new DomainError("invalid_input", { fields: { signedDay: [TOO_EARLY] } });
    }
    const said = { ...form, changedAt: now };
    const standing = standingOf(await contractsOfLead(tx, leadId), purchase.id);
    if (standing) await updateContract(tx, standing.id, said);
    else {
      if (quote.status !== "chosen") throw new DomainError("project_closed");
      await insertContract(tx, { id: await newContractId(tx, leadId), ...placeOf(quote), ...said });
      await insertProjectEvents(tx, [
        { leadId, kind: "contract_signed", actor: "customer", purchaseId: purchase.id, at: now },
      ]);
    }
    await noteAct(tx, leadId, now);
  });
}

const TOO_EARLY = "This company had no details of yours then. Check the day.";

/** The contract of a purchase that is not cancelled. */
export function standingOf(rows: readonly ContractRow[], purchaseId: string): ContractRow | undefined {
  return rows.find((row) => row.purchaseId === purchaseId && row.cancelledAt === null);
}

/** The caller holds the lead, so that nobody else counts at the same time. */
export async function newContractId(tx: Tx, leadId: string): Promise<string> {
  return uuidFromText(JSON.stringify(["contract", leadId, (await contractsOfLead(tx, leadId)).length]));
}

/** The columns that say whose a contract is, of its quote. */
export function placeOf({
  id,
  purchaseId,
  leadId,
  installerId,
}: Record<"id" | "purchaseId" | "leadId" | "installerId", string>) {
  return { quoteId: id, purchaseId, leadId, installerId };
}

/** What a company reads of a contract with it: that it was signed, and the customer's letter if it was cancelled. */
export interface CompanyContract {
  readonly signedOn: string | null;
  readonly cancelledAt: Date | null;
  readonly letter: string | null;
}

/** The contracts of several purchases, oldest first, as their company may read them. Authorises nothing. */
export async function contractsForCompany(
  tx: Queryable,
  sights: ReadonlyMap<string, Sight>,
): Promise<ReadonlyMap<string, readonly CompanyContract[]>> {
  const rows = Map.groupBy(await contractsOfPurchases(tx, [...sights.keys()]), ({ purchaseId }) => purchaseId);
  return new Map(
    [...sights].map(([purchaseId, sight]) => [
      purchaseId,
      (rows.get(purchaseId) ?? []).map(({ signedOn, cancelledAt, letter }) => ({
        signedOn,
        cancelledAt,
        letter: sight.text(letter),
      })),
    ]),
  );
}

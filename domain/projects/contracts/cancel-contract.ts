import { leadServiceLabel } from "#content/options.ts";
import { serviceInWords } from "#content/plain-words.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type LeadRow, leadById, lockLead } from "#domain/leads/leads.sql.ts";
import { isLive, moveProject, noteAct, requireLockedProject } from "#domain/leads/project.ts";
import { insertProjectEvents, type ProjectRow } from "#domain/leads/projects.sql.ts";
import { leaveMessage } from "#domain/messages/send-message.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { cancelLetter } from "#domain/projects/contracts/cancel-letter.ts";
import { newContractId, placeOf, standingOf } from "#domain/projects/contracts/contract.ts";
import {
  type ContractRow,
  contractsOfLead,
  insertContract,
  updateContract,
} from "#domain/projects/contracts/contracts.sql.ts";
import { isHome } from "#domain/quotes/known-facts.ts";
import { presentQuote } from "#domain/quotes/present-quote.ts";
import { quoteToChoose, reopenStages } from "#domain/quotes/quote-choice.sql.ts";
import { changeQuoteStatus } from "#domain/quotes/quotes.sql.ts";
import { leadOfLink, leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** A contract as its customer sees it. */
export interface MyContract {
  readonly isForBusiness: boolean;
  /** Days that the customer named, as London days. */
  readonly signedOn: string | null;
  readonly goodsOn: string | null;
  readonly toldOfRight: boolean | null;
  /** Null for one that stands; otherwise the letter as it was sent, unless the details are gone. */
  readonly cancelledAt: Date | null;
  readonly letter: string | null;
  /** The letter as it would be sent today. */
  readonly draft: string;
  /** Whether the letter can also go as a message. */
  readonly hasThread: boolean;
}

type Found = NonNullable<Awaited<ReturnType<typeof quoteToChoose>>>;

/**
 * The contract about a quote that is chosen, or was when the customer told us of it; undefined if it is neither. Errors:
 * link_invalid, link_revoked, read_only_link, not_found (no such quote in this project).
 */
export async function myContract(context: Context, token: string, quoteId: string): Promise<MyContract | undefined> {
  const { orm } = context.db;
  const lead = await leadById(orm, await leadOfUsedLink(context, token));
  const found = lead && (await quoteToChoose(orm, { leadId: lead.id, quoteId }));
  if (!found) throw new DomainError("not_found");
  const rows = (await contractsOfLead(orm, lead.id)).filter((row) => row.quoteId === quoteId);
  const standing = standingOf(rows, found.purchase.id);
  const row = standing ?? (found.quote.status === "chosen" ? undefined : rows[0]);
  if (!row && found.quote.status !== "chosen") return undefined;
  const { signedOn = null, goodsOn = null, toldOfRight = null, cancelledAt = null, letter = null } = row ?? {};
  const draft = letterOf(lead, found, { row, now: context.now });
  return {
    isForBusiness: !isHome(lead),
    signedOn,
    goodsOn,
    toldOfRight,
    cancelledAt,
    letter,
    draft,
    hasThread: found.purchase.endedAt === null,
  };
}

/**
 * The customer of a home cancels the contract about a chosen or signed quote, on any day: the letter is dated, kept,
 * left as a message while the two can write to each other, and mailed to both; a choice is undone. Repeating it changes
 * nothing. Errors: link_invalid, link_revoked, read_only_link, not_found (no such quote in this project), conflict (a
 * business), project_closed (it was neither chosen nor signed).
 */
export function cancelContract(context: Context, token: string, quoteId: string): Promise<void> {
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, await leadOfLink(tx, token, now));
    if (!lead) throw new DomainError("link_invalid");
    const project = await requireLockedProject(tx, lead.id);
    const found = await quoteToChoose(tx, { leadId: lead.id, quoteId });
    if (!found) throw new DomainError("not_found");
    if (!isHome(lead)) throw new DomainError("conflict", { words: "A business has no such right by law." });
    const { quote, purchase } = found;
    const rows = await contractsOfLead(tx, lead.id);
    const standing = standingOf(rows, purchase.id);
    if (!standing && rows.some((row) => isOfThisChoice(row, quoteId, project))) return;
    if (!standing && quote.status !== "chosen") throw new DomainError("project_closed");
    const letter = letterOf(lead, found, { row: standing, now });
    const cancelled = { cancelledAt: now, letter };
    const id = standing?.id ?? (await newContractId(tx, lead.id));
    if (standing) await updateContract(tx, id, cancelled);
    else await insertContract(tx, { id, ...placeOf(quote), changedAt: now, ...cancelled });
    await insertProjectEvents(tx, [
      { leadId: lead.id, kind: "contract_cancelled", actor: "customer", purchaseId: purchase.id, at: now },
    ]);
    if (!purchase.endedAt && (isLive(project) || project.status === "done")) {
      await leaveMessage(tx, context, { purchaseId: purchase.id, id, words: letter });
    }
    await enqueueMail(tx, { mail: "contract-cancelled", purchaseId: purchase.id, contractId: id }, now);
    await enqueueMail(tx, { mail: "contract-cancelled-copy", purchaseId: purchase.id, contractId: id }, now);
    await undoChoice(tx, { project, found, now });
  });
}

/** Whether a cancelled contract is the one of the present choice, or of the last. */
function isOfThisChoice(row: ContractRow, quoteId: string, { chosenAt }: ProjectRow): boolean {
  return row.quoteId === quoteId && row.cancelledAt !== null && (chosenAt === null || row.cancelledAt >= chosenAt);
}

async function undoChoice(tx: Tx, { project, found, now }: { project: ProjectRow; found: Found; now: Date }) {
  if (project.status !== "chosen" || found.quote.status !== "chosen") return noteAct(tx, project.leadId, now);
  await changeQuoteStatus(tx, found.quote.id, "sent", now);
  await moveProject(tx, project, { to: "open", by: "customer", now });
  await reopenStages(tx, { leadId: project.leadId }, now);
}

type Dated = { row: Pick<ContractRow, "signedOn" | "goodsOn"> | undefined; now: Date };

function letterOf(lead: LeadRow, { quote, company }: Found, { row, now }: Dated): string {
  const party = presentQuote(quote, now, []).words?.quote.party;
  return cancelLetter({
    party: { legalName: party?.legalName ?? company, address: party?.address ?? "" },
    what: `${serviceInWords(leadServiceLabel(lead.serviceType))}, option ${quote.option}, revision ${quote.revision}`,
    signedOn: row?.signedOn ?? null,
    goodsOn: row?.goodsOn ?? null,
    customer: { name: lead.customerName, postcode: lead.postcode },
    today: londonDay(now),
  });
}

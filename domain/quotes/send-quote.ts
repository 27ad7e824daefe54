import { isDeepStrictEqual } from "node:util";
import { limits } from "#config/limits.ts";
import prices from "#content/data/energy-prices.json" with { type: "json" };
import grants from "#content/data/grants.json" with { type: "json" };
import solarCost from "#content/data/solar-cost.json" with { type: "json" };
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, type Doer, doerOf, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { filesOf } from "#domain/files/file.ts";
import { attachWaitingFiles } from "#domain/files/files.sql.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { recordContractCheck } from "#domain/parties/record-contract-check.ts";
import { advanceStage } from "#domain/purchases/advance-stage.ts";
import { type ExaminedQuote, examineQuote, requireOpenForQuotes } from "#domain/quotes/check-quote.ts";
import type { SentQuote } from "#domain/quotes/present-quote.ts";
import { presentToCompany } from "#domain/quotes/present-to-company.ts";
import {
  insertQuote,
  lockPurchaseToQuote,
  newestRevision,
  purchaseToQuote,
  quoteById,
  type SentQuoteRow,
  shareLead,
  supersede,
} from "#domain/quotes/quotes.sql.ts";
import { readQuote } from "#domain/quotes/sheet/read-quote.ts";
import { spendAttempt } from "#domain/rate-limits.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

/** The London day of the newest published figures that quotes are checked against. */
const quoteDataDate: string = [prices.checked, grants.checked, solarCost.checked].toSorted().at(-1) ?? "";

type Posted = Record<string, unknown>;

interface Given {
  purchaseId: string;
  key: string;
  posted: Posted;
  /** Whether to attach the files that wait for this purchase's next quote. */
  withWaitingFiles?: boolean;
}

/**
 * Sends a quote to the customer of a purchase: stores it with its checks as the next revision of its option, supersedes
 * the earlier one, moves the stage to Quoted, and mails the customer. The same key for the same purchase means the same
 * quote and the same answer (`replayed`). Errors: not_signed_in, not_approved, not_found (or another's purchase),
 * invalid_input (by path, "lines.2.unitPence"), quote_ended (the purchase has ended), project_closed,
 * idempotency_key_reused (the key has sent another quote), too_many_requests (20 revisions a day), limit_reached (10 of
 * an option).
 */
export async function sendQuote(
  context: Context,
  actor: Actor,
  given: Given,
): Promise<{ quote: SentQuote; replayed: boolean }> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  return inTransaction(context.db, (tx) => sendWithin(tx, context, installer.id, { ...given, by: doerOf(actor) }));
}

/** As above, inside the caller's transaction. Authorises nothing. Errors: as `sendQuote`. */
export async function sendWithin(
  tx: Tx,
  context: Context,
  installerId: string,
  { purchaseId, key, posted, by, withWaitingFiles = false }: Given & { by: Doer },
): Promise<{ quote: SentQuote; replayed: boolean }> {
  const found = await purchaseToQuote(tx, purchaseId, installerId);
  if (found) await shareLead(tx, found.lead.id);
  const held = found && (await lockPurchaseToQuote(tx, purchaseId, installerId));
  if (!held) throw new DomainError("not_found");
  const id = quoteIdOf(purchaseId, key);
  const earlier = await quoteById(tx, id);
  if (earlier) {
    if (!isSameQuote(earlier, posted)) throw keyReused();
    const files = (await filesOf(tx, [id])).get(id) ?? [];
    return { quote: presentToCompany(earlier, held, context.now, files), replayed: true };
  }
  const row = await sendNew(tx, context, { id, held, posted, installerId, by });
  if (withWaitingFiles) await attachWaitingFiles(tx, purchaseId, id);
  const files = (await filesOf(tx, [id])).get(id) ?? [];
  return { quote: presentToCompany(row, held, context.now, files), replayed: false };
}

/** The quote id that a key stands for. */
export function quoteIdOf(purchaseId: string, key: string): string {
  return uuidFromText(JSON.stringify(["quote", purchaseId, key]));
}

type Held = NonNullable<Awaited<ReturnType<typeof lockPurchaseToQuote>>>;

async function sendNew(
  tx: Tx,
  context: Context,
  { id, held, posted, installerId, by }: { id: string; held: Held; posted: Posted; installerId: string; by: Doer },
): Promise<SentQuoteRow> {
  const { now } = context;
  const { purchase, lead } = held;
  await requireOpenForQuotes(tx, held);
  const examined = await examineQuote(tx, { posted, lead, installerId, now });
  const { option } = examined.quote;
  await spendAttempt(tx, revisionsOf(purchase.id), context);
  const revision = (await newestRevision(tx, purchase.id, option)) + 1;
  if (revision > limits.quoteRevisionsMax) throw tooManyRevisions(option);
  await supersede(tx, { purchaseId: purchase.id, option, now });
  const ids = { id, purchaseId: purchase.id, leadId: lead.id, installerId, revision };
  const row = await insertQuote(tx, { ...ids, ...by, ...columnsOf(examined), sentAt: now, statusChangedAt: now });
  if (!row) throw new DomainError("conflict");
  const { legalName: name, companyNumber = "" } = examined.quote.party;
  const party = { name, companyNumber: companyNumber || null };
  // A quote is compared once, so its check has its id.
  await recordContractCheck(tx, { id, quoteId: id, purchase, party, outcome: examined.party, now });
  await advanceStage(tx, purchase, { to: "quoted", by, now });
  await insertProjectEvents(tx, [
    { leadId: lead.id, kind: "quote_sent", actor: "installer", purchaseId: purchase.id, at: now },
  ]);
  await enqueueMail(tx, { mail: "quote-received", purchaseId: purchase.id, quoteId: id }, now);
  return row;
}

function columnsOf({ quote, checks, figures: { totalPence, duePence, depositPence } }: ExaminedQuote) {
  const { option, technology, validUntil } = quote;
  const figures = { totalPence, duePence, depositPence };
  const kept = { content: quote, checks, dataDate: quoteDataDate };
  return { status: "sent" as const, option, technology, validUntil, ...figures, ...kept };
}

/** A repetition is read as on the day of the first call: its days were valid then. */
function isSameQuote({ content, sentAt }: SentQuoteRow, posted: Posted): boolean {
  if (content === null || sentAt === null) return true;
  const read = readQuote(posted, sentAt);
  return read.ok && isDeepStrictEqual(read.quote, content);
}

function revisionsOf(purchaseId: string) {
  return { name: "quote-revisions", subject: purchaseId, max: limits.quoteRevisionsPerDay, minutes: 24 * 60 };
}

function keyReused(): DomainError {
  const words = "This Idempotency-Key was used for another quote. Use a new key for each quote. Nothing was sent.";
  return new DomainError("idempotency_key_reused", { words });
}

function tooManyRevisions(option: string): DomainError {
  const words = `Option ${option} has been revised ${limits.quoteRevisionsMax} times. Send another option. Nothing was sent.`;
  return new DomainError("limit_reached", { words });
}

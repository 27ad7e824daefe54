import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type AttachedFile, filesOf } from "#domain/files/file.ts";
import {
  earlierFile,
  freePlaces,
  type GivenFiles,
  keepFiles,
  type StoredFile,
  withStoredFiles,
} from "#domain/files/keep-files.ts";
import { removeWaitingFile } from "#domain/files/remove-files.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { requireOpenForQuotes } from "#domain/quotes/check-quote.ts";
import { quoteStatusAt } from "#domain/quotes/present-quote.ts";
import { purchaseToQuote, quoteById } from "#domain/quotes/quotes.sql.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

const allowed = { most: limits.quoteFilesMax, onlyPdf: true };

type Bought = NonNullable<Awaited<ReturnType<typeof purchaseToQuote>>>;

/**
 * Stores PDFs for the next quote of a purchase, three at most. The same id with the same files stores them once.
 * Errors: not_signed_in, not_approved, not_found (or another's purchase), quote_ended, project_closed, invalid_input
 * (field `files`).
 */
export async function addDraftFiles(
  context: Context,
  actor: Actor,
  { purchaseId, id, files }: { purchaseId: string; id: string; files: GivenFiles },
): Promise<void> {
  const bought = await openPurchase(context, actor, purchaseId);
  if (files.chosen.length === 0) throw refused("Choose a file.");
  await withStoredFiles(files, allowed, (stored) =>
    inTransaction(context.db, async (tx) => {
      const place = await holdPlace(tx, bought);
      const ids = stored.map(({ sha256 }, index) =>
        uuidFromText(JSON.stringify(["draft-file", purchaseId, id, index, sha256])),
      );
      const first = stored[0];
      const firstId = ids[0];
      if (first && firstId && (await earlierFile(tx, firstId, first)) !== "none") return { isKept: false };
      const places = await freePlaces(tx, { purchaseId });
      if (places.length < stored.length) throw refused(tooMany(places.length));
      await keepFiles(tx, place, stored, { ids, places, now: context.now });
      return { isKept: true };
    }),
  );
}

/**
 * Removes a file that waits for the next quote; repeating it changes nothing. Errors: as `addDraftFiles`, without
 * invalid_input.
 */
export async function removeDraftFile(
  context: Context,
  actor: Actor,
  { purchaseId, fileId }: { purchaseId: string; fileId: string },
): Promise<void> {
  const bought = await openPurchase(context, actor, purchaseId);
  await inTransaction(context.db, async (tx) => {
    await lockLead(tx, bought.lead.id);
    await removeWaitingFile(tx, { id: fileId, purchaseId, now: context.now });
  });
}

/**
 * Adds a PDF to a quote that its customer can still choose, up to three; the revision itself stays unchanged. The same
 * key means the same file (`replayed`). Errors: not_signed_in, not_approved, not_found (or another's quote),
 * quote_changed (a newer revision was sent), quote_ended (it is no longer open, or chosen), project_closed,
 * limit_reached (it has three), idempotency_key_reused (the key has sent another file), invalid_input (field `files`).
 */
export async function addQuoteFile(
  context: Context,
  actor: Actor,
  { quoteId, key, files }: { quoteId: string; key: string; files: GivenFiles },
): Promise<{ file: AttachedFile; replayed: boolean }> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const quote = await quoteById(context.db.orm, quoteId);
  if (!quote || quote.installerId !== installer.id || quote.status === "draft") throw new DomainError("not_found");
  const bought = await purchaseToQuote(context.db.orm, quote.purchaseId, installer.id);
  if (!bought) throw new DomainError("not_found");
  if (files.chosen.length !== 1) throw refused("Send one file in the field “file”.");
  const { file, isKept } = await withStoredFiles(files, allowed, (stored) =>
    inTransaction(context.db, (tx) => addToQuote(tx, context, { bought, quoteId, key, stored })),
  );
  return { file, replayed: !isKept };
}

async function addToQuote(
  tx: Tx,
  { now }: Context,
  { bought, quoteId, key, stored }: { bought: Bought; quoteId: string; key: string; stored: readonly StoredFile[] },
) {
  const id = uuidFromText(JSON.stringify(["quote-file", quoteId, key]));
  await lockLead(tx, bought.lead.id);
  const [sent] = stored;
  const earlier = sent ? await earlierFile(tx, id, sent) : "none";
  if (earlier === "other") throw keyReused();
  if (earlier === "none") {
    const place = await holdPlace(tx, bought);
    await requireOpenQuote(tx, quoteId, now);
    const places = await freePlaces(tx, { purchaseId: place.purchaseId, quoteId });
    if (places.length === 0) throw new DomainError("limit_reached", { words: tooMany(0) });
    await keepFiles(tx, { ...place, quoteId }, stored, { ids: [id], places, now });
  }
  const file = ((await filesOf(tx, [quoteId])).get(quoteId) ?? []).find((one) => one.id === id);
  if (!file) throw new DomainError("conflict");
  return { file, isKept: earlier === "none" };
}

async function openPurchase({ db }: Context, actor: Actor, purchaseId: string): Promise<Bought> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const found = await purchaseToQuote(db.orm, purchaseId, installer.id);
  if (!found) throw new DomainError("not_found");
  await requireOpenForQuotes(db.orm, found);
  return found;
}

/** Locks the lead, then reads the purchase. */
async function holdPlace(tx: Tx, { purchase: { id, installerId }, lead }: Bought) {
  await lockLead(tx, lead.id);
  const held = await purchaseToQuote(tx, id, installerId);
  if (!held) throw new DomainError("not_found");
  await requireOpenForQuotes(tx, held);
  return { leadId: lead.id, purchaseId: id, installerId, sender: "installer" as const };
}

/** Nothing is added to a chosen quote: the customer has chosen it as it was. */
async function requireOpenQuote(tx: Tx, quoteId: string, now: Date): Promise<void> {
  const quote = await quoteById(tx, quoteId);
  if (quote?.status === "superseded") throw new DomainError("quote_changed");
  if (!quote || quoteStatusAt(quote, now) !== "sent") {
    throw new DomainError("quote_ended", { words: "This quote is no longer open. Nothing was added." });
  }
}

function tooMany(free: number): string {
  const room = free === 0 ? "This one has them already." : `You can add ${free} more.`;
  return `A quote takes ${limits.quoteFilesMax} files at most. ${room}`;
}

function keyReused(): DomainError {
  const words = "This Idempotency-Key was used for another file. Use a new key for each file. Nothing was added.";
  return new DomainError("idempotency_key_reused", { words });
}

function refused(message: string): DomainError {
  return new DomainError("invalid_input", { fields: { files: [message] } });
}

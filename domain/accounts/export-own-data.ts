import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import {
  accountOf,
  areaOf,
  companyOf,
  documentListOf,
  holidaysOf,
  keysOf,
  ledgerOf,
  limitsOf,
  mcsNumbersOf,
  paymentsOf,
  profileChangesOf,
  webhooksOf,
} from "#domain/accounts/own-data.sql.ts";
import { ownPurchases, ownReports } from "#domain/accounts/own-purchases.ts";
import { devicesOf, newsWishOf, savedItemsOf, savedViewsOf, sessionsOf } from "#domain/accounts/person-data.sql.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { acceptedTermsOf } from "#domain/installers/installers.sql.ts";
import { ownOutlines } from "#domain/outline-quotes/company-outlines.ts";
import { decidedComplaints } from "#domain/projects/complaints.ts";
import { recordAndTell } from "#domain/security-log/tell-owner.ts";

type Positioned = { position: number };

/**
 * Everything we hold about the company, as one JSON object in pieces, so that a long history is never held in memory
 * whole: the bought leads with what was handed over, the ledger, payments, reports; for documents, keys and sessions,
 * what is known about them, never the file, key or token itself. Times are ISO 8601 UTC. Errors: not_signed_in,
 * not_found.
 */
export function exportOwnData(context: Context, actor: Actor): AsyncGenerator<string> {
  // Outside the generator, which would notice only once the response has begun.
  const { id } = requireInstaller(actor);
  return writeAll(context, id);
}

/** Records the download and notifies the account's owner by mail. Errors: not_signed_in, not_found. */
export async function noteExport(context: Context, actor: Actor): Promise<void> {
  const [{ db, now }, user, { id }] = [context, requireUser(actor), requireInstaller(actor)];
  await inTransaction(db, async (tx) => {
    await recordAudit(tx, user, { action: "export-own-data", subject: { type: "installer", id }, now });
    await recordAndTell(tx, context, user, { kind: "data_exported" });
  });
}

async function* writeAll({ db: { orm }, now }: Context, id: string): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(now)}`;
  yield field("account", await accountOf(orm, id));
  yield field("company", await companyOf(orm, id));
  yield field("termsAccepted", await acceptedTermsOf(orm, id));
  yield field("profileChanges", await profileChangesOf(orm, id));
  yield field("coverage", await areaOf(orm, id));
  yield field("holidays", await holidaysOf(orm, id));
  yield field("limits", await limitsOf(orm, id));
  yield field("mcsNumbers", await mcsNumbersOf(orm, id));
  yield field("documents", await documentListOf(orm, id));
  yield* paged("purchases", (after) => ownPurchases(orm, id, { after, now }));
  yield field("outlines", await ownOutlines(orm, id, now));
  yield* paged("creditTransactions", (after) => ledgerOf(orm, id, after, limits.exportPageSize));
  yield field("payments", await paymentsOf(orm, id));
  yield field("refundRequests", await ownReports(orm, id));
  yield field("complaints", await decidedComplaints(orm, id));
  yield field("apiKeys", await keysOf(orm, id));
  yield field("webhooks", await webhooksOf(orm, id));
  yield field("devices", await devicesOf(orm, id));
  yield field("mailsAboutCustomers", await newsWishOf(orm, id));
  yield field("savedViews", await savedViewsOf(orm, id));
  yield field("savedItems", await savedItemsOf(orm, id));
  yield field("sessions", await sessionsOf(orm, id));
  yield "}\n";
}

function field(name: string, value: unknown): string {
  return `,\n${JSON.stringify(name)}:${JSON.stringify(value ?? null)}`;
}

async function* paged<Row extends Positioned>(
  name: string,
  readAfter: (after: number) => Promise<Row[]>,
): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}:[`;
  let after = 0;
  for (let rows = await readAfter(after); rows.length > 0; rows = await readAfter(after)) {
    const items = rows.map(({ position: _, ...row }) => JSON.stringify(row)).join(",\n");
    yield after === 0 ? items : `,\n${items}`;
    after = rows.at(-1)?.position ?? after;
  }
  yield "]";
}

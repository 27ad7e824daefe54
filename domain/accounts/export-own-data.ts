import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { ledgerOf, ownRows } from "#domain/accounts/own-data.sql.ts";
import { ownPurchases, ownReports } from "#domain/accounts/own-purchases.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { ownOutlines } from "#domain/outline-quotes/company-outlines.ts";
import { decidedComplaints } from "#domain/projects/complaints.ts";
import { recordAndTell } from "#domain/security-log/tell-owner.ts";

type Positioned = { position: number };

/**
 * Everything we hold about the company, as one JSON object in pieces, so that a long history never has to fit in
 * memory. Includes bought leads with what was handed over, the ledger, payments and reports; for documents, keys and
 * sessions only their details, never the file, key or token. Times are ISO 8601 UTC. Errors: not_signed_in, not_found.
 */
export function exportOwnData(context: Context, actor: Actor): AsyncGenerator<string> {
  // Outside the generator, which would notice only after the response has begun.
  const { id } = requireInstaller(actor, "company");
  return writeAll(context, { id, userId: requireUser(actor).userId });
}

/** Records the download and tells the account's owner by mail. Errors: not_signed_in, not_found. */
export async function noteExport(context: Context, actor: Actor): Promise<void> {
  const { db, now } = context;
  const user = requireUser(actor);
  const { id } = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    await recordAudit(tx, user, { action: "export-own-data", subject: { type: "installer", id }, now });
    await recordAndTell(tx, context, user, { kind: "data_exported" });
  });
}

/** The parts of the file, in order. The register (domain/personal-data/) says which columns are handed out. */
const PARTS = [
  "account",
  "company",
  "termsAccepted",
  "profileChanges",
  "profileAddresses",
  "coverage",
  "holidays",
  "limits",
  "team",
  "teamInvitations",
  "mcsNumbers",
  "names",
  "companiesHouse",
  "documents",
  "purchases",
  "outlines",
  "creditTransactions",
  "payments",
  "refundRequests",
  "complaints",
  "apiKeys",
  "webhooks",
  "devices",
  "savedViews",
  "savedItems",
  "usualTerms",
  "logo",
  "quoteTemplates",
  "sessions",
  "securityEvents",
  "secondLooks",
  "buyingHolds",
] as const;

/** The company, and the owner who asks. */
interface Whose {
  id: string;
  userId: string;
}

async function* writeAll(context: Context, whose: Whose): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(context.now)}`;
  for (const part of PARTS) yield* write(part, context, whose);
  yield "}\n";
}

async function* write(
  part: (typeof PARTS)[number],
  { db: { orm }, now }: Context,
  whose: Whose,
): AsyncGenerator<string> {
  const { id } = whose;
  if (part === "purchases") yield* paged(part, (after) => ownPurchases(orm, id, { after, now }));
  else if (part === "creditTransactions")
    yield* paged(part, (after) => ledgerOf(orm, id, after, limits.exportPageSize));
  else if (part === "outlines") yield field(part, await ownOutlines(orm, id, now));
  else if (part === "refundRequests") yield field(part, await ownReports(orm, id));
  else if (part === "complaints") yield field(part, await decidedComplaints(orm, id));
  else yield field(part, await ownRows(orm, part, whose));
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

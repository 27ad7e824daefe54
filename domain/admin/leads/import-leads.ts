import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { newAdminLead } from "#domain/admin/leads/create-lead.ts";
import { customerLookup, type KnownLead, knownLeadOf } from "#domain/admin/leads/duplicates.ts";
import { importedAmong, insertImports, waitForImports } from "#domain/admin/leads/import-leads.sql.ts";
import { type ReadLead, type ReadRow, readImport } from "#domain/admin/leads/import-rows.ts";
import type { ImportField } from "#domain/admin/leads/spreadsheet/import-columns.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueue, enqueueMails } from "#domain/outbox/enqueue.ts";
import { optionalText } from "#domain/text-input.ts";

export interface ImportPreview {
  rows: PreviewRow[];
  /** How many rows would be imported if nobody chose any more. */
  ready: number;
}

export interface PreviewRow {
  line: number;
  given: Partial<Record<ImportField, string>>;
  /** A possible duplicate is imported only if an administrator says so. */
  state: "ready" | "possible-duplicate" | "imported-before" | "wrong";
  /** For a possible duplicate: the lead, or the line of the file, of the same customer and service. */
  duplicateOf: KnownLead | { line: number } | null;
  errors: { column: string; message: string }[];
}

/**
 * What importing this file would do; nothing is saved. A row imported before, from whichever file, is recognised, and so
 * is one whose customer has a lead for the same service, or stands in the file twice, by the rule of Add New Lead.
 * Errors: not_signed_in, not_admin, invalid_input (`csv`).
 */
export async function previewImport({ db, now }: Context, actor: Actor, text: string): Promise<ImportPreview> {
  requireAdmin(actor, "customers");
  const rows = await judge(db.orm, readImport(text), now);
  return { rows: rows.map(({ lead: _, ...row }) => row), ready: rows.filter(({ state }) => state === "ready").length };
}

/**
 * Enters every row that is ready, and of the possible duplicates those in these lines, or all of them; for sale at once. A row imported
 * before, from whichever file, adds nothing, so a corrected file brings in only what is new. What has become a possible
 * duplicate since the preview is left out. Returns how many leads are new. Errors: as previewImport, and conflict (no
 * row is new).
 */
export async function importLeads(
  { db, now }: Context,
  actor: Actor,
  text: string,
  duplicateLines: readonly number[] | "all" = [],
  source = "",
): Promise<number> {
  const admin = requireAdmin(actor, "customers");
  const firm = firmOf(source);
  const isChosen = (line: number) => duplicateLines === "all" || duplicateLines.includes(line);
  const read = readImport(text);
  return inTransaction(db, async (tx) => {
    await waitForImports(tx);
    const rows = (await judge(tx, read, now)).flatMap(({ line, state, lead }) => {
      const isWanted = state === "ready" || (state === "possible-duplicate" && isChosen(line));
      return lead && isWanted ? [{ line, ...lead }] : [];
    });
    const leads = rows.map(({ form, fingerprint }) => ({
      ...newAdminLead(admin, { form, now }),
      importFingerprint: fingerprint,
      importSource: firm,
    }));
    const fresh = await insertImports(tx, leads);
    if (fresh.size === 0) throw new DomainError("conflict");
    for (const { fingerprint, line } of rows) {
      const id = fresh.get(fingerprint);
      if (!id) continue;
      await recordAudit(tx, admin, { action: "import-lead", subject: { type: "lead", id }, after: { line }, now });
    }
    const leadIds = [...fresh.values()];
    await enqueue(
      tx,
      leadIds.map((leadId) => ({ kind: "alert-installers", payload: { leadId } })),
      now,
    );
    await enqueueMails(
      tx,
      leadIds.map((leadId) => ({ mail: "lead-notice", leadId })),
      now,
    );
    return fresh.size;
  });
}

/**
 * The firm whose list it is, which each customer is told (article 14(2)(f) of the UK GDPR); null where it is not known.
 * Errors: invalid_input (`source`).
 */
export function firmOf(source: string): string | null {
  const read = optionalText(limits.nameLengthMax).safeParse(source);
  if (read.success) return read.data ?? null;
  throw new DomainError("invalid_input", { fields: { source: read.error.issues.map(({ message }) => message) } });
}

type JudgedRow = PreviewRow & { lead: ReadLead | undefined };

/** What would become of each row. */
async function judge(tx: Queryable, rows: readonly ReadRow[], now: Date): Promise<JudgedRow[]> {
  const leads = rows.flatMap(({ lead }) => lead ?? []);
  const imported = await importedAmong(
    tx,
    leads.map(({ fingerprint }) => fingerprint),
  );
  const knownLead = await knownLeadOf(
    tx,
    leads.map(({ form }) => form),
    now,
  );
  const isNew = ({ lead }: ReadRow) => lead !== undefined && !imported.has(lead.fingerprint);
  const ofFile = rows.filter(isNew).flatMap(({ line, lead }) => (lead ? [{ line, ...lead.form }] : []));
  const firstLine = customerLookup(ofFile, ({ line }) => line);
  return rows.map((row) => {
    if (!row.lead) return { ...row, state: "wrong", duplicateOf: null };
    if (!isNew(row)) return { ...row, state: "imported-before", duplicateOf: null };
    const line = firstLine(row.lead.form);
    const earlier = line !== undefined && line < row.line ? { line } : null;
    const duplicateOf = knownLead(row.lead.form) ?? earlier;
    return { ...row, state: duplicateOf ? "possible-duplicate" : "ready", duplicateOf };
  });
}

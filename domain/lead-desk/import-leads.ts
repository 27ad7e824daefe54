import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { newAdminLead } from "#domain/lead-desk/create-lead.ts";
import type { ImportField } from "#domain/lead-desk/import-columns.ts";
import { customersSince, importedAmong, insertImports } from "#domain/lead-desk/import-leads.sql.ts";
import { type ReadLead, type ReadRow, readImport } from "#domain/lead-desk/import-rows.ts";
import { enqueueLeadAlerts } from "#domain/outbox/enqueue-lead-alert.ts";

export interface ImportPreview {
  rows: PreviewRow[];
  /** How many rows would be imported. */
  ready: number;
}

export interface PreviewRow {
  line: number;
  given: Partial<Record<ImportField, string>>;
  state: "ready" | "imported-before" | "wrong";
  /** A row that is ready, although its customer has recently had another lead for the same service. */
  isPossibleDuplicate: boolean;
  errors: { column: string; message: string }[];
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * What importing this file would do; nothing is saved. A row imported before, from whichever file, is recognised.
 * Errors: not_signed_in, not_admin, invalid_input (`csv`).
 */
export async function previewImport({ db, now }: Context, actor: Actor, text: string): Promise<ImportPreview> {
  requireAdmin(actor);
  const rows = readImport(text);
  const leads = rows.flatMap(({ lead }) => lead ?? []);
  const [imported, isCustomer] = [await importedIn(db.orm, leads), await customersOf(db.orm, leads, now)];
  const shown = rows.map(({ line, given, lead, errors }: ReadRow) => {
    const state = !lead ? "wrong" : imported.has(lead.fingerprint) ? "imported-before" : "ready";
    const isPossibleDuplicate = state === "ready" && lead !== undefined && isCustomer(lead);
    return { line, given, state, isPossibleDuplicate, errors } as const;
  });
  return { rows: shown, ready: shown.filter(({ state }) => state === "ready").length };
}

/**
 * Enters every row that the lead form would accept, all or none; for sale at once. A row imported before, from
 * whichever file, adds nothing, so a corrected file brings in only what is new.
 * Returns how many leads are new. Errors: as previewImport, and conflict (no row is new).
 */
export async function importLeads({ db, now }: Context, actor: Actor, text: string): Promise<number> {
  const admin = requireAdmin(actor);
  const rows = readImport(text).flatMap(({ line, lead }) => (lead ? [{ line, ...lead }] : []));
  return inTransaction(db, async (tx) => {
    const leads = rows.map(({ form, fingerprint }) => ({
      ...newAdminLead(admin, { form, now }),
      importFingerprint: fingerprint,
    }));
    const fresh = await insertImports(tx, leads);
    if (fresh.size === 0) throw new DomainError("conflict");
    for (const { fingerprint, line } of rows) {
      const id = fresh.get(fingerprint);
      if (!id) continue;
      await recordAudit(tx, admin, { action: "import-lead", subject: { type: "lead", id }, after: { line }, now });
    }
    await enqueueLeadAlerts(tx, [...fresh.values()], now);
    return fresh.size;
  });
}

function importedIn(tx: Queryable, leads: readonly ReadLead[]): Promise<ReadonlySet<string>> {
  const fingerprints = leads.map(({ fingerprint }) => fingerprint);
  return importedAmong(tx, fingerprints);
}

/** Whether a row's customer has had a lead for its service within `limits.leadDuplicateDays`. */
async function customersOf(tx: Queryable, leads: readonly ReadLead[], now: Date): Promise<(lead: ReadLead) => boolean> {
  const emails = [...new Set(leads.map(({ form }) => form.customerEmail))];
  const since = new Date(now.getTime() - limits.leadDuplicateDays * DAY_MILLISECONDS);
  const known = await customersSince(tx, emails, since);
  const keys = new Set(known.map(({ customerEmail, serviceType }) => `${customerEmail} ${serviceType}`));
  return ({ form }) => keys.has(`${form.customerEmail} ${form.serviceType}`);
}

import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { newAdminLead } from "#domain/leads/create-lead.ts";
import type { ImportField } from "#domain/leads/import-columns.ts";
import { readImport } from "#domain/leads/import-rows.ts";
import type { LeadForm } from "#domain/leads/lead-form.ts";
import { existingLeadIds, insertLeads } from "#domain/leads/leads.sql.ts";
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
  errors: { column: string; message: string }[];
}

/** What an import of this file would do; nothing is saved. Errors: not_signed_in, not_admin, invalid_input (`csv`). */
export async function previewImport({ db }: Context, actor: Actor, text: string): Promise<ImportPreview> {
  requireAdmin(actor);
  const rows = readImport(text);
  const known = await existingLeadIds(
    db.orm,
    rows.map(({ leadId }) => leadId),
  );
  const shown = rows.map(({ leadId, line, given, form, errors }) => {
    const state = form ? (known.has(leadId) ? "imported-before" : "ready") : "wrong";
    return { line, given, state, errors } as const;
  });
  return { rows: shown, ready: shown.filter(({ state }) => state === "ready").length };
}

/**
 * Enters every row that the lead form would accept, all or none; for sale at once. The same file again adds nothing.
 * Answers how many leads are new. Errors: as previewImport, and conflict (no row is new).
 */
export async function importLeads({ db, now }: Context, actor: Actor, text: string): Promise<number> {
  const admin = requireAdmin(actor);
  const rows = readImport(text).flatMap(({ leadId, line, form }) => (form ? [{ leadId, line, form }] : []));
  return inTransaction(db, async (tx) => {
    const leads = rows.map(({ leadId, form }: { leadId: string; form: LeadForm }) =>
      newAdminLead(admin, { leadId, form, now }),
    );
    const fresh = await insertLeads(tx, leads);
    if (fresh.size === 0) throw new DomainError("conflict");
    for (const { leadId, line } of rows.filter((row) => fresh.has(row.leadId))) {
      await recordAudit(tx, admin, {
        action: "import-lead",
        subject: { type: "lead", id: leadId },
        after: { line },
        now,
      });
    }
    await enqueueLeadAlerts(tx, [...fresh], now);
    return fresh.size;
  });
}

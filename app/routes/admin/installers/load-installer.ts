import { randomUUID } from "node:crypto";
import type { Actor } from "#domain/actor.ts";
import { installerFile } from "#domain/admin/installers/installer-file.ts";
import { notesOf } from "#domain/admin/installers/installer-notes.ts";
import { statusChangesOf } from "#domain/admin/installers/status-changes.ts";
import type { Context } from "#domain/context.ts";
import { ledgerOf } from "#domain/credits/ledger-of.ts";
import { documentsOf } from "#domain/documents/documents.ts";
import { waitingChangeOf } from "#domain/installers/profile-changes.ts";
import { reportsOf } from "#domain/lead-reports/reports-of.ts";
import { claimsOf } from "#domain/onboarding/claims-of.ts";
import { paymentsOf } from "#domain/payments/reversals.ts";
import { purchasesOf } from "#domain/purchases/purchases-of.ts";
import { checklistOf, progressOf } from "#domain/vetting/checklist.ts";
import { proofStateOf } from "#domain/vetting/ended-proofs.ts";
import { exceptionsOf } from "#domain/vetting/exceptions.ts";
import { openingsOf } from "#domain/vetting/opening.ts";

export async function loadInstaller(domain: Context, actor: Actor, id: string) {
  const company = await installerFile(domain, actor, id);
  const { coverage, specialties } = company;
  const offer = { id, specialties, services: coverage?.services ?? null };
  const [checklist, openings, exceptions] = await Promise.all([
    checklistOf(domain, actor, offer),
    openingsOf(domain, actor, offer),
    exceptionsOf(domain, actor, id),
  ]);
  const claims = await claimsOf(domain, actor, id);
  const [proofs, changes, documents, ledger, purchases, refunds, payments, notes, waitingChange] = await Promise.all([
    proofStateOf(domain, actor, id),
    statusChangesOf(domain, actor, id),
    documentsOf(domain, actor, id),
    ledgerOf(domain, actor, id),
    purchasesOf(domain, actor, id),
    reportsOf(domain, actor, id),
    paymentsOf(domain, actor, id),
    notesOf(domain, actor, id),
    waitingChangeOf(domain, actor, id),
  ]);
  return {
    company,
    proofs,
    changes,
    documents,
    ledger,
    purchases,
    refunds,
    payments,
    notes,
    waitingChange,
    openings,
    exceptions,
    claims,
    vetted: progressOf(checklist),
    // Ids for anything that may be written are made here, so that double-clicking writes once.
    checklist: checklist.map(({ technology, items }) => ({
      technology,
      items: items.map((item) => ({ ...item, nextId: randomUUID() })),
    })),
    grantId: randomUUID(),
    quickGrantId: randomUUID(),
    noteId: randomUUID(),
    exceptionId: randomUUID(),
  };
}

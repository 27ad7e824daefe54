import { randomUUID } from "node:crypto";
import { type Actor, requireUser } from "#domain/actor.ts";
import { type InstallerFile, installerFile } from "#domain/admin/installers/installer-file.ts";
import type { Context } from "#domain/context.ts";
import { grantsToApprove } from "#domain/credits/grant-credits.ts";
import { ledgerOf } from "#domain/credits/ledger-of.ts";
import { documentsOf } from "#domain/documents/documents.ts";
import { deskDeposits } from "#domain/handover/desk-deposits.ts";
import { waitingChangeOf } from "#domain/installers/profile-changes.ts";
import { reportsOf } from "#domain/lead-reports/reports-of.ts";
import { claimsOf } from "#domain/onboarding/claims-of.ts";
import { paymentsOf } from "#domain/payments/reversals.ts";
import { purchasesOf } from "#domain/purchases/purchases-of.ts";
import { type AdminAct, mayAdminister } from "#domain/roles.ts";
import { checklistOf, progressOf } from "#domain/vetting/checklist.ts";
import { proofStateOf } from "#domain/vetting/ended-proofs.ts";
import { exceptionsOf } from "#domain/vetting/exceptions.ts";
import { openingsOf } from "#domain/vetting/opening.ts";

/** What the reader's roles do not let them read is left empty. */
export async function loadInstaller(domain: Context, actor: Actor, id: string) {
  const { adminRoles } = requireUser(actor);
  const company = await installerFile(domain, actor, id);
  const read = async <Part>(act: AdminAct, otherwise: Part, of: () => Promise<Part>): Promise<Part> =>
    mayAdminister(adminRoles, act) ? of() : otherwise;
  const deposits = await read("vetting", [], () => deskDeposits(domain, actor, id));
  const [vetting, ledger, purchases, refunds, payments, waitingGrants] = await Promise.all([
    read("vetting", null, () => vettingOf(domain, actor, company)),
    read("payments", [], () => ledgerOf(domain, actor, id)),
    purchasesOf(domain, actor, id),
    read("lead_reports", [], () => reportsOf(domain, actor, id)),
    read("payments", [], () => paymentsOf(domain, actor, id)),
    read("payments", [], () => grantsToApprove(domain, actor, id)),
  ]);
  return {
    company,
    vetting,
    deposits,
    ledger,
    purchases,
    refunds,
    payments,
    waitingGrants,
    grantId: randomUUID(),
    quickGrantId: randomUUID(),
    noteId: randomUUID(),
    exceptionId: randomUUID(),
    claimId: randomUUID(),
  };
}

async function vettingOf(domain: Context, actor: Actor, { id, coverage, specialties }: InstallerFile) {
  const offer = { id, specialties, services: coverage?.services ?? null };
  const [checklist, openings, exceptions, claims, proofs, documents, waitingChange] = await Promise.all([
    checklistOf(domain, actor, offer),
    openingsOf(domain, actor, offer),
    exceptionsOf(domain, actor, id),
    claimsOf(domain, actor, id),
    proofStateOf(domain, actor, id),
    documentsOf(domain, actor, id),
    waitingChangeOf(domain, actor, id),
  ]);
  return {
    openings,
    exceptions,
    claims,
    proofs,
    documents,
    waitingChange,
    vetted: progressOf(checklist),
    // Ids for anything that may be written are made here, so that double-clicking writes once.
    checklist: checklist.map(({ technology, items }) => ({
      technology,
      items: items.map((item) => ({ ...item, nextId: randomUUID() })),
    })),
  };
}

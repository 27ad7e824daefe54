import type { Queryable } from "#db/connection.ts";
import type { ProjectStatus } from "#db/schema.ts";
import { DomainError } from "#domain/errors.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import {
  insertProjectEvents,
  lockProject,
  type NewProjectEvent,
  type ProjectRow,
  updateProject,
} from "#domain/leads/projects.sql.ts";

export type ProjectActor = NewProjectEvent["actor"];

/** As above, locked until the transaction ends, to change its state. The caller holds the lead. Errors: not_found. */
export async function requireLockedProject(tx: Queryable, leadId: string): Promise<ProjectRow> {
  const project = await lockProject(tx, leadId);
  if (!project) throw new DomainError("not_found");
  return project;
}

/** Whether customer and companies can still act in it. */
export function isLive({ status }: Pick<ProjectRow, "status">): boolean {
  return status === "open" || status === "chosen";
}

/**
 * What a company sends is read on the customer's page, which somebody without an email address does not have. Errors:
 * no_customer_page.
 */
export function requireCustomerPage({ customerEmail }: Pick<LeadRow, "customerEmail">): void {
  if (customerEmail === null) throw new DomainError("no_customer_page");
}

/**
 * Moves a project that the caller holds, and records an event of the same name. The database refuses moves that do not
 * exist.
 */
export async function moveProject(
  tx: Queryable,
  project: Pick<ProjectRow, "leadId">,
  move: { to: ProjectStatus; by: ProjectActor; now: Date; purchaseId?: string; eraseBy?: Date | null },
): Promise<void> {
  const { to: status, by, now, purchaseId, eraseBy } = move;
  const acted = by === "customer" ? { lastActAt: now, askedStillLookingAt: null } : {};
  const choosing = status === "chosen" ? { chosenAt: now } : status === "open" ? { chosenAt: null } : {};
  const erasing = eraseBy === undefined ? {} : { eraseBy };
  await updateProject(tx, project.leadId, { status, statusChangedAt: now, ...acted, ...choosing, ...erasing });
  await insertProjectEvents(tx, [{ leadId: project.leadId, kind: status, actor: by, purchaseId, at: now }]);
}

/** Records that the customer did something, so that nobody asks whether they are still looking. */
export function noteAct(tx: Queryable, leadId: string, now: Date): Promise<void> {
  return updateProject(tx, leadId, { lastActAt: now, askedStillLookingAt: null });
}

/** When the customer was asked whether they are still looking. */
export function noteAsked(tx: Queryable, leadId: string, now: Date): Promise<void> {
  return updateProject(tx, leadId, { askedStillLookingAt: now });
}

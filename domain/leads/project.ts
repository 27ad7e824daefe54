import type { Queryable } from "#db/connection.ts";
import type { ProjectStatus } from "#db/schema.ts";
import { DomainError } from "#domain/errors.ts";
import {
  eventsOf,
  insertEvents,
  type NewProjectEvent,
  type ProjectRow,
  projectForUpdate,
  projectRow,
  quietSince,
  unansweredSince,
  updateProject,
  waitingForErasure,
} from "#domain/leads/projects.sql.ts";

export type Project = ProjectRow;
export type ProjectActor = NewProjectEvent["actor"];

/** The customer's side of a lead; undefined for one that was never confirmed. Authorizes nothing. */
export function findProject(tx: Queryable, leadId: string): Promise<Project | undefined> {
  return projectRow(tx, leadId);
}

/** As above, held until the transaction ends, for its moves. The caller holds the lead. Errors: not_found. */
export async function lockProject(tx: Queryable, leadId: string): Promise<Project> {
  const project = await projectForUpdate(tx, leadId);
  if (!project) throw new DomainError("not_found");
  return project;
}

/** Whether customer and companies may still do something in it. */
export function isLive({ status }: Pick<Project, "status">): boolean {
  return status === "open" || status === "chosen";
}

/**
 * Moves a project that the caller holds, and notes what happened as an event of the same name. The database refuses
 * moves that do not exist.
 */
export async function moveProject(
  tx: Queryable,
  project: Pick<Project, "leadId">,
  move: { to: ProjectStatus; by: ProjectActor; now: Date; eraseBy?: Date | null },
): Promise<void> {
  const { to: status, by, now, eraseBy } = move;
  const acted = by === "customer" ? { lastActAt: now, askedStillLookingAt: null } : {};
  const choosing = status === "chosen" ? { chosenAt: now } : status === "open" ? { chosenAt: null } : {};
  const erasing = eraseBy === undefined ? {} : { eraseBy };
  await updateProject(tx, project.leadId, { status, statusChangedAt: now, ...acted, ...choosing, ...erasing });
  await noteEvents(tx, [{ leadId: project.leadId, kind: status, actor: by, at: now }]);
}

/** Adds to what happened in projects. */
export function noteEvents(tx: Queryable, events: readonly NewProjectEvent[]): Promise<void> {
  return insertEvents(tx, events);
}

/** All that happened in a project, oldest first. Authorizes nothing. */
export function projectEventsOf(tx: Queryable, leadId: string) {
  return eventsOf(tx, leadId);
}

/** The customer did something: an open project is alive, and nobody asks whether they are still looking. */
export function noteAct(tx: Queryable, leadId: string, now: Date): Promise<void> {
  return updateProject(tx, leadId, { lastActAt: now, askedStillLookingAt: null });
}

/** Since when the customer is asked whether they are still looking. */
export function noteAsked(tx: Queryable, leadId: string, now: Date): Promise<void> {
  return updateProject(tx, leadId, { askedStillLookingAt: now });
}

/** Open projects, the longest without an act of their customers, who did nothing since then and were not asked. */
export function quietProjects(tx: Queryable, then: Date, most: number): Promise<string[]> {
  return quietSince(tx, then, most);
}

/** Open projects whose customers were asked by then, have not acted since, and acted last before `actedBy`. */
export function unansweredProjects(
  tx: Queryable,
  moments: { askedBy: Date; actedBy: Date },
  most: number,
): Promise<string[]> {
  return unansweredSince(tx, moments, most);
}

/** Stopped projects whose customers also want to be erased, and by when. */
export function projectsToErase(tx: Queryable) {
  return waitingForErasure(tx);
}

import { and, eq, isNotNull, isNull, lte, not, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { leads, projectEvents, projects } from "#db/schema.ts";

export type ProjectRow = typeof projects.$inferSelect;
export type NewProjectEvent = typeof projectEvents.$inferInsert;

/** The project of a lead; undefined if the lead was never confirmed. */
export async function projectOfLead(tx: Queryable, leadId: string): Promise<ProjectRow | undefined> {
  return (await tx.select().from(projects).where(eq(projects.leadId, leadId)))[0];
}

export async function lockProject(tx: Queryable, leadId: string): Promise<ProjectRow | undefined> {
  return (await tx.select().from(projects).where(eq(projects.leadId, leadId)).for("update"))[0];
}

export async function updateProject(tx: Queryable, leadId: string, change: Partial<ProjectRow>): Promise<void> {
  await tx.update(projects).set(change).where(eq(projects.leadId, leadId));
}

/** Adds to the history of projects. */
export async function insertProjectEvents(tx: Queryable, events: readonly NewProjectEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(projectEvents).values([...events]);
}

/** The history of a project, oldest first. */
export async function projectEventsOf(tx: Queryable, leadId: string) {
  return tx.select().from(projectEvents).where(eq(projectEvents.leadId, leadId)).orderBy(projectEvents.id);
}

/** Whether the customer did something after this in another work of the same request. */
const actedElsewhereSince = (moment: SQL) => sql`exists (
  select from ${leads} mine join ${leads} mate on mate.group_id = mine.group_id and mate.id <> mine.id
    join ${projects} other on other.lead_id = mate.id and other.last_act_at > ${moment}
   where mine.id = ${projects.leadId})`;

/** Open projects whose customers have done nothing since `then` and were not asked, the longest inactive first. */
export async function quietProjects(tx: Queryable, then: Date, most: number): Promise<string[]> {
  const rows = await tx
    .select({ leadId: projects.leadId })
    .from(projects)
    .where(
      and(
        eq(projects.status, "open"),
        lte(projects.lastActAt, then),
        isNull(projects.askedStillLookingAt),
        not(actedElsewhereSince(sql`${instant(then)}`)),
      ),
    )
    .orderBy(projects.lastActAt)
    .limit(most);
  return rows.map(({ leadId }) => leadId);
}

/**
 * Open projects whose customers were asked by then, have done nothing since, and last did something before `actedBy`,
 * which leads the index.
 */
export async function unansweredProjects(
  tx: Queryable,
  { askedBy, actedBy }: { askedBy: Date; actedBy: Date },
  most: number,
): Promise<string[]> {
  const rows = await tx
    .select({ leadId: projects.leadId })
    .from(projects)
    .where(
      and(
        eq(projects.status, "open"),
        lte(projects.lastActAt, actedBy),
        lte(projects.askedStillLookingAt, askedBy),
        sql`${projects.lastActAt} < ${projects.askedStillLookingAt}`,
        not(actedElsewhereSince(sql`${projects.askedStillLookingAt}`)),
      ),
    )
    .orderBy(projects.lastActAt)
    .limit(most);
  return rows.map(({ leadId }) => leadId);
}

/** Stopped projects whose customers also want their data erased, and by when. */
export async function projectsToErase(tx: Queryable): Promise<Pick<ProjectRow, "leadId" | "eraseBy">[]> {
  return tx
    .select({ leadId: projects.leadId, eraseBy: projects.eraseBy })
    .from(projects)
    .where(and(isNotNull(projects.eraseBy), sql`${projects.status} <> 'erased'`));
}

import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { projectEvents, projects } from "#db/schema.ts";

export type ProjectRow = typeof projects.$inferSelect;
export type NewProjectEvent = typeof projectEvents.$inferInsert;

export async function projectRow(tx: Queryable, leadId: string): Promise<ProjectRow | undefined> {
  return (await tx.select().from(projects).where(eq(projects.leadId, leadId)))[0];
}

export async function projectForUpdate(tx: Queryable, leadId: string): Promise<ProjectRow | undefined> {
  return (await tx.select().from(projects).where(eq(projects.leadId, leadId)).for("update"))[0];
}

export async function updateProject(tx: Queryable, leadId: string, change: Partial<ProjectRow>): Promise<void> {
  await tx.update(projects).set(change).where(eq(projects.leadId, leadId));
}

export async function insertEvents(tx: Queryable, events: readonly NewProjectEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(projectEvents).values([...events]);
}

export async function eventsOf(tx: Queryable, leadId: string) {
  return tx.select().from(projectEvents).where(eq(projectEvents.leadId, leadId)).orderBy(projectEvents.id);
}

/** Open, without an act of the customer since then, and not asked yet. */
export async function quietSince(tx: Queryable, then: Date, most: number): Promise<string[]> {
  const rows = await tx
    .select({ leadId: projects.leadId })
    .from(projects)
    .where(and(eq(projects.status, "open"), lte(projects.lastActAt, then), isNull(projects.askedStillLookingAt)))
    .orderBy(projects.lastActAt)
    .limit(most);
  return rows.map(({ leadId }) => leadId);
}

/** Open, asked by then whether the customer is still looking, and without an act since `actedBy`, which leads the index. */
export async function unansweredSince(
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
      ),
    )
    .orderBy(projects.lastActAt)
    .limit(most);
  return rows.map(({ leadId }) => leadId);
}

/** Stopped ones whose customer also wants to be erased. */
export async function waitingForErasure(tx: Queryable): Promise<Pick<ProjectRow, "leadId" | "eraseBy">[]> {
  return tx
    .select({ leadId: projects.leadId, eraseBy: projects.eraseBy })
    .from(projects)
    .where(and(isNotNull(projects.eraseBy), sql`${projects.status} <> 'erased'`));
}

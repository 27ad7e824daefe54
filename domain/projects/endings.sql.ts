import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { jobs, leadPurchases, projects, quotes } from "#db/schema.ts";

/** Projects closed between these moments in which a company still sees who the customer is. */
export async function closedWithActive(tx: Queryable, { after, until }: { after: Date; until: Date }) {
  const rows = await tx
    .select({ leadId: projects.leadId })
    .from(projects)
    .where(
      and(
        eq(projects.status, "closed"),
        sql`${projects.statusChangedAt} > ${instant(after)} and ${projects.statusChangedAt} <= ${instant(until)}`,
        sql`exists (select from ${leadPurchases} where ${leadPurchases.leadId} = ${projects.leadId}
              and ${leadPurchases.endedAt} is null)`,
      ),
    );
  return rows.map(({ leadId }) => leadId);
}

/** Projects chosen between these moments in which another company still sees who the customer is. */
export async function chosenWithOthers(tx: Queryable, { after, until }: { after: Date; until: Date }) {
  const rows = await tx
    .select({ leadId: projects.leadId, chosen: quotes.purchaseId })
    .from(projects)
    .innerJoin(quotes, and(eq(quotes.leadId, projects.leadId), eq(quotes.status, "chosen")))
    .where(
      and(
        inArray(projects.status, ["chosen", "done"]),
        sql`${projects.chosenAt} > ${instant(after)} and ${projects.chosenAt} <= ${instant(until)}`,
        sql`exists (select from ${leadPurchases} where ${leadPurchases.leadId} = ${projects.leadId}
              and ${leadPurchases.endedAt} is null and ${leadPurchases.id} <> ${quotes.purchaseId})`,
      ),
    );
  return rows;
}

/** Whether the customer still has to be told that all have confirmed. */
export async function hasWaitingLastMail(tx: Queryable, leadId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, "send-mail"),
        sql`${jobs.doneAt} is null and ${jobs.failedAt} is null`,
        sql`${jobs.payload}->>'mail' = 'stop-complete' and ${jobs.payload}->>'leadId' = ${leadId}::text`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

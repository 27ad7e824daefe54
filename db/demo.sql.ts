import { eq, isNull, like, not } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { jobs, scheduledRuns, user } from "#db/schema.ts";

const MARK = "demonstration";

export async function demoIsSown({ orm }: Database): Promise<boolean> {
  const rows = await orm.select({ id: scheduledRuns.id }).from(scheduledRuns).where(eq(scheduledRuns.task, MARK));
  return rows.length > 0;
}

export async function demoMayBeSown({ orm }: Database): Promise<boolean> {
  const real = await orm
    .select({ id: user.id })
    .from(user)
    .where(not(like(user.email, "%@demo.example")))
    .limit(1);
  return real.length === 0;
}

export async function markDemoSown({ orm }: Database): Promise<void> {
  await orm.insert(scheduledRuns).values({ task: MARK, day: "2026-01-01" }).onConflictDoNothing();
}

export async function dropWaitingMails({ orm }: Database): Promise<void> {
  await orm.delete(jobs).where(isNull(jobs.doneAt));
}

import { and, eq, isNull, like, not, notLike, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { DEMONSTRATION_MARK, jobs, leadEvents, leads, scheduledRuns, user } from "#db/schema.ts";
import { closedAddress } from "#domain/contact/closed-address.ts";

export async function demoIsSown({ orm }: Database): Promise<boolean> {
  const rows = await orm
    .select({ id: scheduledRuns.id })
    .from(scheduledRuns)
    .where(eq(scheduledRuns.task, DEMONSTRATION_MARK));
  return rows.length > 0;
}

/** Addresses that reach nobody; the last is what remains of an erased customer. */
const reserved = ["%@example.com", "%@example.org", `%${closedAddress("")}`];

/** Only if no real person has been here: no other users, and no requests from outside the reserved domains. */
export async function demoMayBeSown({ orm }: Database): Promise<boolean> {
  const customers = await orm
    .select({ id: leads.id })
    .from(leads)
    .where(and(...reserved.map((address) => notLike(leads.customerEmail, address))))
    .limit(1);
  if (customers.length > 0) return false;
  const real = await orm
    .select({ id: user.id })
    .from(user)
    .where(not(like(user.email, "%@demo.example")))
    .limit(1);
  return real.length === 0;
}

export async function markDemoSown({ orm }: Database): Promise<void> {
  await orm.insert(scheduledRuns).values({ task: DEMONSTRATION_MARK, day: "2026-01-01" }).onConflictDoNothing();
}

/** The job of the mail that tells the customer of a purchase, until it is dropped. */
export async function mailOfPurchase({ orm }: Database, purchaseId: string): Promise<number | undefined> {
  const [row] = await orm
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      sql`${jobs.payload}->>'mail' = 'lead-bought-customer' and ${jobs.payload}->>'purchaseId' = ${purchaseId}::text`,
    );
  return row?.id;
}

/** The mails and events of the demonstration's history are old news. */
export async function dropNews({ orm }: Database): Promise<void> {
  await orm.delete(jobs).where(isNull(jobs.doneAt));
  await orm.delete(leadEvents);
}

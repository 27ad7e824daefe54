import { and, desc, eq, lt } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { capturedMails } from "#db/schema.ts";

export type CapturedMailRow = typeof capturedMails.$inferSelect;

export async function insertCapturedMail(tx: Queryable, mail: typeof capturedMails.$inferInsert): Promise<void> {
  await tx.insert(capturedMails).values(mail).onConflictDoNothing({ target: capturedMails.messageId });
}

export interface CapturedMailQuery {
  to?: string | undefined;
  before?: number | undefined;
  limit: number;
}

export async function newestCapturedMails(
  tx: Queryable,
  { to, before, limit }: CapturedMailQuery,
): Promise<CapturedMailRow[]> {
  return tx
    .select()
    .from(capturedMails)
    .where(
      and(
        to === undefined ? undefined : eq(capturedMails.recipient, to),
        before === undefined ? undefined : lt(capturedMails.id, before),
      ),
    )
    .orderBy(desc(capturedMails.id))
    .limit(limit);
}

export async function capturedMailById(tx: Queryable, id: number): Promise<CapturedMailRow | undefined> {
  return (await tx.select().from(capturedMails).where(eq(capturedMails.id, id)))[0];
}

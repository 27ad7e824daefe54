import { desc } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { capturedMails } from "#db/schema.ts";

export async function insertCapturedMail(tx: Queryable, mail: typeof capturedMails.$inferInsert): Promise<void> {
  await tx.insert(capturedMails).values(mail).onConflictDoNothing({ target: capturedMails.messageId });
}

export async function newestCapturedMails(tx: Queryable, limit: number) {
  return tx.select().from(capturedMails).orderBy(desc(capturedMails.id)).limit(limit);
}

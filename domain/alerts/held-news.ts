import { insertHeld } from "#domain/alerts/alerts.sql.ts";
import type { Context } from "#domain/context.ts";
import type { Reader } from "#domain/installers/told.ts";
import type { Mail } from "#domain/outbox/mail.ts";

/**
 * What to do with a mail about a customer to somebody who has not declined those: "send" it, or nothing more, because it
 * is held for their daily mail. One that cannot wait ("timely") is never held.
 */
export async function sendOrHold(
  { db, now }: Context,
  { jobId, mail, haste, reader }: { jobId: number; mail: Mail; haste: "timely" | "daily"; reader: Reader },
): Promise<"send" | "held"> {
  if (reader.news === "at_once" || haste === "timely") return "send";
  const { installerId, userId } = reader;
  await insertHeld(db.orm, { jobId, installerId, userId, mail, heldAt: now });
  return "held";
}

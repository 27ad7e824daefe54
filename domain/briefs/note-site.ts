import { isDeepStrictEqual } from "node:util";
import type { BriefAnswers } from "#content/brief/questions.ts";
import type { Queryable } from "#db/connection.ts";
import { insertBrief, newestBrief } from "#domain/briefs/briefs.sql.ts";

/**
 * Keeps what a business says of its site as the next version of its brief, inside the caller's transaction, which holds
 * a request that nobody has confirmed. The same again, or nothing at first, changes nothing.
 */
export async function noteSite(tx: Queryable, leadId: string, site: BriefAnswers, now: Date): Promise<void> {
  const newest = await newestBrief(tx, leadId);
  if (isDeepStrictEqual(newest?.content ?? {}, site)) return;
  const version = (newest?.version ?? 0) + 1;
  // Nobody has the customer's details yet, so nobody is told.
  await insertBrief(tx, { leadId, version, content: site, writtenAt: now, mailAt: now });
}

import { isDeepStrictEqual } from "node:util";
import type { BriefAnswers } from "#content/brief/questions.ts";
import { insertBrief, newestBrief } from "#domain/briefs/briefs.sql.ts";
import type { Context } from "#domain/context.ts";
import { requestQuote } from "#domain/requests/request-quote.ts";

/**
 * Takes the request of a business, as `requestQuote` does, with what it says of its site as the first version of its
 * brief, in the same transaction. Asked again before it is confirmed, the newest answers are the next version.
 * Errors: those of `requestQuote`.
 */
export function requestForBusiness(
  context: Context,
  { site, ...input }: Parameters<typeof requestQuote>[1] & { site: BriefAnswers },
): Promise<{ reference: string }> {
  const { now } = context;
  return requestQuote(context, input, async (tx, leadId) => {
    const newest = await newestBrief(tx, leadId);
    if (isDeepStrictEqual(newest?.content ?? {}, site)) return;
    const version = (newest?.version ?? 0) + 1;
    // Nobody has the customer's details yet, so nobody is told.
    await insertBrief(tx, { leadId, version, content: site, writtenAt: now, mailAt: now });
  });
}

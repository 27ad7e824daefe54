import type { Queryable } from "#db/connection.ts";
import { outlineStatusAt } from "#domain/outline-quotes/outline.ts";
import { messagesAbout, outlineAndLead } from "#domain/outline-quotes/outlines.sql.ts";
import { technologyOf } from "#domain/vetting/technologies-of.ts";

/** An outline with its lead, its talk and how it stands at this moment; undefined if there is none. Authorizes nothing. */
export async function findOutline(tx: Queryable, id: string, now: Date) {
  const found = await outlineAndLead(tx, id);
  if (!found) return undefined;
  const messages = (await messagesAbout(tx, [id])).get(id) ?? [];
  return {
    ...found,
    messages,
    status: outlineStatusAt(found.outline, now),
    technology: technologyOf(found.lead.serviceType),
  };
}

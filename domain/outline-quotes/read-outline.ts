import { limits } from "#config/limits.ts";
import { type OutlineContent, outlineSheets } from "#content/quote-sheet/outline-sheet.ts";
import type { Technology } from "#content/vetting.ts";
import type { Queryable } from "#db/connection.ts";
import { DomainError } from "#domain/errors.ts";
import { leadsPastUs } from "#domain/leads/redact.ts";
import { type HeldLead, heldBy } from "#domain/leads/sight.ts";
import { outlineStatusAt } from "#domain/outline-quotes/outline.ts";
import { messagesAbout, outlineAndLead } from "#domain/outline-quotes/outlines.sql.ts";
import { type Problems, readFields } from "#domain/quotes/sheet/read-value.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { technologyOf } from "#domain/vetting/technologies-of.ts";

const PERCENT = 100;
const THEY_COME = "Contact details: They come with being picked.";

/**
 * Reads a posted outline by the fields of its technology. Errors: invalid_input (all problems, each at the path of its
 * field).
 */
export function readOutline(posted: Record<string, unknown>, technology: Technology, now: Date): OutlineContent {
  const problems: Problems = new Map();
  const read = readFields(outlineSheets[technology], posted, { path: "", today: londonDay(now), problems });
  // The fields were read by the record that the type is derived from; the compiler cannot follow that.
  const content = read as OutlineContent;
  const { fromPence, toPence } = content;
  if (!problems.has("fromPence") && !problems.has("toPence")) {
    if (toPence < fromPence) problems.set("toPence", ["Enter at least the lower figure."]);
    else if (toPence * PERCENT > fromPence * limits.outlineRangePercentMax) {
      problems.set("toPence", ["Enter no more than one and a half times the lower figure."]);
    }
  }
  if (problems.size > 0) throw new DomainError("invalid_input", { fields: Object.fromEntries(problems) });
  return content;
}

/** Refuses contact details of this lead or of anyone. Errors: contact_details_in_text, with the fields. */
export function requireNoContacts(texts: Readonly<Record<string, string>>, lead: HeldLead): void {
  const held = heldBy(lead);
  const found = Object.entries(texts).filter(([, text]) => leadsPastUs(text, held));
  if (found.length === 0) return;
  const fields = Object.fromEntries(found.map(([field]) => [field, [THEY_COME]]));
  throw new DomainError("contact_details_in_text", { fields });
}

/** The current state of an outline, with its lead and messages, if any. Authorises nothing. */
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

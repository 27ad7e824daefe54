import { type SQL, sql } from "drizzle-orm";

/** Any number of texts as one parameter, so that the statement stays the same however many there are. */
export function textArray(texts: readonly string[]): SQL {
  const quoted = texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`);
  return sql`${`{${quoted.join(",")}}`}::text[]`;
}

/** A moment as a parameter of raw SQL, which would not know what a date is. */
export function instant(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}

/** What finds a text as it was typed in a pattern of `like`, where % and _ stand for others. */
export function asTyped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

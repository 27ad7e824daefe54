import { type SQL, sql } from "drizzle-orm";

/** Any number of texts as one parameter, so that the statement stays the same however many there are. */
export function textArray(texts: readonly string[]): SQL {
  const quoted = texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`);
  return sql`${`{${quoted.join(",")}}`}::text[]`;
}

/** What finds a text as it was typed in a pattern of `like`, where % and _ stand for others. */
export function asTyped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

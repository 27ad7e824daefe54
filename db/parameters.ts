import { type SQL, sql } from "drizzle-orm";

/** Any number of texts as one parameter, so that the statement stays the same. */
export function textArray(texts: readonly string[]): SQL {
  const quoted = texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`);
  return sql`${`{${quoted.join(",")}}`}::text[]`;
}

/** A moment as a parameter of raw SQL, which cannot handle a Date. */
export function instant(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}

/** Escapes a text for `like`, so that % and _ match themselves. */
export function asTyped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

import type { Drawn } from "#app/ui/drawn/drawn.ts";

/** All the text in a drawing. */
export function wordsOf(drawn: Drawn | string): string {
  return typeof drawn === "string" ? drawn : drawn.children.map(wordsOf).join("");
}

/** Every element with this tag and, if given, this class. */
export function elementsOf(drawn: Drawn, tag: string, kind?: string): Drawn[] {
  const inside = drawn.children.flatMap((child) => (typeof child === "string" ? [] : elementsOf(child, tag, kind)));
  const classes = (drawn.attributes.class ?? "").split(" ");
  return drawn.tag === tag && (kind === undefined || classes.includes(kind)) ? [drawn, ...inside] : inside;
}

import type { Drawn } from "#app/ui/drawn/drawn.ts";

/** All that is to be read in what was drawn. */
export function wordsOf(drawn: Drawn | string): string {
  return typeof drawn === "string" ? drawn : drawn.children.map(wordsOf).join("");
}

/** Every element with this tag, and with this class among its own. */
export function elementsOf(drawn: Drawn, tag: string, kind?: string): Drawn[] {
  const inside = drawn.children.flatMap((child) => (typeof child === "string" ? [] : elementsOf(child, tag, kind)));
  const classes = (drawn.attributes.class ?? "").split(" ");
  return drawn.tag === tag && (kind === undefined || classes.includes(kind)) ? [drawn, ...inside] : inside;
}

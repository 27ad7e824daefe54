import { shown } from "#content/figures/shared-figures.ts";

type Name = keyof typeof shown;

/** So round that they may mean something else; only a reader can tell. */
const ROUND = new Set(["12p", "15p", "37%", "40%", "£500", "£5,000", "£7,000", "£2,500", "31 March 2027"]);

/** Shared figures that a program can recognise in a text, by name. */
export const unmistakable: readonly (readonly [name: Name, words: string])[] = (Object.keys(shown) as Name[])
  .map((name) => [name, shown[name]] as const)
  .filter(([, words]) => !ROUND.has(words));

/** Whether a text shows these words, not as part of a longer figure. */
export function shows(text: string, words: string): boolean {
  return new RegExp(`(?<![\\d.,£])${words.replaceAll(".", "\\.")}(?!\\d)`).test(text);
}

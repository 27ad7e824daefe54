import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A planted fault: a patch that a reviewer could have missed. */
export interface Mutant {
  name: string;
  /** What it breaks, in terms of the business. */
  breaks: string;
  /** The test files that should find it. */
  foundBy: readonly string[];
  patch: string;
}

export const ROOT = join(import.meta.dirname, "../..");
const FOUND_BY = "Found by: ";

/** Each starts with a line that says what it breaks and one that names the tests. */
export function readMutants(): Mutant[] {
  const patches = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".patch"));
  return patches.sort().map((name) => {
    const patch = join(import.meta.dirname, name);
    const [breaks = "", found = ""] = readFileSync(patch, "utf8").split("\n");
    const foundBy = found.startsWith(FOUND_BY) ? found.slice(FOUND_BY.length).split(", ") : [];
    return { name: name.replace(".patch", ""), breaks, foundBy, patch };
  });
}

/** Whether `npm test` runs this file: all of Vitest's, and browser tests with a story. */
export function isInQuickTier(file: string): boolean {
  return !file.endsWith(".spec.ts") || readFileSync(join(ROOT, file), "utf8").includes("@story");
}

/** What is wrong with a mutant, apart from the code it breaks. */
export function flawsOf({ breaks, foundBy }: Mutant): string[] {
  return [
    ...(/^[A-Z].*\.$/.test(breaks) ? [] : ["its first line is a sentence that says what it breaks"]),
    ...(foundBy.length > 0 ? [] : [`its second line begins with "${FOUND_BY}" and names test files`]),
    ...foundBy.filter((file) => !existsSync(join(ROOT, file))).map((file) => `there is no ${file}`),
  ];
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { shows, unmistakable } from "#content/figures/unmistakable.ts";

const ROOMS = ["service-pages", "landing-pages", "pages", "guides", "areas"];

/** Home Energy Scotland sets its own amounts, which happen to equal another scheme's today. */
const ELSEWHERE = new Set(["grant-notes.ts: £7,500", "grant-notes.ts: £9,000"]);
const UNMISTAKABLE = [...new Set(unmistakable.map(([, words]) => words))];

/** Shared figures typed into a text instead of taken from their record. */
function typedIn(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, "");
  return UNMISTAKABLE.filter((figure) => shows(code, figure));
}

it.each(ROOMS)("content/%s types no figure that has a shared record", (room) => {
  const folder = join(import.meta.dirname, "..", room);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const typed = files.flatMap((name) =>
    typedIn(readFileSync(join(folder, name), "utf8")).map((one) => `${name}: ${one}`),
  );
  expect(typed.filter((one) => !ELSEWHERE.has(one))).toEqual([]);
});

it("finds a typed figure, but not part of another", () => {
  expect(typedIn('text: "It costs 26.32p a kWh, and £12,908 in all."')).toEqual(["26.32p", "£12,908"]);
  expect(typedIn('text: "It costs 126.32p, or £12,9081."')).toEqual([]);
});

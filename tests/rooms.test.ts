import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { circlesOfFolders } from "#tests/tidy/circles.ts";
import { crowdedRooms, roomsOutOfOrder } from "#tests/tidy/rooms.ts";
import { readSources } from "#tests/tidy/sources.ts";

// Two rooms that need each other are really one room, or lack a third between them. A room with more files than a
// reader can take in at a glance is several rooms.

it("no room of this project leads back to itself", () => {
  expect(circlesOfFolders(readSources())).toEqual([]);
});

it("no room of this project is crowded", () => {
  expect(crowdedRooms(readSources())).toEqual([]);
});

const planted = (path: string, target: string) => ({
  path,
  text: `import { a } from "#${target}";\nexport const b = a;`,
});

it("the rooms of the domain import in the order of the document", () => {
  const document = readFileSync(new URL("../docs/architecture.md", import.meta.url), "utf8");
  expect(roomsOutOfOrder(readSources(), document)).toEqual([]);
});

it("the domain has no more rooms than a newcomer can keep in mind", () => {
  const rooms = new Set(readSources().flatMap(({ path }) => /^domain\/([^/]+)\//.exec(path)?.[1] ?? []));
  expect(rooms.size).toBeGreaterThan(30);
  expect(rooms.size).toBeLessThanOrEqual(52);
});

it("a circle of two rooms is named, with the files that close it", () => {
  const files = [
    planted("domain/leads/lead.ts", "domain/quotes/phone.ts"),
    planted("domain/quotes/phone.ts", "domain/leads/mask.ts"),
    { path: "domain/leads/mask.ts", text: "export const a = 1;" },
  ];
  expect(circlesOfFolders(files)).toEqual([
    "domain/leads → domain/quotes (lead.ts imports phone.ts), domain/quotes → domain/leads (phone.ts imports mask.ts)",
  ]);
});

it("a detour through several rooms is a circle too, and so is one of types or between a room and one within it", () => {
  const files = [
    planted("app/shell/frame.tsx", "app/site/card.tsx"),
    { path: "app/site/card.tsx", text: 'import type { Form } from "#app/quote/form.ts";\nexport type Card = Form;' },
    planted("app/quote/form.ts", "app/shell/fields.ts"),
    { path: "app/shell/fields.ts", text: 'export { b } from "./within/inner.ts";\nexport const a = 1;' },
    planted("app/shell/within/inner.ts", "app/shell/fields.ts"),
  ];
  expect(circlesOfFolders(files)).toHaveLength(2);
});

it("rooms used by several others, and tests, are no circle", () => {
  const files = [
    planted("domain/leads/lead.ts", "domain/errors.ts"),
    planted("domain/quotes/phone.ts", "domain/errors.ts"),
    planted("domain/quotes/phone.ts", "domain/leads/lead.ts"),
    planted("domain/leads/lead.test.ts", "domain/quotes/phone.ts"),
    { path: "domain/errors.ts", text: "export const a = 1;" },
  ];
  expect(circlesOfFolders(files)).toEqual([]);
});

it("a crowded room is named with its size; tests and content records don't count", () => {
  const filled = (folder: string, many: number) =>
    Array.from({ length: many }, (_, at) => ({ path: `${folder}/a${at}.ts`, text: "" }));
  const files = [
    ...filled("domain/leads", 31),
    ...filled("domain/sale", 30),
    ...filled("content/areas", 99),
    { path: "domain/leads-for-sale/a.test.ts", text: "" },
  ];
  expect(crowdedRooms(files)).toEqual(["domain/leads has 31 files, 30 at most: divide it by what changes together."]);
});

it("an import of a later room is named, in the next row or the same one, and so is a room without a row", () => {
  const document =
    "### The rooms of the domain\n| `domain/*.ts` | words |\n| `leads`, `leads-for-sale` | leads |\n## Next\n| `demo` | - |";
  const files = [
    planted("domain/errors.ts", "domain/leads/lead.ts"),
    planted("domain/leads/lead.ts", "domain/leads-for-sale/offer.ts"),
    planted("domain/leads-for-sale/offer.ts", "domain/leads/lead.ts"),
    planted("domain/demo/clock.ts", "domain/errors.ts"),
    planted("domain/leads/lead.test.ts", "domain/leads-for-sale/offer.ts"),
  ];
  expect(roomsOutOfOrder(files, document)).toEqual([
    "domain/errors.ts imports domain/leads/lead.ts, which docs/architecture.md has after domain/*.ts.",
    "domain/leads/lead.ts imports domain/leads-for-sale/offer.ts, which docs/architecture.md has after leads.",
    "domain/demo/clock.ts: docs/architecture.md does not name the room demo.",
  ]);
});

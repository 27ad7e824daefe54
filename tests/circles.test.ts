import { expect, it } from "vitest";
import { circlesOfFolders } from "#tests/tidy/circles.ts";
import { readSources } from "#tests/tidy/sources.ts";

// Two rooms that need each other are one room, or a third one is missing between them.

it("no room of this project leads back to itself", () => {
  expect(circlesOfFolders(readSources())).toEqual([]);
});

const planted = (path: string, target: string) => ({
  path,
  text: `import { a } from "#${target}";\nexport const b = a;`,
});

it("a circle of two rooms is named, with the files that close it", () => {
  const files = [
    planted("domain/leads/lead.ts", "domain/contact/phone.ts"),
    planted("domain/contact/phone.ts", "domain/contact/mask.ts"),
    { path: "domain/contact/mask.ts", text: "export const a = 1;" },
  ];
  expect(circlesOfFolders(files)).toEqual([
    "domain/leads → domain/quotes (lead.ts imports phone.ts), domain/quotes → domain/leads (phone.ts imports mask.ts)",
  ]);
});

it("a way round through several rooms is a circle too, and so is one of types or between a room and one within it", () => {
  const files = [
    planted("app/shell/frame.tsx", "app/site/card.tsx"),
    { path: "app/site/card.tsx", text: 'import type { Form } from "#app/quote/form.ts";\nexport type Card = Form;' },
    planted("app/quote/form.ts", "app/shell/fields.ts"),
    { path: "app/shell/fields.ts", text: 'export { b } from "./within/inner.ts";\nexport const a = 1;' },
    planted("app/shell/within/inner.ts", "app/shell/fields.ts"),
  ];
  expect(circlesOfFolders(files)).toHaveLength(2);
});

it("rooms that are used by several others, and tests, make no circle", () => {
  const files = [
    planted("domain/leads/lead.ts", "domain/errors.ts"),
    planted("domain/contact/phone.ts", "domain/errors.ts"),
    planted("domain/contact/phone.ts", "domain/leads/lead.ts"),
    planted("domain/leads/lead.test.ts", "domain/contact/phone.ts"),
    { path: "domain/errors.ts", text: "export const a = 1;" },
  ];
  expect(circlesOfFolders(files)).toEqual([]);
});

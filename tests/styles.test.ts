import { expect, it } from "vitest";
import type { SourceFile } from "#tests/tidy/rule.ts";
import { readSources } from "#tests/tidy/sources.ts";
import { stylesOfNobody, stylesThatHangOnOrder } from "#tests/tidy/styles.ts";

// The look of a page must not depend on the order of stylesheets, which nobody sees while writing one.

it("no rule of this project needs to come before or after that of another sheet", () => {
  expect(stylesThatHangOnOrder(readSources())).toEqual([]);
});

it("every sheet of this project is imported by what it styles", () => {
  expect(stylesOfNobody(readSources())).toEqual([]);
});

const sheet = (path: string, text: string): SourceFile => ({ path, text });
const card = sheet(
  "app/ui/tables/card.css",
  "@layer components { .card { margin: 0; } p + .card .icon { margin: 0; } }",
);

it("a class is styled by one sheet of a layer", () => {
  const again = (text: string) => [card, sheet("app/ui/forms/form.css", text)];
  for (const text of [
    "@layer components { .card { padding: 0; } }",
    "@layer components { @media print { .field, main > .card .field { padding: 0; } } }",
    "@layer components { :is(.card, .field) b { padding: 0; } }",
  ]) {
    expect(stylesThatHangOnOrder(again(text))).toEqual([expect.stringContaining("begins with .card")]);
  }
  for (const text of [
    "@layer components { .field .card, .field:is(.card > *) { padding: 0; } }",
    "@layer components { .field { &:hover { padding: 0; } } }",
    "@layer overrides { .card { padding: 0; } }",
    "@layer components { .field:not(.card) { padding: 0; } /* .card { } */ }",
  ]) {
    expect(stylesThatHangOnOrder(again(text))).toEqual([]);
  }
  expect(
    stylesThatHangOnOrder([card, sheet("app/routes/site/home.css", "@layer pages { .card { top: 0; } }")]),
  ).toEqual([]);
});

it("the layer of a rule follows from the folder of its sheet", () => {
  for (const [path, layer] of [
    ["app/routes/site/home.css", "components"],
    ["app/ui/tables/table.css", "pages"],
    ["app/ui/styles/controls.css", "components"],
  ] as const) {
    const text = `@layer ${layer} { .a { margin: 0; } }`;
    expect(stylesThatHangOnOrder([sheet(path, text)])).toEqual([expect.stringContaining(`.a is in ${layer}`)]);
  }
  expect(stylesThatHangOnOrder([sheet("app/shell/frame.css", ".a { margin: 0; }")])).toHaveLength(1);
  const moving = sheet("app/shell/frame.css", "@keyframes spin { to { rotate: 1turn; } }");
  expect(stylesThatHangOnOrder([moving])).toEqual([]);
});

it("an unused sheet is named", () => {
  const page = sheet("app/routes/site/home.tsx", 'import "./home.css";\nimport "#app/ui/tables/card.css";');
  const home = sheet("app/routes/site/home.css", '@import "./lines.css";');
  expect(stylesOfNobody([page, home, card, sheet("app/routes/site/lines.css", "")])).toEqual([]);
  expect(stylesOfNobody([home, card])).toEqual([
    "app/routes/site/home.css is imported by nothing: import it where its classes are used, or delete it.",
    "app/ui/tables/card.css is imported by nothing: import it where its classes are used, or delete it.",
  ]);
});

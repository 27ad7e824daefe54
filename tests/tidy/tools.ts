import { importsOf } from "#tests/tidy/imports.ts";
import { isCode, isIn, isTest, type Rule, type SourceFile } from "#tests/tidy/rule.ts";
import { findingAt } from "#tests/tidy/syntax.ts";

/** Tools for developers; all others run where the product's data is, possibly without our tests. */
const FOR_DEVELOPERS =
  /^scripts\/((bench|faults|fuzz|lighthouse|machines|mutants|screenshots)\.ts|(test|some-tests)\.mjs|(bench|lighthouse)\/.*)$/;

export const toolsWithoutTests: Rule = {
  name: "no tool for production imports from tests/",
  check(file) {
    if (!isProductionTool(file)) return [];
    return importsOf(file)
      .filter(({ target }) => target?.startsWith("tests/"))
      .map(({ specifier, offset }) =>
        findingAt(file, offset, `imports ${specifier}: move what it needs to the layer it belongs to, out of tests/.`),
      );
  },
  wrong: [
    { path: "scripts/restore.ts", text: 'import { brokenPromises } from "#tests/support/invariants.ts";' },
    { path: "scripts/backup/archive.ts", text: 'import { aPdf } from "../../tests/support/documents.ts";' },
    { path: "scripts/setup/build.mjs", text: 'await import("../../tests/support/browser.mjs");' },
  ],
  right: [
    { path: "scripts/restore.ts", text: 'import { brokenBooks } from "#db/books.sql.ts";' },
    { path: "scripts/backup/backup.test.ts", text: 'import { ask } from "#tests/support/invariants.ts";' },
    { path: "scripts/bench/leads-page.ts", text: 'import { startPostgres } from "#tests/support/postgres.ts";' },
    { path: "scripts/test.mjs", text: 'import { leftovers } from "../tests/support/browser.mjs";' },
  ],
};

function isProductionTool(file: SourceFile): boolean {
  return isCode(file) && isIn(file, "scripts") && !isTest(file) && !FOR_DEVELOPERS.test(file.path);
}

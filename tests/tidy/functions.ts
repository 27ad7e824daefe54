import { type Finding, isCode, type Rule, type SourceFile } from "#tests/tidy/rule.ts";
import { findingAt, isNode, type Node, nameOf, walk } from "#tests/tidy/syntax.ts";

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const LINES_MAX = 60;
/** Nobody reads a migration twice. */
const MIGRATIONS = /^db\/migrations\//;
/** The functions tests are written in: a suite is as long as its subject has cases, and a story as long as it takes. */
const TELLS_A_TEST = /^(describe|it|test|eachDatabase)$/;

export const shortFunctions: Rule = {
  name: `no function over ${LINES_MAX} lines`,
  check(file): Finding[] {
    if (!isCode(file) || MIGRATIONS.test(file.path)) return [];
    const findings: Finding[] = [];
    walk(file, (node, [parent]) => {
      if (!FUNCTION.test(node.type) || isTestCase(file, parent)) return;
      const lines = linesOf(file, node);
      if (lines <= LINES_MAX) return;
      const message = `this function has ${lines} lines, ${LINES_MAX} at most: give a part of it a name of its own.`;
      findings.push(findingAt(file, node.start, message));
    });
    return findings;
  },
  wrong: [
    { path: "domain/leads/a.ts", text: `export function everything() {\n${"  step();\n".repeat(LINES_MAX)}}` },
    { path: "app/ui/b.tsx", text: `const List = () => (\n  <ul>\n${"    <li />\n".repeat(LINES_MAX)}  </ul>\n);` },
    { path: "server/c.ts", text: `const c = {\n  all() {\n${"    step();\n".repeat(LINES_MAX)}  },\n};` },
    { path: "tests/support/d.ts", text: `export function people() {\n${"  step();\n".repeat(LINES_MAX)}}` },
    { path: "domain/e.test.ts", text: `function prepare() {\n${"  step();\n".repeat(LINES_MAX)}}` },
  ],
  right: [
    { path: "domain/leads/a.ts", text: `export function short() {\n${"  step();\n".repeat(LINES_MAX - 2)}}` },
    { path: "domain/b.test.ts", text: `it.each([1])("b", () => {\n${"  step();\n".repeat(LINES_MAX)}});` },
    { path: "tests/e2e/c.spec.ts", text: `test.describe("c", () => {\n${"  step();\n".repeat(LINES_MAX)}});` },
  ],
};

function isTestCase({ path }: SourceFile, parent: Node | undefined): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) && parent?.type === "CallExpression" && TELLS_A_TEST.test(rootOf(parent));
}

/** `it` in `it.each([…])("…", …)`. */
function rootOf({ callee }: Node): string {
  if (!isNode(callee)) return "";
  if (callee.type === "CallExpression") return rootOf(callee);
  if (callee.type === "MemberExpression") return rootOf({ ...callee, callee: callee.object });
  return nameOf(callee);
}

function linesOf({ text }: SourceFile, { start, end }: Node): number {
  return text.slice(start, end).split("\n").length;
}

import { type Finding, isCode, type Rule, type SourceFile } from "#tests/tidy/rule.ts";
import { findingAt, isNode, type Node, nameOf, walk } from "#tests/tidy/syntax.ts";

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const STATEMENT = /^(?!Block|Empty)(\w+Statement|VariableDeclaration)$/;
const STATEMENTS_MAX = 80;
/** Nobody edits a migration. */
const MIGRATIONS = /^db\/migrations\//;
/** A suite is as long as its subject has cases, and a story as long as it takes. */
const TELLS_A_TEST = /^(describe|it|test|eachDatabase)$/;

export const shortFunctions: Rule = {
  name: `no function over ${STATEMENTS_MAX} statements`,
  check(file): Finding[] {
    if (!isCode(file) || MIGRATIONS.test(file.path)) return [];
    const findings: Finding[] = [];
    walk(file, (node, [parent]) => {
      if (!FUNCTION.test(node.type) || isTestCase(file, parent)) return;
      const statements = statementsOf(node);
      if (statements <= STATEMENTS_MAX) return;
      const message = `this function has ${statements} statements, ${STATEMENTS_MAX} at most: do two things live here?`;
      findings.push(findingAt(file, node.start, message));
    });
    return findings;
  },
  wrong: [
    { path: "domain/leads/a.ts", text: `export function everything() {\n${"  step();\n".repeat(STATEMENTS_MAX + 1)}}` },
    {
      path: "app/ui/b.tsx",
      text: `const b = () => {\n${"  if (a) step();\n".repeat(STATEMENTS_MAX / 2)}  step();\n};`,
    },
    { path: "domain/c.test.ts", text: `function prepare() {\n${"  step();\n".repeat(STATEMENTS_MAX + 1)}}` },
  ],
  right: [
    { path: "domain/leads/a.ts", text: `export function short() {\n${"  step();\n".repeat(STATEMENTS_MAX)}}` },
    {
      path: "app/ui/b.tsx",
      text: `const List = () => (\n  <ul>\n${"    <li />\n".repeat(STATEMENTS_MAX + 1)}  </ul>\n);`,
    },
    {
      path: "server/c.ts",
      text: `function c() {\n  function d() {\n${"step();\n".repeat(60)}}\n${"step();\n".repeat(60)}}`,
    },
    { path: "domain/d.test.ts", text: `it.each([1])("d", () => {\n${"  step();\n".repeat(STATEMENTS_MAX + 1)}});` },
  ],
};

/** Those of inner functions are counted separately. */
function statementsOf(node: Node): number {
  return Object.values(node)
    .flat()
    .filter((child) => isNode(child) && !FUNCTION.test(child.type))
    .reduce(
      (sum: number, child) => sum + Number(STATEMENT.test((child as Node).type)) + statementsOf(child as Node),
      0,
    );
}

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

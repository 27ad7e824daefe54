import { isCode, isIn, isSql, isTest, type Rule, type SourceFile } from "#tests/tidy/rule.ts";
import { findingAt, isNode, type Node, nameOf, parse } from "#tests/tidy/syntax.ts";

export const publicFunctionsExplained: Rule = {
  name: "every exported function of domain/ and integrations/ has a docstring",
  check(file) {
    // Queries are private to their folder, so they are not public functions.
    if (!isCode(file) || isTest(file) || isSql(file) || !isIn(file, "domain", "integrations")) return [];
    const body = parse(file).program.body as Node[];
    return body.flatMap((statement) => {
      const name = exportedFunction(statement);
      if (!name || hasDocstring(file, statement)) return [];
      const message = `${name} has no docstring: say what it promises, its units and ranges, which errors, and the source of a figure.`;
      return [findingAt(file, statement.start, message)];
    });
  },
  wrong: [
    { path: "domain/leads/a.ts", text: "export function price() {}" },
    { path: "integrations/mail.ts", text: "// not a docstring\nexport const send = async () => {};" },
  ],
  right: [
    {
      path: "domain/leads/a.ts",
      text: "/** The price in credits. */\nexport function price() {}\nfunction inner() {}",
    },
    { path: "app/ui/card.tsx", text: "export function Card() {}" },
  ],
};

function exportedFunction(statement: Node): string | undefined {
  if (statement.type !== "ExportNamedDeclaration" && statement.type !== "ExportDefaultDeclaration") return undefined;
  const { declaration } = statement;
  if (!isNode(declaration)) return undefined;
  if (declaration.type === "FunctionDeclaration") return nameOf(declaration.id) || "the default export";
  if (declaration.type !== "VariableDeclaration") return undefined;
  const functions = (declaration.declarations as Node[]).filter(
    ({ init }) => isNode(init) && /^(ArrowFunction|Function)Expression$/.test(init.type),
  );
  return functions[0] && nameOf(functions[0].id);
}

function hasDocstring(file: SourceFile, statement: Node): boolean {
  return parse(file).comments.some(
    ({ type, value, start, end }) =>
      type === "Block" &&
      value.startsWith("*") &&
      start < statement.start &&
      file.text.slice(end, statement.start).trim() === "",
  );
}

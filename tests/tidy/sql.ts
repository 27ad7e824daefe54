import { importsOf } from "#tests/tidy/imports.ts";
import { isCode, isSql, isTest, type Rule, type SourceFile } from "#tests/tidy/rule.ts";
import { findingAt, findNodes, isNode, type Node, nameOf, stringOf } from "#tests/tidy/syntax.ts";

const MESSAGE = "is SQL: move it to a function in the folder's *.sql.ts.";
const STATEMENT =
  /^\s*(with \w+ as|select\s.+\sfrom|insert into|update \S+\s+set|delete from|create (table|index|extension)|(alter|drop) table)\s/s;
const WRITES_SQL = ["select", "selectDistinct", "insert", "update", "delete", "execute", "with"];

function mayHoldSql(file: SourceFile): boolean {
  return (
    isSql(file) ||
    isTest(file) ||
    /^db\/(migrations\/|schema\/|(connection|parameters|schema)\.ts$)|^scripts\/bench|^drizzle\.config/.test(file.path)
  );
}

export const sqlInItsPlace: Rule = {
  name: "no SQL outside *.sql.ts",
  check(file) {
    if (!isCode(file) || mayHoldSql(file)) return [];
    const builders = importsOf(file).filter(({ specifier }) => /^drizzle-orm(\/|$)/.test(specifier));
    return [
      ...builders.map(({ specifier, offset }) =>
        findingAt(file, offset, `imports ${specifier}; what needs it ${MESSAGE}`),
      ),
      ...findNodes(file, `this ${MESSAGE}`, (node) => isStatement(node) || isQuery(node)),
    ];
  },
  wrong: [
    { path: "domain/leads/lead.ts", text: 'await db.named("x", `select id\nfrom leads where id = $1`, []);' },
    { path: "app/routes/home.tsx", text: 'import { eq } from "drizzle-orm";' },
    { path: "jobs/clean.ts", text: "await tx.delete(leads);" },
    { path: "domain/leads/count.ts", text: "const rows = await db.orm.select().from(leads);" },
  ],
  right: [
    { path: "domain/leads/leads.sql.ts", text: 'import { eq } from "drizzle-orm";\nawait tx.select().from(leads);' },
    { path: "app/ui/forms/field.tsx", text: 'const hint = "Select your home from the list"; params.delete("page");' },
  ],
};

/** Our SQL is in lower case and our sentences start in upper case; SQL in upper case is still SQL. */
function isStatement(node: Node): boolean {
  const text = stringOf(node);
  if (text === undefined) return false;
  return STATEMENT.test(text) || (/^\s*[A-Z]+ [A-Z]*/.test(text) && STATEMENT.test(upperToLower(text)));
}

function upperToLower(text: string): string {
  return text.replace(/\b[A-Z]{2,}\b/g, (word) => word.toLowerCase());
}

function isQuery(node: Node): boolean {
  if (node.type !== "CallExpression" || !isNode(node.callee) || node.callee.type !== "MemberExpression") return false;
  return WRITES_SQL.includes(nameOf(node.callee)) && /^(tx|orm)$/.test(nameOf(node.callee.object));
}

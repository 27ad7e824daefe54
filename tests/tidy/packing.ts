import { isCode, type Rule } from "#tests/tidy/rule.ts";
import { findNodes, isNode, type Node } from "#tests/tidy/syntax.ts";

export const nothingPacked: Rule = {
  name: "nothing packed into a literal only to save lines",
  check(file) {
    if (!isCode(file)) return [];
    const message = "is packed: write each property, and each constant, on its own.";
    return findNodes(file, message, (node) => isSpreadObject(node) || isPackedPair(node));
  },
  wrong: [
    { path: "domain/leads/a.ts", text: "const lead = { ...{ id, name }, price };" },
    { path: "app/ui/b.tsx", text: "const b = () => <Row {...{ row, quotes }} />;" },
    { path: "domain/leads/c.test.ts", text: "const [one, other] = [await aLead(), await aLead()];" },
  ],
  right: [
    { path: "domain/leads/a.ts", text: "const lead = { ...row, ...(price ? { price } : {}) };" },
    { path: "app/ui/b.tsx", text: "const b = () => <Row {...row} />;" },
    { path: "domain/leads/c.test.ts", text: "const [one, other] = await Promise.all([aLead(), aLead()]);" },
    { path: "domain/leads/d.ts", text: "let [one, other]: Lead[] = [];\n[one, other] = [other, one];" },
  ],
};

function isSpreadObject({ type, argument }: Node): boolean {
  return /^(SpreadElement|JSXSpreadAttribute)$/.test(type) && isNode(argument) && argument.type === "ObjectExpression";
}

function isPackedPair({ type, id, init }: Node): boolean {
  if (type !== "VariableDeclarator" || !isNode(id) || id.type !== "ArrayPattern") return false;
  if (!isNode(init) || init.type !== "ArrayExpression") return false;
  const given = init.elements as Node[];
  return given.length > 0 && !given.some((element) => element.type === "SpreadElement");
}

import { isCode, isTest, type Rule, type SourceFile } from "#tests/tidy/rule.ts";
import { findNodes, isNode, type Node, nameOf } from "#tests/tidy/syntax.ts";

const MONEY = /(pence|credits)$/i;
const ROUNDING = ["round", "floor", "ceil", "trunc"];

export const wholeMoney: Rule = {
  name: "no floating-point money",
  check(file) {
    if (!isCode(file) || isTest(file) || file.path === "app/ui/format.ts") return [];
    const message =
      "makes pence or credits a fraction: keep whole numbers, round a share with Math.round at once, format in app/ui/format.ts.";
    return findNodes(file, message, (node, ancestors) => {
      if (isRoundedAtOnce(ancestors)) return false;
      return isFraction(node) || isTextOrParse(file, node);
    });
  },
  wrong: [
    { path: "domain/credits/a.ts", text: "const sharePence = pricePence * 0.2;" },
    { path: "domain/credits/b.ts", text: "const eachPence = pack.pricePence / pack.leads;" },
    { path: "app/routes/credits.tsx", text: "const text = (pricePence / 100).toFixed(2);" },
    { path: "domain/credits/c.ts", text: "const pricePence = Number.parseFloat(text);" },
  ],
  right: [
    { path: "domain/credits/a.ts", text: "const sharePence = Math.round(pricePence * 0.2);" },
    { path: "domain/credits/b.ts", text: "const total = priceCredits * places;" },
    { path: "app/ui/format.ts", text: "const text = (pricePence / 100).toFixed(2);" },
  ],
};

function isMoney(node: unknown): boolean {
  return MONEY.test(nameOf(node));
}

/** Money that is divided, or multiplied by something with a fraction. */
function isFraction(node: Node): boolean {
  if (node.type !== "BinaryExpression" && node.type !== "AssignmentExpression") return false;
  const { operator, left, right } = node;
  if (operator === "/" || operator === "/=") return isMoney(left);
  if (operator !== "*" && operator !== "*=") return false;
  return (isMoney(left) && hasFraction(right)) || (isMoney(right) && hasFraction(left));
}

function hasFraction(node: unknown): boolean {
  return isNode(node) && node.type === "Literal" && typeof node.value === "number" && !Number.isInteger(node.value);
}

/** `const xPence = parseFloat(…)`, or `toFixed` on something that counts money. */
function isTextOrParse(file: SourceFile, node: Node): boolean {
  if (node.type === "VariableDeclarator") {
    const { init } = node;
    return isMoney(node.id) && isNode(init) && init.type === "CallExpression" && nameOf(init.callee) === "parseFloat";
  }
  if (node.type !== "CallExpression" || nameOf(node.callee) !== "toFixed" || !isNode(node.callee)) return false;
  const counted = node.callee.object;
  return isNode(counted) && /(pence|credits)\b/i.test(file.text.slice(counted.start, counted.end));
}

function isRoundedAtOnce(ancestors: Node[]): boolean {
  return ancestors.some((node) => node.type === "CallExpression" && ROUNDING.includes(nameOf(node.callee)));
}

import { isCode, isIn, isSql, isTest, type Rule } from "#tests/tidy/rule.ts";
import { findNodes, isNode, type Node, nameOf } from "#tests/tidy/syntax.ts";

/** Conversions between units: decimal places, hours, minutes and seconds, per cent, milliseconds. */
const CONVERSIONS = [10, 24, 60, 100, 1000, 60_000];
/** Cutting and padding text is not the business's concern. */
const SHAPES_TEXT = /^(slice|substring|padStart|padEnd|toString|toFixed|at|charAt|charCodeAt|repeat|parseInt|UTC)$/;
/** A fact about a format or formula has a named constant beside its use; a rule of the business belongs in limits. */
const FACT_NAME = /^[A-Z][A-Z0-9_]*$/;
/** A sample of a mail states no facts. */
const SAMPLE = "sample";
const BUSINESS_NAME = /(CREDIT|PENCE|PRICE|FEE|DAYS|HOURS|MINUTES|PLACES|PER_|ATTEMPTS)/;

export const numbersHaveNames: Rule = {
  name: "no literal business number outside config/limits/ and content/",
  check(file) {
    if (!isCode(file) || isTest(file) || isSql(file) || !isIn(file, "domain")) return [];
    const message =
      "is a number without a name: a rule of the business belongs in config/limits/, a published figure in content/, " +
      "a fact of a format in an UPPER_CASE constant at the top of the file.";
    return findNodes(file, message, (node, ancestors) => isBusinessNumber(node) && !isExcused(node, ancestors));
  },
  wrong: [
    { path: "domain/leads/a.ts", text: "const isOld = ageDays > 7;" },
    { path: "domain/leads/b.ts", text: "export function price(base: number) { return base * 0.5; }" },
    { path: "domain/leads/c.ts", text: "const LEAD_PRICE_CREDITS = 5;" },
  ],
  right: [
    { path: "domain/leads/a.ts", text: "const isOld = ageDays > limits.leadDiscountAfterDays && places < 2;" },
    {
      path: "domain/leads/b.ts",
      text: "const PHONE_DIGITS_MIN = 9;\nconst ms = hours * 60 * 60 * 1000;\ntext.slice(0, 3);",
    },
    { path: "domain/mails/a.ts", text: "const mail = { sample: { facts: { credits: 50 } } };" },
    { path: "domain/quotes/c.ts", text: "type Home = 1 | 2 | 3;\nconst names = { 3: 'Terrace' };" },
  ],
};

function isBusinessNumber(node: Node): boolean {
  if (node.type !== "Literal" || typeof node.value !== "number") return false;
  return !Number.isInteger(node.value) || (node.value > 2 && !CONVERSIONS.includes(node.value));
}

function isExcused(node: Node, ancestors: Node[]): boolean {
  const [parent] = ancestors;
  if (parent?.type === "TSLiteralType" || parent?.key === node) return true;
  if (ancestors.some((one) => isNode(one.key) && nameOf(one.key) === SAMPLE)) return true;
  if (
    ancestors.some(
      (one) =>
        one.type === "CallExpression" && SHAPES_TEXT.test(nameOf(one.callee)) && one === argumentOf(parent, ancestors),
    )
  )
    return true;
  return isNamedFact(ancestors);
}

/** The call the number is an argument of, possibly with a sign. */
function argumentOf(parent: Node | undefined, ancestors: Node[]): Node | undefined {
  return parent?.type === "UnaryExpression" ? ancestors[1] : parent;
}

function isNamedFact(ancestors: Node[]): boolean {
  if (ancestors.some((one) => /Function/.test(one.type))) return false;
  const declaration = ancestors.find((one) => one.type === "VariableDeclarator");
  const name = isNode(declaration) ? nameOf(declaration.id) : "";
  return FACT_NAME.test(name) && !BUSINESS_NAME.test(name);
}

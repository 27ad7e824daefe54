import { isCode, isIn, isTest, type Rule } from "#tests/tidy/rule.ts";
import { findNodes, isNode, type Node, nameOf } from "#tests/tidy/syntax.ts";

const MAY_READ_ENVIRONMENT = /^(config\/env\.ts|scripts\/.*\.mjs|[^/]*\.config\.ts)$/;

export const environmentInOnePlace: Rule = {
  name: "no process.env outside config/env.ts",
  check(file) {
    if (!isCode(file) || isTest(file) || MAY_READ_ENVIRONMENT.test(file.path)) return [];
    const message =
      "reads the environment: add the setting to config/env.ts, where it is checked, and take it from there.";
    return findNodes(file, message, (node) => isProcessEnv(node) || (!isIn(file, "server") && isImportMetaEnv(node)));
  },
  wrong: [
    { path: "domain/leads/lead.ts", text: "const debug = process.env.DEBUG;" },
    { path: "integrations/mail.ts", text: 'const url = process["env"].SMTP_URL;' },
    { path: "app/root.tsx", text: "if (import.meta.env.DEV) warn();" },
  ],
  right: [
    { path: "config/env.ts", text: "readEnv(process.env);" },
    { path: "server/app.ts", text: "const dev = import.meta.env.DEV;" },
  ],
};

function isProcessEnv(node: Node): boolean {
  if (node.type !== "MemberExpression" || nameOf(node.object) !== "process") return false;
  return isNode(node.property) && (node.property.name === "env" || node.property.value === "env");
}

function isImportMetaEnv(node: Node): boolean {
  return (
    node.type === "MemberExpression" &&
    isNode(node.object) &&
    node.object.type === "MetaProperty" &&
    nameOf(node) === "env"
  );
}

const CLOCK_AND_CHANCE =
  /^(Date\.now|performance\.now|Math\.random|(crypto\.)?(randomUUID|randomBytes|randomInt|getRandomValues)|Date)$/;

export const noClockNoChance: Rule = {
  name: "no clock and no chance in domain/",
  check(file) {
    if (!isCode(file) || isTest(file) || !isIn(file, "domain")) return [];
    const message =
      "asks the clock or chance: take `now` or the id as an argument from the edge, so that a test can give it.";
    return findNodes(file, message, (node) => isNewDateNow(node) || isCallToClockOrChance(node));
  },
  wrong: [
    { path: "domain/leads/a.ts", text: "const now = new Date();" },
    { path: "domain/leads/b.ts", text: "const now = Date.now();" },
    { path: "domain/leads/c.ts", text: "const luck = Math.random();" },
    { path: "domain/leads/d.ts", text: "const id = crypto.randomUUID();" },
    { path: "domain/leads/e.ts", text: "const token = randomBytes(16);" },
  ],
  right: [
    { path: "domain/leads/lead.ts", text: "const day = new Date(now.getTime() + 1);" },
    { path: "server/main.ts", text: "const now = new Date();" },
  ],
};

function isNewDateNow(node: Node): boolean {
  return node.type === "NewExpression" && nameOf(node.callee) === "Date" && (node.arguments as unknown[]).length === 0;
}

function isCallToClockOrChance(node: Node): boolean {
  if (node.type !== "CallExpression" || !isNode(node.callee)) return false;
  const { callee } = node;
  const owner = callee.type === "MemberExpression" ? `${nameOf(callee.object)}.` : "";
  return CLOCK_AND_CHANCE.test(owner + nameOf(callee));
}

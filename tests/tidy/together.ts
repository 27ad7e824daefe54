import type { Rule } from "#tests/tidy/rule.ts";
import { findNodes, type Node, nameOf } from "#tests/tidy/syntax.ts";

const STARTS = new Set(["all", "allSettled", "any", "race"]);

/** The nodes around it up to the function that it is in. */
function withinFunction(ancestors: Node[]): Node[] {
  const end = ancestors.findIndex(({ type }) => /Function/.test(type));
  return end === -1 ? ancestors : ancestors.slice(0, end);
}

export const nothingAwaitedAmongPromises: Rule = {
  name: "no await among promises that are awaited together",
  check(file) {
    if (!/\.tsx?$/.test(file.path)) return [];
    const message = "what fails during this await is nobody's and ends the process: await it before Promise.all.";
    return findNodes(file, message, (node, ancestors) => {
      if (node.type !== "AwaitExpression") return false;
      const around = withinFunction(ancestors);
      const list = around.findIndex(({ type }) => type === "ArrayExpression");
      const call = around[list + 1];
      return list !== -1 && call?.type === "CallExpression" && STARTS.has(nameOf(call.callee));
    });
  },
  wrong: [
    {
      path: "domain/statistics/my-today.ts",
      text: "async function f() { return Promise.all([rowsOf(), (await isSeeking()) ? countLeads() : 0]); }",
    },
  ],
  right: [
    {
      path: "domain/statistics/my-today.ts",
      text: "async function f() { const seeks = await isSeeking(); return Promise.all([rowsOf(), seeks ? countLeads() : 0, g(async () => await h())]); }",
    },
  ],
};

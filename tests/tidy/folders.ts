import { type Finding, isCode, isIn, type Rule, type SourceFile } from "#tests/tidy/rule.ts";
import { findingAt, parse } from "#tests/tidy/syntax.ts";

const ROOMS_FOR_ANYTHING = ["utils", "lib", "helpers", "services", "common", "types", "hooks"];
const FILES_FOR_ANYTHING = ["utils", "lib", "helpers", "common"];
const LAYERS = ["app", "config", "content", "db", "domain", "integrations", "jobs", "server"];

export const noRoomsForAnything: Rule = {
  name: "no folder called utils, lib, helpers, services, common, types or hooks",
  check(file) {
    if (!isIn(file, ...LAYERS)) return [];
    const folders = file.path.split("/");
    const name = folders.pop()?.split(".")[0] ?? "";
    const found = folders.find((folder) => ROOMS_FOR_ANYTHING.includes(folder));
    const room = found ?? (FILES_FOR_ANYTHING.includes(name) ? name : undefined);
    if (!room) return [];
    return [findingAt(file, 0, `"${room}" says nothing: name the file after its verb or noun, beside what uses it.`)];
  },
  wrong: [
    { path: "domain/utils/round.ts", text: "" },
    { path: "app/hooks/use-balance.ts", text: "" },
    { path: "app/ui/helpers.ts", text: "" },
  ],
  right: [
    { path: "domain/leads/lead-price.ts", text: "" },
    { path: "content/services.ts", text: "" },
  ],
};

export const noBarrels: Rule = {
  name: "no file that only re-exports others",
  check(file) {
    if (!isCode(file) || file.path.endsWith(".mjs")) return [];
    return onlyReExports(file) ? [findingAt(file, 0, "is a barrel: import from the file that has it.")] : [];
  },
  wrong: [{ path: "domain/leads/index.ts", text: 'export * from "./lead.ts";\nexport { mask } from "./mask.ts";' }],
  right: [{ path: "domain/leads/lead.ts", text: 'export { a } from "./a.ts";\nexport const b = 1;' }],
};

function onlyReExports(file: SourceFile): boolean {
  const body = parse(file).program.body as { type: string; source?: unknown }[];
  return body.length > 0 && body.every(({ type, source }) => /^Export(All|Named)Declaration$/.test(type) && source);
}

/** Data may be any length, and nobody edits a migration. */
const LONG = /^(content\/|db\/migrations\/)/;
const LINES_MAX = 400;

export const shortFiles: Rule = {
  name: `no file over ${LINES_MAX} lines`,
  check(file): Finding[] {
    const lines = file.text.trimEnd().split("\n").length;
    if (LONG.test(file.path) || lines <= LINES_MAX) return [];
    return [findingAt(file, 0, `has ${lines} lines, ${LINES_MAX} at most: do two things live here?`)];
  },
  wrong: [{ path: "domain/leads/everything.ts", text: "const a = 1;\n".repeat(LINES_MAX + 1) }],
  right: [{ path: "content/data/areas.ts", text: "const a = 1;\n".repeat(LINES_MAX + 1) }],
};

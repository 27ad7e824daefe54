import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import * as kindsOfPages from "./web/public-page.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** What is always asked for with the second sheet. */
const AT_WORK = "app/shell/work-shell.tsx";
const IMPORT = /^(?:import|export)(?! type\b)[^;"]*"((?:#app\/|\.{1,2}\/)[^"?]+)"/gm;
const HANDLE = /^export const handle = (\w+)/m;
const NONE = "\0no-styles";

/**
 * A component or page imports its styles, and they arrive in one of two sheets: in app.css what the frame and pages of
 * the public site import, in tools.css the rest. A sheet for each page would be a request more for each page.
 */
export function sheets(): Plugin {
  return {
    name: "sheets",
    enforce: "pre",
    resolveId: (source, importer = "") =>
      source.endsWith(".css") && importer.endsWith(".tsx") && !importer.endsWith("/app/root.tsx") ? NONE : undefined,
    load: (id) => (id === NONE ? { code: "", moduleSideEffects: false } : undefined),
    transform(code, id) {
      const [, name] = /\/app\/(app|tools)\.css(?!.*[?&]url\b)/.exec(id) ?? [];
      if (!name) return undefined;
      const { first, second, modules } = sheetsOfPages();
      for (const module of modules) this.addWatchFile(ROOT + module);
      const imports = (name === "app" ? first : second).map((sheet) => `@import "./${posix.relative("app", sheet)}";`);
      return { code: [code, ...imports].join("\n"), map: null };
    },
  };
}

function sheetsOfPages() {
  const modules = globSync("app/**/*.tsx", { cwd: ROOT }).map((path) => path.replaceAll("\\", "/"));
  const first = sheetsFrom(["app/root.tsx", ...modules.filter(hasOneSheet)]);
  const all = new Set(modules.flatMap(importsOf).filter((path) => path.endsWith(".css")));
  const second = [...all].filter((sheet) => !first.has(sheet) && !isEntry(sheet));
  return { first: [...first].sort(), second: second.sort(), modules };
}

/** As its handle says. */
function hasOneSheet(module: string): boolean {
  const [, kind = ""] = HANDLE.exec(textOf(module)) ?? [];
  const page = (kindsOfPages as Record<string, unknown>)[kind];
  return kindsOfPages.publicPageOf(page)?.tools === undefined && page !== undefined;
}

/** Every sheet that one of these modules imports, directly or through others. */
function sheetsFrom(starts: readonly string[]): Set<string> {
  const reached = new Set(starts);
  for (const module of reached) {
    if (module.endsWith(".css") || module === AT_WORK) continue;
    for (const path of importsOf(module)) reached.add(path);
  }
  return new Set([...reached].filter((path) => path.endsWith(".css") && !isEntry(path)));
}

const isEntry = (path: string) => path === "app/app.css" || path === "app/tools.css";

function importsOf(module: string): string[] {
  const targets = [...textOf(module).matchAll(IMPORT)].map(([, target = ""]) => target);
  return targets.map((target) =>
    target.startsWith("#") ? target.slice(1) : posix.join(posix.dirname(module), target),
  );
}

const textOf = (path: string) => readFileSync(ROOT + path, "utf8");

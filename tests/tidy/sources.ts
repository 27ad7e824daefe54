import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SourceFile } from "#tests/tidy/rule.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDERS = ["app", "config", "content", "db", "domain", "integrations", "jobs", "scripts", "server", "tests"];
const OURS = /\.(ts|tsx|mjs|css)$/;

/** Every source file of the project. */
export function readSources(): SourceFile[] {
  const atRoot = readdirSync(ROOT).filter((name) => OURS.test(name));
  const below = FOLDERS.flatMap((folder) => filesUnder(folder));
  return [...atRoot, ...below].map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && OURS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll("\\", "/"));
}

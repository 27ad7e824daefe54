import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DECISIONS = "docs/decisions";
const decisions = readdirSync(join(ROOT, DECISIONS)).filter((name) => /^\d{4}-/.test(name));
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  `${DECISIONS}/README.md`,
  ...readdirSync(join(ROOT, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
  ...decisions.map((name) => `${DECISIONS}/${name}`),
];
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Paths in backticks from the project's folder, such as `domain/errors.ts` or `app/ui/`. */
const PATH = /`((?:app|config|content|db|deploy|docs|domain|integrations|jobs|scripts|server|tests)\/[\w./@-]*)`/g;
const LINK = /\]\((?!https?:|#)([^)#]+)/g;

function missingIn(text: string, folder: string): string[] {
  const paths = [...text.matchAll(PATH)].map(([, path = ""]) => path);
  const links = [...text.matchAll(LINK)].map(([, path = ""]) => join(folder, path));
  return [...paths, ...links].filter((path) => !existsSync(join(ROOT, path)));
}

describe("the documents", () => {
  it.each(documents)("%s names only existing files", (path) => {
    expect(missingIn(read(path), join(path, ".."))).toEqual([]);
  });

  it("a missing file is found", () => {
    expect(missingIn("`app/nowhere.ts`, `app/root.tsx`, [gone](gone.md)", "docs")).toEqual([
      "app/nowhere.ts",
      "docs/gone.md",
    ]);
  });
});

describe("the decisions", () => {
  it.each(decisions)("%s states its status, and is in the index", (name) => {
    expect(read(`${DECISIONS}/${name}`)).toMatch(/^# \d+\. .+\n\nStatus: (accepted|superseded by \d+)/);
    expect(read(`${DECISIONS}/README.md`)).toContain(`](${name})`);
  });
});

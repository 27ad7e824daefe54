import type { Rule } from "#tests/tidy/rule.ts";
import { findingAt } from "#tests/tidy/syntax.ts";

const PART_OF_JSON = /^import \{[^}]*\} from "[^"]+\.json"/gm;

export const recordsImportedWhole: Rule = {
  name: "records in JSON are imported whole",
  check(file) {
    return [...file.text.matchAll(PART_OF_JSON)].map(({ index }) =>
      findingAt(file, index, "takes a part of a JSON file by name, which only Vite can do: import the whole of it."),
    );
  },
  wrong: [
    { path: "content/a.ts", text: 'import { rows } from "#content/data/a.json" with { type: "json" };' },
    { path: "domain/a.test.ts", text: 'import {\n  rows,\n} from "#content/data/a.json" with { type: "json" };' },
  ],
  right: [{ path: "content/a.ts", text: 'import a from "#content/data/a.json" with { type: "json" };' }],
};

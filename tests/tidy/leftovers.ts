import { isTest, type Rule } from "#tests/tidy/rule.ts";
import { findingAt } from "#tests/tidy/syntax.ts";

const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b|lorem ipsum/g;
/** What an unfinished merge leaves behind, in comments too, where nothing else would fail on it. */
const MERGE_MARK = /^(?:<{7}|>{7}|\|{7}) .*$/gm;
const COMING_SOON = /coming soon/gi;

export const nothingUnfinished: Rule = {
  name: 'no TODO, FIXME, XXX, HACK, placeholder text or "coming soon", mark of an unfinished merge',
  check(file) {
    const marks = [...file.text.matchAll(MERGE_MARK)].map((match) =>
      findingAt(file, match.index, "is a mark of an unfinished merge."),
    );
    if (isTest(file)) return marks;
    // The specification asks for "Coming Soon" on the blog, so there it is content.
    const soon = file.path.startsWith("content/") ? [] : [...file.text.matchAll(COMING_SOON)];
    const words = [...file.text.matchAll(UNFINISHED), ...soon].map((match) =>
      findingAt(file, match.index, `says "${match[0]}": finish it, or take it out and note it in an issue.`),
    );
    return [...marks, ...words];
  },
  wrong: [
    { path: "domain/leads/lead.ts", text: "// TODO: later" },
    { path: "app/routes/maps.tsx", text: "const text = 'Coming soon';" },
    { path: "content/home.ts", text: "const text = 'lorem ipsum dolor';" },
    { path: "domain/leads/lead.ts", text: "/**\n<<<<<<< HEAD\n * A lead.\n */" },
    { path: "domain/leads/lead.test.ts", text: ">>>>>>> 433a04b (A lead)" },
  ],
  right: [{ path: "content/blog.ts", text: "const text = 'Coming Soon';" }],
};

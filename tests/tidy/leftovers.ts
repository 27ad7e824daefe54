import { isTest, type Rule } from "#tests/tidy/rule.ts";
import { findingAt } from "#tests/tidy/syntax.ts";

const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b|lorem ipsum/g;
const COMING_SOON = /coming soon/gi;

export const nothingUnfinished: Rule = {
  name: 'no TODO, FIXME, XXX, HACK, placeholder text or "coming soon"',
  check(file) {
    if (isTest(file)) return [];
    // The specification asks for "Coming Soon" on the blog: there it is content.
    const soon = file.path.startsWith("content/") ? [] : [...file.text.matchAll(COMING_SOON)];
    return [...file.text.matchAll(UNFINISHED), ...soon].map((match) =>
      findingAt(file, match.index, `says "${match[0]}": finish it, or take it out and note it in an issue.`),
    );
  },
  wrong: [
    { path: "domain/leads/lead.ts", text: "// TODO: later" },
    { path: "app/routes/maps.tsx", text: "const text = 'Coming soon';" },
    { path: "content/home.ts", text: "const text = 'lorem ipsum dolor';" },
  ],
  right: [{ path: "content/blog.ts", text: "const text = 'Coming Soon';" }],
};

import { type Finding, isCode, isIn, isTest, type Rule, type SourceFile } from "#tests/tidy/rule.ts";
import { findingAt, type Node, stringOf, walk } from "#tests/tidy/syntax.ts";

const MESSAGE = "names a colour: use a token of app/theme.css, like var(--color-leaf).";
/** Mail programs don't support variables, so mails have their own file of tokens. */
const THEMES = ["app/theme.css", "domain/mails/letter/mail-colours.ts"];
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/i;
const COLOUR_FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const NAMED = /^(?:white|black|red|green|blue|orange|yellow|grey|gray|silver|gold|purple|pink|brown|navy|teal)$/i;
const TAKES_COLOUR = /^(?:fill|stroke|color|background|backgroundColor|borderColor|stopColor|stop-color)$/;

export const coloursInTheTheme: Rule = {
  name: "no colour outside app/theme.css",
  check(file) {
    if (isTest(file) || !isIn(file, "app", "content", "domain/mails", "integrations", "jobs", "server")) return [];
    if (THEMES.includes(file.path) || isIn(file, "content/data")) return [];
    return isCode(file) ? coloursInCode(file) : coloursInCss(file);
  },
  wrong: [
    { path: "app/ui/house/house.tsx", text: 'const roof = <path fill="#17734a" />;' },
    { path: "app/ui/house2.tsx", text: 'const roof = <path fill="green" />;' },
    { path: "app/ui/styles/base.css", text: "a { color: oklch(0.4 0.1 20); }" },
    { path: "app/ui/styles/base2.css", text: "a { color: white; }" },
  ],
  right: [
    { path: "app/theme.css", text: ":root { --color-leaf: #17734a; }" },
    {
      path: "app/ui/card.tsx",
      text: 'import "#app/ui/a.css";\nconst a = <a href="#faq" fill="var(--color-sun)" />;',
    },
    { path: "app/ui/styles/base.css", text: "/* not #fff */ a { color: var(--color-leaf); white-space: nowrap; }" },
  ],
};

function coloursInCode(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file, (node, [parent]) => {
    const text = stringOf(node);
    if (text === undefined || isImportPath(parent)) return;
    const named = NAMED.test(text) && TAKES_COLOUR.test(takerOf(parent));
    if (named || HEX.test(text) || COLOUR_FUNCTION.test(text)) {
      findings.push(findingAt(file, node.start, MESSAGE));
    }
  });
  return findings;
}

/** The JSX attribute or property the text is assigned to. */
function takerOf(parent: Node | undefined): string {
  const taker = (parent?.name ?? parent?.key) as { name?: unknown; value?: unknown } | undefined;
  return String(taker?.name ?? taker?.value ?? "");
}

function isImportPath(parent: Node | undefined): boolean {
  return parent !== undefined && /^(Import|Export|TSImport)/.test(parent.type);
}

function coloursInCss(file: SourceFile): Finding[] {
  const withoutComments = file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  return withoutComments.split("\n").flatMap((line, index) => {
    const value = line.slice(line.indexOf(":") + 1);
    const words = value.split(/[\s,;()]+/);
    const isDeclaration = /^\s*[\w-]+\s*:|[{;]\s*[\w-]+\s*:/.test(line);
    const wrong =
      COLOUR_FUNCTION.test(line) || (isDeclaration && (HEX.test(value) || words.some((word) => NAMED.test(word))));
    return wrong ? [{ path: file.path, line: index + 1, message: MESSAGE }] : [];
  });
}

import { posix } from "node:path";
import { isIn, isTest, type SourceFile } from "#tests/tidy/rule.ts";

/** The layer of a sheet's rules. app/app.css has the order of the layers. */
function layerOf(path: string): string {
  if (path === "app/reset.css") return "reset";
  if (path === "app/ui/styles/base.css") return "base";
  if (path.startsWith("app/ui/styles/")) return "primitives";
  return path.startsWith("app/routes/") ? "pages" : "components";
}
/** Any sheet may add to these, which win over all others. */
const LAST = ["print", "overrides"];
/** Only colours and sizes, fonts, and strokes that pictures of shared links also use. */
const WITHOUT_LAYER = ["app/theme.css", "app/ui/styles/font.css", "app/ui/house/house-lines.css"];

interface StyleRule {
  layer: string;
  selector: string;
}

/** Rules outside the layer of their sheet, and classes that start rules in two sheets of one layer. */
export function stylesThatHangOnOrder(files: readonly SourceFile[]): string[] {
  const homes = new Map<string, string>();
  const findings: string[] = [];
  for (const { path, text } of files.filter(isSheet)) {
    if (WITHOUT_LAYER.includes(path)) continue;
    for (const { layer, selector } of rulesOf(text)) {
      if (layer !== layerOf(path) && !LAST.includes(layer)) {
        findings.push(`${path}: ${selector} is in ${layer || "no layer"}: put it into @layer ${layerOf(path)}.`);
      }
      const name = firstClassOf(selector);
      const key = `${layer} ${name}`;
      const home = homes.get(key) ?? path;
      homes.set(key, home);
      if (name && home !== path) {
        findings.push(`${path}: ${selector} begins with .${name}, which is styled in ${home}: put it there.`);
      }
    }
  }
  return [...new Set(findings)];
}

/** Sheets that neither a module nor another sheet imports. */
export function stylesOfNobody(files: readonly SourceFile[]): string[] {
  const imported = new Set(files.filter((file) => !isTest(file)).flatMap(sheetsIn));
  const orphans = files.filter((file) => isSheet(file) && !imported.has(file.path));
  return orphans.map(
    ({ path }) => `${path} is imported by nothing: import it where its classes are used, or delete it.`,
  );
}

const isSheet = (file: SourceFile) => isIn(file, "app") && file.path.endsWith(".css");

function sheetsIn({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/"((?:#app\/|\.{1,2}\/)[^"?]+\.css)(?:\?\w+)?"/g)].map(([, target = ""]) =>
    target.startsWith("#") ? target.slice(1) : posix.join(posix.dirname(path), target),
  );
}

/** The class that a rule is about: the first one it names, apart from those that it excludes. */
function firstClassOf(selector: string): string | undefined {
  return /\.(-?[a-z_][\w-]*)/i.exec(selector.replace(/:not\([^)]*\)/g, ""))?.[1];
}

/** Each selector of a sheet with the layer it is in. */
function rulesOf(text: string): StyleRule[] {
  const found: StyleRule[] = [];
  const within: string[] = [];
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"]*"/g, '""');
  for (const [, head = "", sign] of plain.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === "}") within.pop();
    if (sign !== "{") continue;
    const opening = head.trim().replace(/\s+/g, " ");
    if (!opening.startsWith("@") && !within.some((one) => one.startsWith("@keyframes"))) {
      const layer = within.findLast((one) => one.startsWith("@layer "))?.slice("@layer ".length) ?? "";
      found.push(...listOf(opening).map((selector) => ({ layer, selector })));
    }
    within.push(opening);
  }
  return found;
}

/** Split at its commas, but not at those within brackets. */
function listOf(selectors: string): string[] {
  let depth = 0;
  const marked = selectors.replace(/[(),]/g, (sign) => {
    if (sign !== ",") depth += sign === "(" ? 1 : -1;
    return sign === "," && depth === 0 ? "\n" : sign;
  });
  return marked.split("\n").map((selector) => selector.trim());
}

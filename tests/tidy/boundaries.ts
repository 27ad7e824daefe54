import { type Import, importsOf } from "#tests/tidy/imports.ts";
import { type Finding, isCode, isIn, isTest, type SourceFile } from "#tests/tidy/rule.ts";
import { findingAt } from "#tests/tidy/syntax.ts";

/** The import table of docs/architecture.md. A layer may always import itself. */
const MAY_IMPORT = {
  app: ["domain", "content", "config", "integrations"],
  config: [],
  // Texts mention the business's numbers and the operator's words.
  content: ["config"],
  db: ["config"],
  domain: ["db", "config", "content"],
  integrations: ["config"],
  jobs: ["domain", "integrations", "config"],
} satisfies Record<string, string[]>;

type Layer = keyof typeof MAY_IMPORT;

/** Everything else of ours (start-up, scripts and tests) may import every layer, and no layer may import it. */
const OURS = [...Object.keys(MAY_IMPORT), "server", "scripts", "tests"];

const INTEGRATIONS_IN_APP = ["app/routes/webhooks", "app/routes/account", "app/web"];
const SEEDS = /^db\/(seed|demo)/;
const VENDORS_OF_OTHERS =
  /^(react|react-dom|react-router|@react-router\/.*|hono|@hono\/.*|better-auth|nodemailer|stripe|pg|pino|@electric-sql\/.*)(\/|$)/;

/** Checks every import of every file against the table. */
export function checkBoundaries(files: SourceFile[]): Finding[] {
  return files.filter((file) => isCode(file) && !isTest(file)).flatMap(checkFile);
}

function checkFile(file: SourceFile): Finding[] {
  const from = layerOf(file.path);
  if (!from) return [];
  return importsOf(file).flatMap((one) => {
    const problem = problemOf(file, from, one);
    return problem ? [findingAt(file, one.offset, `imports ${one.specifier}: ${problem}`)] : [];
  });
}

function problemOf(file: SourceFile, from: Layer, { specifier, target }: Import): string | undefined {
  if (target === undefined) return problemOfPackage(from, specifier);
  const to = target.split("/")[0] ?? "";
  // Neither React Router's generated files ("./+types/page") nor files at the root belong to a layer.
  if (!OURS.includes(to) || target.includes("/+types/")) return undefined;
  if (to !== from && !mayImport(file, from, to)) return `${from} may not import ${to}. ${INSTEAD[from]}`;
  if (from === "app" && to === "integrations" && !isIn(file, ...INTEGRATIONS_IN_APP)) {
    return "in app only webhooks, sign-in and app/web talk to the outside. Call a verb that enqueues a job.";
  }
  return problemOfSql(file, from, target);
}

function mayImport(file: SourceFile, from: Layer, to: string): boolean {
  if (SEEDS.test(file.path) && (to === "domain" || to === "content")) return true;
  return (MAY_IMPORT[from] as string[]).includes(to);
}

/**
 * Queries authorise nothing, so only their own layer may import them, and the seeds, which fill all tables at once.
 */
function problemOfSql(file: SourceFile, from: Layer, target: string): string | undefined {
  if (!target.endsWith(".sql.ts") || SEEDS.test(file.path)) return undefined;
  const layer = target.split("/")[0];
  return from === layer ? undefined : `queries are for ${layer}/ alone. Call (or add) a verb there.`;
}

function problemOfPackage(from: Layer, specifier: string): string | undefined {
  if (from !== "domain" && from !== "content") return undefined;
  return VENDORS_OF_OTHERS.test(specifier)
    ? `${from} knows no HTTP, no React and no vendor. ${INSTEAD[from]}`
    : undefined;
}

const INSTEAD: Record<Layer, string> = {
  app: "A route parses, calls one verb or query of the domain and renders: add the verb.",
  config: "Settings and limits stand alone: pass what they need.",
  content: "Content is plain data: move the logic to domain or app.",
  db: "The database knows no business: pass values in from the domain.",
  domain: "Take it as an argument, or enqueue a job that talks to the outside.",
  integrations: "Pass plain values in; the caller knows the business.",
  jobs: "A job calls one verb of the domain or one integration.",
};

function layerOf(path: string): Layer | undefined {
  const folder = path.split("/")[0] ?? "";
  return folder in MAY_IMPORT ? (folder as Layer) : undefined;
}

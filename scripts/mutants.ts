import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DomainError } from "#domain/errors.ts";
import { runScript } from "#server/run-script.ts";
import { isInQuickTier, type Mutant, ROOT, readMutants } from "#tests/mutants/mutants.ts";

const USAGE = `npm run test:mutants [-- NAME…] [-- --whole]

Plants one fault after the other (tests/mutants) in a copy of the sources, and sees whether the tests that it names find
it. NAME: only those whose names contain it. --whole: asks each tier's whole suites instead, which takes hours.`;

const QUICK_MIN = 26;

type Tier = "npm test" | "npm run test:all";
/** What scripts/start.mjs is told. */
type Run = { tier: Tier; args: string[] };

const WHOLE: Run[] = [
  { tier: "npm test", args: ["test"] },
  { tier: "npm run test:all", args: ["test", "all"] },
];

await runScript(async () => {
  const { names, isWhole } = readArguments(process.argv.slice(2));
  const mutants = readMutants().filter(({ name }) => names.length === 0 || names.some((one) => name.includes(one)));
  const copy = copyOfSources();
  const found: (Tier | undefined)[] = [];
  try {
    requireSound(copy, mutants, isWhole);
    for (const mutant of mutants) {
      const startedAt = performance.now();
      const tier = tierThatFinds(copy, mutant, isWhole);
      found.push(tier);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(`${tier ? "✓" : "✗"} ${mutant.name}: ${tier ?? "not found"} (${seconds} s) – ${mutant.breaks}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  report(found, names.length > 0);
});

function readArguments(given: string[]): { names: string[]; isWhole: boolean } {
  const names = given.filter((word) => word !== "--whole");
  if (names.some((name) => name.startsWith("-"))) throw new DomainError("invalid_input", { message: USAGE });
  return { names, isWhole: given.includes("--whole") };
}

/** What git knows of, as it is now, changes included. */
function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), "fairwatt-mutants-"));
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8" as const,
    maxBuffer: 64 * 1024 ** 2,
  });
  for (const file of new Set(listed.stdout.split("\0").filter(Boolean))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  // Of a mutated tree it says that the patch no longer applies.
  rmSync(join(copy, "tests/mutants.test.ts"));
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Otherwise a failure would say nothing about the fault. */
function requireSound(copy: string, mutants: readonly Mutant[], isWhole: boolean): void {
  const runs = isWhole ? WHOLE : runsOf([...new Set(mutants.flatMap(({ foundBy }) => foundBy))]);
  for (const run of runs) {
    const output = failureOf(copy, run);
    if (output) throw new Error(`Tests fail without any fault planted:\n${output.slice(-4000)}`);
  }
}

function tierThatFinds(copy: string, { patch, foundBy }: Mutant, isWhole: boolean): Tier | undefined {
  apply(copy, [patch]);
  try {
    return (isWhole ? WHOLE : runsOf(foundBy)).find((run) => failureOf(copy, run))?.tier;
  } finally {
    apply(copy, ["--reverse", patch]);
  }
}

function apply(copy: string, args: string[]): void {
  const { status, stderr } = spawnSync("git", ["apply", ...args], { cwd: copy, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

/** Those of npm test first; browser tests run apart. */
function runsOf(files: readonly string[]): Run[] {
  return (["npm test", "npm run test:all"] as const).flatMap((tier) => {
    const own = files.filter((file) => isInQuickTier(file) === (tier === "npm test"));
    const inBrowser = own.filter((file) => file.endsWith(".spec.ts"));
    const others = own.filter((file) => !inBrowser.includes(file));
    return [
      ...(others.length > 0 ? [{ tier, args: ["one", "--bail=1", ...others] }] : []),
      ...(inBrowser.length > 0 ? [{ tier, args: ["one", "-x", ...inBrowser] }] : []),
    ];
  });
}

/** What the tests said if one failed. */
function failureOf(copy: string, { args }: Run): string | undefined {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, "scripts/start.mjs"), ...args], {
    cwd: copy,
    encoding: "utf8" as const,
    maxBuffer: 256 * 1024 ** 2,
  });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

function report(found: readonly (Tier | undefined)[], isPart: boolean): void {
  const quick = found.filter((tier) => tier === "npm test").length;
  const all = found.filter(Boolean).length;
  console.log(`\nnpm test finds ${quick} of ${found.length}, all tests together ${all}.`);
  const isEnough = all === found.length && (isPart || quick >= QUICK_MIN);
  if (!isEnough) throw new DomainError("conflict", { message: "Not enough. What is not found needs a test." });
}

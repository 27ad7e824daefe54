import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "../setup/child.mjs";

/** In the order of the table. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Category = (typeof CATEGORIES)[number];

export interface Audit {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** What costs points, in Lighthouse's own words. */
  losses: Record<Category, string[]>;
}

/** The part of Lighthouse's report that we read. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string } | undefined>;
}

export interface Tools {
  lighthouse: string;
  browser: string;
  /** For the report. */
  folder: string;
}

/** Loads the address once, with the cookie of somebody who is signed in or without, as a phone on a slow network; again if Chromium lost its record of the first load. */
export async function audit(tools: Tools, address: string, cookie?: string): Promise<Audit> {
  return lookOnce(tools, address, cookie).catch((error: unknown) => {
    console.log(`(once more: ${String(error).split("\n")[1] ?? error})`);
    return lookOnce(tools, address, cookie);
  });
}

async function lookOnce({ lighthouse, browser, folder }: Tools, address: string, cookie?: string): Promise<Audit> {
  const file = join(folder, "report.json");
  const flags = ["--output=json", `--output-path=${file}`, "--quiet", "--no-enable-error-reporting"];
  const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const session = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : [];
  const args = [lighthouse, address, ...flags, ...session, chrome, `--only-categories=${CATEGORIES.join(",")}`];
  const { code, output } = await runChild(process.execPath, args, { captured: true, env: { CHROME_PATH: browser } });
  if (code !== 0) throw new Error(`${address}: Lighthouse ended with code ${code}.\n${output}`);
  const report: Report = JSON.parse(readFileSync(file, "utf8"));
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  return {
    scores: perCategory((name) => scoreOf(report, name)),
    losses: perCategory((name) => lossesOf(report, name)),
  };
}

export function perCategory<T>(make: (name: Category) => T): Record<Category, T> {
  return Object.fromEntries(CATEGORIES.map((name) => [name, make(name)])) as Record<Category, T>;
}

const scoreOf = ({ categories }: Report, name: Category) => Math.round((categories[name].score ?? 0) * 100);

function lossesOf({ categories, audits }: Report, name: Category): string[] {
  return categories[name].auditRefs.flatMap(({ id, weight }) => {
    const found = audits[id];
    if (!found || weight === 0 || found.score === null || found.score === 1) return [];
    return [`${found.title}${found.displayValue ? `: ${found.displayValue}` : ""} (${id})`];
  });
}

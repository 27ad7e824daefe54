import { runChild } from "./child.mjs";

const ARGS = ["audit", "--omit=dev", "--json", "--loglevel=silent", "--fetch-retries=0", "--fetch-timeout=15000"];

/**
 * Asks the registry whether a package used by the running product has a known vulnerability, high or critical.
 * @returns {Promise<import("./child.mjs").ChildResult & { note?: string }>}
 */
export async function auditPackages() {
  const { output, stopped } = await runChild("npm", ARGS, { captured: true });
  return { ...auditVerdict(output), stopped };
}

/**
 * No verdict is no failure: the tests have to pass where nobody can be asked.
 * @param {string} output what `npm audit --json` wrote
 * @returns {{ code: number, output: string, note?: string }}
 */
export function auditVerdict(output) {
  const report = read(output);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) return { code: 0, output: "", note: "not asked: the registry gave no answer" };
  if (counts.high + counts.critical === 0) return { code: 0, output: "" };
  const names = Object.values(report.vulnerabilities).filter(({ severity }) => /^(high|critical)$/.test(severity));
  const lines = names.map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { code: 1, output: `${lines.join("\n")}\nRun npm audit to read more.` };
}

/**
 * @typedef {{ name: string, severity: string, range: string }} Hole
 * @param {string} output
 * @returns {{ metadata?: { vulnerabilities: { high: number, critical: number } }, vulnerabilities: Record<string, Hole> } | undefined}
 */
function read(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

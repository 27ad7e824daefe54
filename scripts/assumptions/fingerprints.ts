import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Assumption } from "#domain/assumptions/register.ts";

const DATA = join(import.meta.dirname, "..", "..", "content", "data");

/** Files of tables whose name does not begin with the row's first word. */
const FILES: Readonly<Record<string, string>> = {
  "sap-climate.wind": "climate.json",
  "sap-climate.heatingDegreeDays": "climate.json",
  "areas.population": "areas.json",
  "areas.households": "areas.json",
  "areas.solarSites": "areas.json",
  "load.shape": "planner/load-shape.json",
};

const FINGERPRINT_LENGTH = 16;

/**
 * Fingerprints of the files behind rows that say only "table" or "formula", by row: where such a file changes, its rows
 * have changed. Spaces and line ends do not count.
 */
export function fingerprintsOf(rows: readonly Assumption[]): Map<string, string> {
  return new Map(rows.filter(({ value }) => value === "table" || value === "formula").map(({ id }) => [id, of(id)]));
}

function of(id: string): string {
  const file = FILES[id] ?? `planner/${id.split(".")[0]}.json`;
  const content = JSON.stringify(JSON.parse(readFileSync(join(DATA, file), "utf8")));
  return createHash("sha256").update(content).digest("hex").slice(0, FINGERPRINT_LENGTH);
}

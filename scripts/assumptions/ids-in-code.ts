import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

/** Where code reads figures of the register by their id. */
const FOLDERS = ["domain/planner", "app/routes/planner", "domain/areas", "domain/quotes"];

/** `facts.number("economics.discountRateReal")`, `facts.range("…")`, `findAssumption("…")`: an id has a dot. */
const READ = /\b(?:number|range|findAssumption|findRow)\(\s*"([\w-]+\.[\w.-]+)"/g;

/** Each id that code reads, and the file. */
export function idsInCode(folders: readonly string[] = FOLDERS): { id: string; where: string }[] {
  return folders.flatMap(filesIn).flatMap((where) => idsRead(readFileSync(join(ROOT, where), "utf8"), where));
}

export function idsRead(text: string, where: string): { id: string; where: string }[] {
  return [...text.matchAll(READ)].map(([, id = ""]) => ({ id, where }));
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

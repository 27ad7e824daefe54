import type { Field, Fields, Kind } from "#content/quote-sheet/field.ts";
import { type QuoteTechnology, quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import { type Quote, quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import { type Sums, sumsOf } from "#domain/quotes/sheet/line-sums.ts";
import { typedCode } from "#domain/typed-text.ts";

/** The values of a form's fields, by path: "lines.0.text". Money is in pounds, days as browsers send them. */
export type Typed = Readonly<Record<string, string>>;

const PENCE_IN_POUND = 100;
const YES = "yes";
const NO = "no";

/** The technology of a form; solar panels by default. */
export function technologyOf(typed: Typed): QuoteTechnology {
  return quoteTechnologies.find(({ value }) => value === typed.technology)?.value ?? "solar";
}

/** The quote as a program would post it; what cannot be read stays as typed, to be refused when it is read. */
export function postedFrom(typed: Typed): Record<string, unknown> {
  const technology = technologyOf(typed);
  return { ...postedByFields(quoteSheets[technology], typed), technology };
}

/** As above, for any record of fields. */
export function postedByFields(fields: Fields, typed: Typed): Record<string, unknown> {
  return objectFrom(fields, typed, "");
}

function objectFrom(fields: Fields, typed: Typed, path: string): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = valueFrom(kind, typed, path + name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

function valueFrom(kind: Kind, typed: Typed, path: string): unknown {
  if (kind.is === "list") return rowsFrom(kind.of, typed, path);
  if (kind.is === "group") {
    const group = objectFrom(kind.of, typed, `${path}.`);
    // The list of inclusions is always one object; other groups may be missing.
    return Object.keys(group).length > 0 || path === "included" ? group : undefined;
  }
  const text = typed[path]?.trim();
  if (!text) return undefined;
  switch (kind.is) {
    case "whole":
    case "number":
      return numberFrom(text, 1);
    case "pence":
      return numberFrom(text, PENCE_IN_POUND);
    case "yesNo":
      return text === YES ? true : text === NO ? false : text;
    case "choice":
      return kind.options.find(({ value }) => String(value) === text)?.value ?? text;
    default:
      return text;
  }
}

function rowsFrom(fields: Fields, typed: Typed, path: string): Record<string, unknown>[] | undefined {
  const rows: Record<string, unknown>[] = [];
  for (let row = 0; row < rowCount(typed, path); row++) rows.push(objectFrom(fields, typed, `${path}.${row}.`));
  return rows.length > 0 ? rows : undefined;
}

function numberFrom(text: string, times: number): number | string {
  const plain = typedCode(text).replace(/[£,\s]/g, "");
  const number = Number(plain);
  if (plain === "" || !Number.isFinite(number)) return text;
  return times === 1 ? number : Math.round(number * times);
}

/** How many rows of a list are filled in; they are numbered without gaps (`withStep`). */
export function rowCount(typed: Typed, path: string): number {
  const numbers = Object.keys(typed).flatMap((key) => {
    if (!key.startsWith(`${path}.`)) return [];
    const row = Number(key.slice(path.length + 1).split(".")[0]);
    return Number.isInteger(row) ? [row] : [];
  });
  return numbers.length === 0 ? 0 : Math.max(...numbers) + 1;
}

/** The draft with the values of one step of the form; blank rows are removed, and the others close up. */
export function withStep(typed: Typed, names: readonly string[], sent: Typed): Typed {
  const isOfStep = (key: string) => names.includes(key.split(".")[0] ?? "");
  const kept = Object.entries(typed).filter(([key]) => !isOfStep(key));
  const given = Object.entries(sent).filter(([key, text]) => isOfStep(key) && text.trim() !== "");
  const rowsOf = new Map<string, string[]>();
  const closedUp = given.map(([key, text]) => {
    const [name = "", row, ...rest] = key.split(".");
    if (row === undefined || !/^\d+$/.test(row)) return [key, text] as const;
    const rows = rowsOf.get(name) ?? [];
    if (!rows.includes(row)) rowsOf.set(name, [...rows, row]);
    return [[name, String((rowsOf.get(name) ?? []).indexOf(row)), ...rest].join("."), text] as const;
  });
  return Object.fromEntries([...kept, ...closedUp]);
}

/** The total of the lines, in pounds as it is typed; empty until every line has its figures. */
export function addedUp(typed: Typed): string {
  const { lines } = postedFrom(typed);
  if (!Array.isArray(lines) || !lines.every(hasFigures)) return "";
  return inPounds(sumsOf(lines).totalPence);
}

/** The price so far, in pence: lines and payments without a figure do not count yet. */
export interface RunningTotal {
  sums: Sums;
  /** What the customer pays: with VAT, less a deducted grant. */
  duePence: number;
  /** What the payments do not cover yet; negative if they are too much. */
  openPence: number;
}

/** The running total of a form. */
export function runningTotal(typed: Typed): RunningTotal {
  const { lines, grant, payments } = postedFrom(typed);
  const sums = sumsOf(rowsOf(lines).filter(hasFigures));
  const taken = isObject(grant) && "deducted" in grant && grant.deducted === true ? penceIn(grant) : 0;
  const duePence = sums.totalPence - taken;
  const paid = rowsOf(payments).reduce<number>((sum, payment) => sum + penceIn(payment), 0);
  return { sums, duePence, openPence: duePence - paid };
}

/** The price of one line of the form before VAT, in pence; undefined until it has its quantity and price. */
export function lineNetPence(typed: Typed, row: number): number | undefined {
  const count = numberFrom(typed[`lines.${row}.count`] ?? "", 1);
  const unitPence = numberFrom(typed[`lines.${row}.unitPence`] ?? "", PENCE_IN_POUND);
  if (typeof count !== "number" || typeof unitPence !== "number") return undefined;
  const netPence = count * unitPence;
  return Number.isSafeInteger(netPence) ? netPence : undefined;
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function penceIn(row: unknown): number {
  const pence = isObject(row) && "pence" in row ? row.pence : 0;
  return typeof pence === "number" && Number.isSafeInteger(pence) ? pence : 0;
}

function hasFigures(line: unknown): line is Quote["lines"][number] {
  const figures = isObject(line) ? new Map<string, unknown>(Object.entries(line)) : new Map();
  return ["count", "unitPence", "vatPercent"].every((name) => Number.isSafeInteger(figures.get(name)));
}

/** A quote in the format of its form, so that the next one can start from it. */
export function typedFrom(quote: Quote): Typed {
  return typedByFields(quoteSheets[quote.technology], quote);
}

/** As above, for any record of fields. */
export function typedByFields(fields: Fields, values: object): Typed {
  return Object.fromEntries(pathsOf(fields, values, ""));
}

function pathsOf(fields: Fields, values: object, path: string): [string, string][] {
  const known = new Map<string, unknown>(Object.entries(values));
  return Object.entries(fields).flatMap(([name, field]) => textsOf(field, known.get(name), path + name));
}

function textsOf({ kind }: Pick<Field, "kind">, value: unknown, path: string): [string, string][] {
  if (value === undefined || value === null) return [];
  if (kind.is === "list") {
    const rows = Array.isArray(value) ? value : [];
    return rows.flatMap((row: unknown, at) => (isObject(row) ? pathsOf(kind.of, row, `${path}.${at}.`) : []));
  }
  if (kind.is === "group") return isObject(value) ? pathsOf(kind.of, value, `${path}.`) : [];
  if (kind.is === "pence") return [[path, inPounds(Number(value))]];
  if (kind.is === "yesNo") return [[path, value === true ? YES : NO]];
  return [[path, String(value)]];
}

/** "1234.50", as a field of a form has it. */
export function inPounds(pence: number): string {
  const whole = Math.trunc(Math.abs(pence) / PENCE_IN_POUND);
  const rest = String(Math.abs(pence) % PENCE_IN_POUND).padStart(2, "0");
  return `${pence < 0 ? "-" : ""}${whole}${rest === "00" ? "" : `.${rest}`}`;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

import { typedNumber } from "#domain/typed-text.ts";
import type { Calculator, CalculatorField, FieldChoice } from "./calculator.ts";

export interface CalculatorInputs {
  /** By field name, always complete: a number from 0 to 1,000,000,000, or the code of a choice. */
  inputs: Record<string, number>;
  /** Values that were replaced, by field name. */
  warnings: Record<string, string[]>;
  /** Whether the values name any field: false on a first visit, when no result is expected. */
  given: boolean;
}

const INPUT_MAX = 1_000_000_000;
/** 1200, 1200.5, .5, 1., and with commas or spaces between thousands. No exponent, no hexadecimal. */
const NUMBER = /^\+?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)?(?:\.\d*)?$/;
const MINUS = /^[-\u2212]/;

/**
 * Reads the values of a form or an address. A blank, negative, invalid or too large (over 1,000,000,000) number counts
 * as 0, and a blank or unknown choice as the first one; the warnings say so. Never throws. Source: decisions.md,
 * section 10.
 */
export function readInputs(
  calculator: Calculator,
  values: Readonly<Record<string, string | undefined>>,
): CalculatorInputs {
  const read: CalculatorInputs = { inputs: {}, warnings: {}, given: false };
  for (const field of calculator.fields) {
    const text = textOf(values, field.name);
    const { value, warning } = readField(field, typedNumber(text ?? ""));
    read.inputs[field.name] = value;
    if (warning) read.warnings[field.name] = [warning];
    read.given ||= text !== undefined;
  }
  return read;
}

/** Ignores a query parser's conversions: only text that the address really holds counts. */
function textOf(values: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

interface Reading {
  value: number;
  warning?: string;
}

function readField({ choices }: CalculatorField, text: string): Reading {
  const [first] = choices ?? [];
  return choices && first ? readChoice(choices, first, text) : readNumber(text);
}

function readNumber(text: string): Reading {
  if (text === "") return { value: 0, warning: "Left blank, so it counts as 0." };
  const value = parseNumber(text);
  if (value !== undefined && value <= INPUT_MAX) return { value };
  return { value: 0, warning: whyZero(text, value) };
}

function whyZero(text: string, value: number | undefined): string {
  if (value !== undefined) return "More than 1,000,000,000, so it counts as 0.";
  const isNegative = MINUS.test(text) && parseNumber(text.slice(1)) !== undefined;
  return isNegative ? "Below 0, so it counts as 0." : "Not a number, so it counts as 0. Use digits, like 1200 or 0.15.";
}

function parseNumber(text: string): number | undefined {
  if (!NUMBER.test(text) || !/\d/.test(text)) return undefined;
  return Number(text.replace(/[,\s]/g, ""));
}

function readChoice(choices: readonly FieldChoice[], first: FieldChoice, text: string): Reading {
  const code = parseNumber(text);
  const chosen = choices.find(({ value }) => value === code);
  if (chosen) return { value: chosen.value };
  const reason = text === "" ? "Nothing chosen" : "Not one of the choices";
  return { value: first.value, warning: `${reason}, so it counts as ${first.label}.` };
}

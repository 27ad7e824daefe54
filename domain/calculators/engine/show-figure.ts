import type { ResultUnit } from "./result-unit.ts";

export interface ShownResult {
  /** "£840", "-£60", "5", "96.5%", "7-10 years"; "Not known yet" if something is missing. */
  figure: string;
  /** Shown after the figure: "a year", "kW"; empty if the figure is complete. */
  unit: string;
}

// Digits beyond these are floating-point noise: 0.7 × 45 is 31.499999999999996 but means 31.5.
const TRUE_DIGITS = 15;

/** By decimals. Created on first use, because creating them at load would delay a page's script on a phone. */
const formats: Intl.NumberFormat[] = [];

/** A finite number with its unit as one text, rounded the same way: "£840", "8.5 kWh", "1 year". */
export function showFigure(value: number, unit: ResultUnit, decimals: 0 | 1): string {
  const { figure, unit: behindIt } = figureAndUnit(value, unit, decimals);
  return behindIt === "" ? figure : `${figure} ${behindIt}`;
}

/** A finite number, and separately what follows it. */
export function figureAndUnit(value: number, unit: ResultUnit, decimals: 0 | 1): ShownResult {
  const rounded = roundAwayFromZero(value, decimals);
  const digits = formatFor(decimals).format(Math.abs(rounded));
  const sign = rounded < 0 ? "-" : "";
  return {
    figure: `${sign}${unit.startsWith("£") ? "£" : ""}${digits}${unit === "%" ? "%" : ""}`,
    unit: behind(unit, digits),
  };
}

function formatFor(decimals: number): Intl.NumberFormat {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  formats[decimals] ??= new Intl.NumberFormat("en-GB", digits);
  return formats[decimals];
}

function roundAwayFromZero(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const size = Number((Math.abs(value) * scale).toPrecision(TRUE_DIGITS));
  return (Math.sign(value) * Math.round(size)) / scale;
}

function behind(unit: ResultUnit, digits: string): string {
  if (unit === "%" || unit === "£") return "";
  if (unit === "£ a year") return "a year";
  return digits === "1" ? unit.replace(/s$/, "") : unit;
}

import type { Assumption } from "#domain/assumptions/register.ts";

type Figure = Pick<Assumption, "value" | "unit">;

/** A figure as readers see it: the figure, then what follows it in smaller letters. */
export interface FigureInWords {
  readonly figure: string;
  readonly unit: string;
}

interface Unit {
  /** Before the number: £. */
  before?: string;
  /** Directly after it: p, %. */
  after?: string;
  /** In words, after that. */
  words: string;
  /** The factor from the register's number to the one shown. */
  times?: number;
  /** Years have no thousands separator. */
  isYear?: boolean;
}

const PERCENT = 100;

/** The register's units in plain words. A unit missing here is shown as it is. */
const units: Readonly<Record<string, Unit>> = {
  pounds: { before: "£", words: "" },
  "pounds/year": { before: "£", words: "a year" },
  "pounds/kWh": { before: "£", words: "for each kWh" },
  "pounds/kW": { before: "£", words: "for each kW" },
  "pounds/kWp": { before: "£", words: "for each kWp" },
  "pounds/m2": { before: "£", words: "for each m²" },
  share: { after: "%", words: "", times: PERCENT },
  "per year": { after: "%", words: "a year", times: PERCENT },
  "per K": { after: "%", words: "for each °C", times: PERCENT },
  "p/kWh": { after: "p", words: "a kWh" },
  "p/kWh without VAT": { after: "p", words: "a kWh, without VAT" },
  "p/day without VAT": { after: "p", words: "a day, without VAT" },
  "kWh/year": { words: "kWh a year" },
  "kWh/kW year": { words: "kWh a year for each kW" },
  "kWh/m2 year": { words: "kWh a year for each m²" },
  "miles/kWh": { words: "miles on a kWh" },
  "kg CO2e/kWh": { words: "kg CO₂e a kWh" },
  "degrees C": { words: "°C" },
  K: { words: "°C" },
  "K day": { words: "degree days" },
  m2: { words: "m²" },
  "m/s": { words: "metres a second" },
  "W/m2": { words: "W for each m²" },
  "W/m2K": { words: "W for each m² and °C" },
  "per hour": { words: "kW for each kWh" },
  "litre/day": { words: "litres a day" },
  litre: { words: "litre" },
  ratio: { words: "" },
  "-": { words: "" },
  words: { words: "" },
  year: { words: "", isYear: true },
};

/**
 * A figure and what follows it: "26.32" and "p a kWh, without VAT"; "£12,908" and nothing. A table is called a table.
 */
export function figureInWords({ value, unit }: Figure): FigureInWords {
  const said = units[unit] ?? { words: unit };
  if (typeof value === "number") return { figure: numberIn(value, said), unit: said.words };
  if (isWindows(value)) {
    return { figure: `${value.map(({ pence }) => numberIn(pence, { words: "" })).join(" / ")}p`, unit: said.words };
  }
  if (Array.isArray(value))
    return { figure: value.map((one) => numberIn(Number(one), said)).join(", "), unit: said.words };
  if (value === "table") return { figure: "a table", unit: said.words && `of ${said.words}` };
  if (value === "formula") return { figure: "a formula", unit: said.words && `of ${said.words}` };
  return { figure: String(value), unit: "" };
}

/** The figure on one line: "26.32p a kWh, without VAT". */
export function figureInOneLine(figure: Figure): string {
  const { figure: number, unit } = figureInWords(figure);
  return unit === "" ? number : `${number} ${unit}`;
}

/** One end of a range with its sign but no words: "4.1", "5%", "£11,128". */
export function endInWords(end: number, unit: string): string {
  return numberIn(end, units[unit] ?? { words: "" });
}

/** The windows of a tariff: "8p from 23:30 to 05:30". Empty for any other figure. */
export function windowsInWords(value: unknown): string[] {
  if (!isWindows(value) || value.length < 2) return [];
  return value.map(({ from, to, pence }) => `${pence}p from ${from} to ${to}`);
}

interface RateWindow {
  from: string;
  to: string;
  pence: number;
}

function isWindows(value: unknown): value is RateWindow[] {
  return Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null && "pence" in one);
}

const DECIMALS_MAX = 5;

function numberIn(value: number, { before = "", after = "", times = 1, isYear = false }: Unit): string {
  // Drops floating-point noise, such as that of 0.07 times 100.
  const shown = Number((value * times).toFixed(DECIMALS_MAX));
  const digits = isYear
    ? String(shown)
    : Math.abs(shown).toLocaleString("en-GB", { maximumFractionDigits: DECIMALS_MAX });
  return `${shown < 0 ? "−" : ""}${before}${digits}${after}`;
}

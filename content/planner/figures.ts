// How a plan formats its figures. Minus signs are the real ones, as wide as a digit.

/** Created on first use: the browser then loads its locale data, which takes a phone a tenth of a second. */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make());
}

const number = once(() => new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 }));
const onePlace = once(() => new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 }));
const twoPlaces = once(() => new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
const day = once(
  () => new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" }),
);
const lists = once(() => new Intl.ListFormat("en-GB", { type: "conjunction" }));
/** From here on a headline is rounded to hundreds; below, to tens. */
const COARSE_FROM = 1000;

const minus = (text: string) => text.replace("-", "−");
/** Avoids "−0". */
const whole = (value: number, step = 1) => Math.round(value / step) * step + 0;

/** "£2,863", "−£138". */
export const pounds = (value: number): string => signed(whole(value), "");

/** "£1.87". */
export const poundsAndPence = (value: number): string =>
  minus(`${value < 0 ? "-" : ""}£${twoPlaces().format(Math.abs(value))}`);

/** "+£1,285", "−£845": to the pound, so that amounts add up. */
export const signedPounds = (value: number): string => signed(whole(value), "+");

/** "£1,285 better off", "£845 worse off". */
export const betterOff = (value: number): string => `${pounds(Math.abs(value))} ${value < 0 ? "worse" : "better"} off`;

/** Rounded to £10 under £1,000, else to £100. */
export const aboutPounds = (value: number): string => signed(roughly(value), "");

/** As `aboutPounds`, with a plus sign too: "+£4,400". */
export const gainPounds = (value: number): string => signed(roughly(value), "+");

function roughly(value: number): number {
  return whole(value, Math.abs(value) < COARSE_FROM ? 10 : 100);
}

function signed(value: number, plus: string): string {
  return `${value < 0 ? "−" : value > 0 ? plus : ""}£${number().format(Math.abs(value))}`;
}

/** "£1,600 to £1,900": a headline is a range. */
export function poundsRange([low, , high]: readonly [number, number, number]): string {
  const from = aboutPounds(low);
  const to = aboutPounds(high);
  return from === to ? `about ${from}` : `${from} to ${to}`;
}

/** "2,490 kWh", to 10 kWh. */
export const aboutKwh = (value: number): string => `${number().format(whole(value, 10))} kWh`;

/** "10,931". */
export const count = (value: number): string => minus(number().format(whole(value)));

/** "22.3". */
export const oneDecimal = (value: number): string => minus(onePlace().format(whole(value * 10) / 10));

/** "0.07". */
export const twoDecimals = (value: number): string => minus(twoPlaces().format(whole(value * 100) / 100));

/** "8.4p". */
export const pence = (value: number): string => `${oneDecimal(value)}p`;

/** "42%". */
export const percent = (share: number): string => `${count(share * 100)}%`;

/** "2.3 tonnes", from kilograms. */
export function tonnes(kilograms: number): string {
  const value = kilograms / 1000;
  return `${Math.abs(value) < 10 ? oneDecimal(value) : count(value)} tonnes`;
}

/** "after 12½ years". */
export function paybackInWords(after: number | null): string {
  if (after === null) return "not within 20 years";
  const halves = Math.max(1, Math.round(after * 2));
  const whole = Math.floor(halves / 2) || "";
  return `after ${whole}${halves % 2 === 1 ? "½" : ""} ${halves <= 2 ? "year" : "years"}`;
}

type Payback = readonly [number | null, number | null, number | null];

/** "7 to 12 years", or that it is not paid back in time. */
export function paybackRange([low, , high]: Payback): string {
  if (low === null) return "Not within 20 years";
  const from = years(low);
  if (high === null) return `${from} years, or not within 20`;
  const to = years(high);
  if (from === to) return from === "1" ? "about a year" : `about ${from} years`;
  return `${from} to ${to} years`;
}

const years = (value: number) => count(Math.max(1, value));

/** "31 December 2026", from "2026-12-31". */
export const dayInWords = (isoDay: string): string => day().format(new Date(isoDay));

/** "a, b and c". */
export const listInWords = (parts: readonly string[]): string => lists().format(parts);

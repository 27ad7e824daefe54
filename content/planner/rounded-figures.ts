// How a plan rounds its headlines, on its own pages and where it goes along with a request. Minus signs are the real one,
// as wide as a digit.

const NUMBER = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
/** From here on a headline is rounded to hundreds; below, to tens. */
const COARSE_FROM = 1000;

/** Without a zero below zero. */
export const whole = (value: number, step = 1) => Math.round(value / step) * step + 0;

/** Pounds without pence, "£2,863", "−£138"; above zero with the sign given. */
export function signedPounds(value: number, plus = ""): string {
  return `${value < 0 ? "−" : value > 0 ? plus : ""}£${NUMBER.format(Math.abs(value))}`;
}

/** To £10 under £1,000, else to £100. */
export function roughly(pounds: number): number {
  return whole(pounds, Math.abs(pounds) < COARSE_FROM ? 10 : 100);
}

/** Rounded to £10 under £1,000, else to £100. */
export const aboutPounds = (value: number): string => signedPounds(roughly(value));

/** "2,490 kWh", to 10 kWh. */
export const aboutKwh = (value: number): string => `${NUMBER.format(whole(value, 10))} kWh`;

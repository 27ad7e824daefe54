import { count, dayInWords, listInWords, oneDecimal } from "#content/planner/figures.ts";
import { MONTHS } from "#content/planner/months.ts";

const TYPE_TOTALS = "You can type the year’s totals instead.";

/** The year of a meter in a file. */
interface Year {
  /** `YYYY-MM-DD`. */
  readonly first: string;
  readonly last: string;
  readonly completeShare: number;
}

interface Scant extends Year {
  readonly found: number;
  readonly expected: number;
  /** From 0. */
  readonly emptyMonths: readonly number[];
}

/** Why a file of half hours cannot be used. */
export const meterRefusals = {
  tooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB. Download one year of half hours and choose that.`,
  tooManyRows: (rows: number) =>
    `This file has more than ${count(rows)} rows. Download one year of half hours and choose that.`,
  none: `We found no half hours in this file: it should have a column of times and one of kWh. ${TYPE_TOTALS}`,
  export: "This file is of what you sell. Choose the one of what you use.",
  notHalfHours: `The times in this file are not those of half hours. ${TYPE_TOTALS}`,
  unlikely: (yearKwh: number, min: number, max: number) =>
    `This file adds up to ${count(yearKwh)} kWh a year, and we can plan with ${count(min)} to ${count(max)}. Is it in another unit, or of what you sell? ${TYPE_TOTALS}`,
  scant: ({ first, last, completeShare, found, expected, emptyMonths }: Scant, leastShare: number) => {
    const said = [
      ...(completeShare < leastShare
        ? [
            `From ${dayInWords(first)} to ${dayInWords(last)} this file has ${count(found)} of ${count(expected)} half hours, which is ${oneDecimal(completeShare * 100)}%. We need ${count(leastShare * 100)}%.`,
          ]
        : []),
      ...(emptyMonths.length > 0
        ? [
            `It has nothing for ${listInWords(emptyMonths.map((month) => MONTHS[month] ?? ""))}, and we need some of each month.`,
          ]
        : []),
    ];
    return `${said.join(" ")} ${TYPE_TOTALS}`;
  },
} as const;

/** What a plan says of the meter it is worked out with. */
export function meterInWords({ first, last, completeShare }: Year): string {
  return `Your meter, ${dayInWords(first)} to ${dayInWords(last)}, ${oneDecimal(completeShare * 100)}% complete`;
}

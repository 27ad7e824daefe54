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
  unreadable: "Your browser could not open this file. Choose it again.",
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

/** Above this a file is not even read, in MB: ten years of half hours take less. */
export const METER_FILE_MEGABYTES_MAX = 20;

/** On the forms that take a file. */
export const meterWords = {
  title: "Your own half hours",
  intro:
    "A smart meter records every half hour. With a year of them we plan for your days, not an average home’s. The file stays on this device: your browser reads it, and we never see it.",
  noScript:
    "With scripts switched on, your browser can read a year of half hours from your supplier’s file. Without, type the year’s totals.",
  open: "Use a file",
  fuel: "What it measures",
  file: "Your supplier’s file (CSV)",
  question: "Is a car, a heat pump or a panel behind this meter?",
  behind: { car: "A car", heatPump: "A heat pump", panels: "Solar panels" },
  behindHint: "Then the file counts as it is, and we add none.",
  sample: "Try it with a recorded year",
  sampleHint: "Homes that we invented.",
  remove: "Remove the file",
  howTitle: "How to get your half hours",
  how: [
    "Sign in at your supplier’s site and look for your usage, then for a download. Ask for half hours and a whole year. Many offer it as a CSV file; n3rgy.com has one for most smart meters.",
    "Your supplier must be allowed to read the meter each half hour. If you change that today, the year begins today.",
  ],
  carried:
    "Only this page knows your half hours. The link, the tariff page, the download and your request for quotes carry the year’s totals, so they show the plan with an average home’s hours.",
} as const;

/** What was found in a file. */
export function foundInWords({
  fuel,
  year,
  unreadRows,
}: {
  fuel: string;
  year: Year & { yearKwh: number };
  unreadRows: number;
}): string {
  const unread =
    unreadRows === 0
      ? ""
      : ` ${count(unreadRows)} ${unreadRows === 1 ? "row" : "rows"} could not be read and ${unreadRows === 1 ? "was" : "were"} left out.`;
  const what = fuel === "gas" ? "Your gas meter" : "Your meter";
  return `${meterInWords(year).replace("Your meter", what)}: ${count(year.yearKwh)} kWh a year.${unread}`;
}

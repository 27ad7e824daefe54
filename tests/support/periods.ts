import { limits } from "#config/limits.ts";

/** A limit whose name includes its unit: `leadLifetimeDays` is "60 days". */
type PeriodLimit = {
  [Name in keyof typeof limits]: Name extends `${string}${"Minutes" | "Hours" | "Days" | "Months" | "Years"}${string}`
    ? (typeof limits)[Name] extends number
      ? Name
      : never
    : never;
}[keyof typeof limits];

/** Words around a period, with "{}" for the period itself, and its limit. */
export type PromisedPeriod = readonly [words: string, from: PeriodLimit | { law: string } | { operator: string }];

const NUMBER = "(?:\\d[\\d,.]*|a|an|one|two|three|four|five|six|seven|ten|twelve|fourteen|thirty|sixty)";
const UNIT = "(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)";
const PERIOD = new RegExp(
  `\\b${NUMBER}(?:\\s?(?:-|–|to|or)\\s?${NUMBER})?[\\s-](?:(?:business|working|calendar|further|whole) )?${UNIT}\\b(?! one\\b| look\\b)`,
  "gi",
);
/** Not promises: how often something may be done or happens. */
const RATES =
  /\b(?:\d+|once|one|three) (?:[a-z]+ ){0,4}a (?:day|week|month|year|hour)\b|\b(?:once|twice|one (?:email|mail)) a day\b/gi;

function periodOf(from: PromisedPeriod[1]): string {
  if (typeof from === "object") return "law" in from ? from.law : from.operator;
  const unit = /Minutes|Hours|Days|Months|Years/.exec(from)?.[0].toLowerCase() ?? "";
  const many = limits[from];
  return `${many} ${many === 1 ? unit.slice(0, -1) : unit}`;
}

/** What is wrong with a text's periods: those without a limit, and promises the text doesn't state correctly. */
export function unkeptPeriods(text: string, promised: readonly PromisedPeriod[]): string[] {
  let rest = text.replace(/\s+/g, " ");
  const problems: string[] = [];
  for (const [words, from] of promised) {
    const said = words.replace("{}", periodOf(from));
    if (!rest.includes(said)) problems.push(`should say "${said}"`);
    rest = rest.replaceAll(said, "…");
  }
  rest = rest.replace(RATES, "…");
  for (const found of rest.matchAll(PERIOD)) {
    problems.push(`nobody keeps "${rest.slice(Math.max(0, found.index - 40), found.index + 40)}"`);
  }
  return problems;
}

import { limits } from "#config/limits.ts";
import { waitedInWords } from "#content/wait-in-words.ts";

interface Share {
  count: number;
  of: number;
}

interface ShareOfDays extends Share {
  days: number;
}

/** A company's figures, as anybody may read them. */
export interface ShownStatistics {
  medianMinutes: number | null;
  contactInDay: ShareOfDays;
  quoted: ShareOfDays;
  chosen: ShareOfDays;
  priceKept: Share;
  onTime: Share;
  made: { of: number; percent: number | null };
  used: { of: number; percent: number | null };
}

const NO_RECORD = "No record yet";
const PERCENT = 100;

/** How a company has answered other customers: what is counted, over which days, and the figure with its n. */
export function responseInWords(shown: ShownStatistics): { name: string; words: string }[] {
  const { contactInDay, quoted, chosen } = shown;
  const named = (name: string, { days }: ShareOfDays) => `${name}, last ${days} days`;
  return [
    { name: named("Time to first contact", contactInDay), words: medianInWords(shown) },
    {
      name: named(`Contact within ${limits.statisticsContactHours} hours`, contactInDay),
      words: shareInWords(contactInDay),
    },
    { name: named(`Quote within ${limits.statisticsQuoteDays} days`, quoted), words: shareInWords(quoted) },
    {
      name: named(`Chosen by the customer within ${limits.statisticsChosenDays} days`, chosen),
      words: shareInWords(chosen),
    },
  ];
}

/** "3.5 hours (n = 12)", "over 24 h (n = 12)" or "Too few to say (n = 7)". */
export function medianInWords({ medianMinutes, contactInDay: { of } }: ShownStatistics): string {
  if (of < limits.statisticsMin) return tooFew(of);
  const wait = medianMinutes === null ? `over ${limits.statisticsContactHours} h` : waitedInWords(medianMinutes);
  return `${wait} (n = ${of})`;
}

function shareInWords({ count, of }: Share): string {
  return of < limits.statisticsMin ? tooFew(of) : `${Math.round((count * PERCENT) / of)}% (n = ${of})`;
}

const tooFew = (of: number) => `Too few to say (n = ${of})`;

/** What customers said of finished work, and what their readings showed after a year. */
export function finishedInWords({ priceKept, onTime, made, used }: ShownStatistics): { name: string; words: string }[] {
  const kept = (words: string, { count, of }: Share) =>
    of < limits.statisticsMin ? NO_RECORD : `${words} in ${count} of ${of}`;
  const read = (verb: string, { of, percent }: ShownStatistics["made"]) =>
    of < limits.statisticsMin || percent === null ? NO_RECORD : `${verb} ${percent}% of what was promised (n = ${of})`;
  return [
    { name: "Price", words: kept("Price kept", priceKept) },
    { name: "Time", words: kept("On time", onTime) },
    { name: "After a year", words: read("Made", made) },
    ...(used.of < limits.statisticsMin ? [] : [{ name: "Heat pumps after a year", words: read("Used", used) }]),
  ];
}

export const HOW_COUNTED =
  "Counted from all purchases of customers’ details except refunded ones, every night and soon after something happens. A first contact is what the customer saw or confirmed, or what the company noted unless the customer says otherwise; none counts as the longest. Of finished work we count what customers said once they can no longer change it.";

import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { days, inFigures, inYears, type RowMaker } from "#domain/comparison/cell.ts";

/** The rows on who stands behind the work and when it happens. */
export function termRows(): RowMaker[] {
  return [...standsBehind(), ...when()];
}

function standsBehind(): RowMaker[] {
  const group = "Who stands behind it";
  return [
    {
      group,
      id: "workmanship",
      label: "Workmanship",
      checks: ["cover"],
      cell: ({ quote }) => inYears(quote.workmanshipYears),
    },
    {
      group,
      id: "insured",
      label: "Insured",
      hint: "honoured if it closes",
      cell: ({ quote }) => inYears(quote.insuredYears),
    },
    {
      group,
      id: "party",
      label: "Contract party",
      hint: "who you would sign with",
      checks: ["party"],
      cell: ({ quote: { party } }) => ({
        text: party.legalName,
        ...(party.companyNumber ? { note: party.companyNumber } : {}),
      }),
    },
    {
      group,
      id: "mcs",
      label: "MCS",
      checks: ["certificate"],
      cell: ({ quote, technology }) => {
        if (technology === "ev_charger" || technology === "other") return undefined;
        return quote.mcsNumber ? { text: quote.mcsNumber } : null;
      },
    },
    {
      group,
      id: "cancel",
      label: "Days to cancel",
      checks: ["cancel"],
      cell: ({ quote }) => inFigures(quote.coolingOffDays),
    },
  ];
}

function when(): RowMaker[] {
  const group = "When";
  return [
    {
      group,
      id: "start",
      label: "Start",
      hint: "the earliest",
      checks: ["proof_ends"],
      cell: ({ quote }) => ({ text: days.format(new Date(quote.earliestStart)) }),
    },
    { group, id: "days", label: "Days of work", cell: ({ quote }) => inFigures(quote.workDays) },
    {
      group,
      id: "validity",
      label: "Validity",
      checks: ["hurry"],
      cell: ({ validUntil }) => ({ text: `until ${days.format(new Date(validUntil))}` }),
    },
    {
      group,
      id: "network",
      label: "Network form",
      checks: ["network"],
      cell: ({ quote }) => ({ text: networkWords[quote.network] }),
    },
  ];
}

const networkWords: Record<Quote["network"], string> = {
  g98: "G98, notified afterwards",
  g99: "G99, approved beforehand",
  done: "Agreed already",
  none: "None",
};

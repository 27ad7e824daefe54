import { checksInWords, dayInWords, pauseInBrief, technologiesInWords } from "#content/proofs.ts";
import type { Opening } from "#domain/vetting/opening.ts";

/** "Solar panels closed (MCS number failed); EV chargers open until 22 December 2026 (insurance not checked)". */
export function openingInWords(openings: readonly Opening[]): string {
  const groups = Map.groupBy(openings, stateInWords);
  const each = [...groups].map(([state, same]) => {
    return `${technologiesInWords(same.map(({ technology }) => technology))} ${state}`;
  });
  const all = each.join("; ");
  return all.charAt(0).toUpperCase() + all.slice(1);
}

function stateInWords(opening: Opening): string {
  switch (opening.is) {
    case "open":
      return "open";
    case "open_until":
      return `open until ${dayInWords(opening.endsOn)} (${checksInWords(opening.checks)} not checked)`;
    case "closed":
      return `closed (${opening.reasons.map(pauseInBrief).join(", ")})`;
  }
}

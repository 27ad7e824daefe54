import { daysLeft, outOfDateSince } from "#domain/assumptions/currency.ts";
import { endInWords, figureInWords } from "#domain/assumptions/in-words.ts";
import type { Assumption } from "#domain/assumptions/register.ts";
import { type Use, usesOf } from "#domain/assumptions/uses.ts";

export interface ShownFigure {
  id: string;
  label: string;
  figure: string;
  unit: string;
  /** Absent for a figure that is set, counted or stated rather than estimated. */
  range?: Range | undefined;
  source: string;
  /** Whose figure it is, in short. */
  institution?: string | undefined;
  url: string | null;
  confidence: string;
  checkedOn: string;
  validUntil: string;
  daysLeft: number;
  /** The first day on which it is out of date, if that has come. */
  outOfDateSince?: string | undefined;
  isEditable: boolean;
  uses: readonly Use[];
}

export interface Range {
  low: string;
  high: string;
  /** Where the figure lies between the two, from 0 to 1. */
  share: number;
}

export function shownFigure(row: Assumption, today: string): ShownFigure {
  const { id, label, source, institution, url, confidence, checkedOn, validUntil, editable } = row;
  return {
    id,
    label,
    source,
    institution,
    url,
    confidence,
    checkedOn,
    validUntil,
    ...figureInWords(row),
    range: rangeOf(row),
    daysLeft: daysLeft(row, today),
    outOfDateSince: outOfDateSince(row, today),
    isEditable: editable,
    uses: usesOf(id),
  };
}

function rangeOf({ low, high, value, unit }: Assumption): Range | undefined {
  if (low === null || high === null || typeof value !== "number" || high <= low) return undefined;
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return { low: endInWords(low, unit), high: endInWords(high, unit), share };
}

/** "26.32p": a value of the history, whose unit the page has already named. */
export function valueInBrief(value: unknown, { unit }: Assumption): string {
  return figureInWords({ value, unit }).figure;
}

import { inSummary } from "#content/planner/input-messages.ts";
import type { Field, Fields, Kind } from "#content/quote-sheet/field.ts";
import type { FieldErrors } from "#domain/errors.ts";

/** The labels on the way to a field by its path, and what kind it is. */
export function wordsOfField(path: string, sheet: Fields): { words: string[]; kind: Kind | undefined } {
  let fields: Fields | undefined = sheet;
  let kind: Kind | undefined;
  const words: string[] = [];
  for (const part of path.split(".")) {
    if (/^\d+$/.test(part)) {
      words.push(String(Number(part) + 1));
      continue;
    }
    const field: Field | undefined = fields?.[part];
    if (!field) break;
    words.push(field.label);
    kind = field.kind;
    fields = "of" in kind ? kind.of : undefined;
  }
  return { words, kind };
}

const figures = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

/** What a program is told of pence and of lists of values, in the words of a form. */
export function inFormWords(errors: FieldErrors, sheet: Fields): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => {
      const { kind, words } = wordsOfField(path, sheet);
      return [path, messages.map((message) => (kind ? withLabel(words, friendly(kind, message)) : message))];
    }),
  );
}

/** For the summary of a page full of fields: "Make, row 2: Enter 1 to 80 characters." */
function withLabel(words: readonly string[], message: string): string {
  const label = words.at(-1) ?? "";
  if (message.startsWith(label)) return message;
  const row = words.findLast((word) => /^\d+$/.test(word));
  return inSummary(row === undefined || row === label ? label : `${label}, row ${row}`, message);
}

function friendly(kind: Kind, message: string): string {
  if (kind.is === "pence" && message.startsWith("Give whole pence")) return "Type an amount in pounds, like 1,250.00.";
  if (kind.is === "list" && message.endsWith("is needed.")) return "Add at least one.";
  if (kind.is === "choice" && message.startsWith("Choose one of")) return "Choose one from the list.";
  if (kind.is === "yesNo" && message.startsWith("Say true")) return "Choose yes or no.";
  if ((kind.is === "whole" || kind.is === "number") && message.startsWith("Give a")) {
    const what = kind.is === "whole" ? "whole number" : "number";
    return `Type a ${what} from ${figures.format(kind.min)} to ${figures.format(kind.max)}.`;
  }
  return message;
}

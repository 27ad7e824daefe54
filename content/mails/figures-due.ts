import { assumptionPath } from "#content/assumptions-page.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting } from "#content/plain-words.ts";
import { dayInWords } from "#content/proofs.ts";

export interface FiguresDueFacts {
  contactName: string;
  /** The soonest first; at least one. */
  figures: readonly { id: string; label: string; validUntil: string; source: string }[];
  /** The London day of the mail, as 2026-12-17. */
  today: string;
}

export function figuresDueLetter({ contactName, figures, today }: FiguresDueFacts, appUrl: string): Letter {
  const [first, ...more] = figures;
  const count = figures.length === 1 ? "1 figure of ours" : `${figures.length} figures of ours`;
  const happens = whatHappens(figures, today);
  return {
    subject: more.length === 0 ? `A figure ${happens.one}: ${first?.label}` : `${count} ${happens.many}`,
    preheader: "Once its day has passed, every page that uses such a figure says that it is out of date.",
    greeting: greeting(contactName),
    paragraphs: [
      `${count} ${figures.length === 1 ? happens.one : happens.many}. Look up the new value at its source, put it into the register with a line of history, and nothing else has to change.`,
      "What has run out goes on being used, and says so wherever it stands.",
    ],
    facts: figures.map(({ label, validUntil, source }) => ({
      label: `Until ${dayInWords(validUntil)}`,
      value: `${label} (${source})`,
    })),
    button:
      more.length === 0 && first
        ? { label: "Look at the figure", url: `${appUrl}${assumptionPath(first.id)}` }
        : { label: "See figures to renew", url: `${appUrl}/admin/operation#figures` },
    why: "You get this email because you are an administrator of this site.",
  };
}

/** A mail may be sent late, so that some of its figures have run out. */
function whatHappens(figures: FiguresDueFacts["figures"], today: string): { one: string; many: string } {
  if (figures.every(({ validUntil }) => validUntil < today)) return { one: "has run out", many: "have run out" };
  if (figures.every(({ validUntil }) => validUntil <= today)) {
    return { one: "runs out after today", many: "run out after today" };
  }
  return { one: "runs out soon", many: "run out soon" };
}

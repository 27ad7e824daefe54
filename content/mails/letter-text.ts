import { site } from "#config/site.ts";
import type { Fact, Letter } from "#content/mails/letter.ts";

/** The letter as plain text: one line per paragraph, because mail programs do their own wrapping. */
export function letterAsText(letter: Letter): string {
  const { button } = letter;
  const blocks = [
    letter.greeting,
    ...letter.paragraphs,
    (letter.facts ?? []).map(factAsText).join("\n"),
    button ? `${button.label}:\n${button.url}` : "",
    ...(letter.after ?? []),
    letter.links ? [letter.links.intro, ...letter.links.items.map(linkAsText)].join("\n") : "",
    ["--", site.name, `${site.phone} (${site.openingHoursLine})`, site.email].join("\n"),
    letter.why,
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function linkAsText({ label, url }: { label: string; url: string }): string {
  return `${label}: ${url}`;
}

/** Further lines are indented, so that a customer's message cannot pass for a fact of ours. */
function factAsText({ label, value }: Fact): string {
  if (!value.includes("\n")) return `${label}: ${value}`;
  return `${label}:\n${value.replace(/^(?=.)/gm, "  ")}`;
}

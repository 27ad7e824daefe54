import { site } from "#config/site.ts";
import { lines, oneLine } from "#content/plain-words.ts";
import type { Fact, Letter, WrittenMail } from "#domain/mails/letter/letter.ts";
import { letterAsHtml } from "#domain/mails/letter/letter-html.ts";

/** Most mail programs cut off a longer subject, and RFC 5322 recommends lines of at most 78 characters. */
const SUBJECT_LENGTH_MAX = 78;

/** The parts of a mail. The subject is a single line, whatever a customer or company is called. */
export function renderLetter(letter: Letter): WrittenMail {
  const clean = withoutControls(letter);
  const { subject, unsubscribeUrl, calendar } = clean;
  return { subject, text: letterAsText(clean), html: letterAsHtml(clean), unsubscribeUrl, calendar };
}

function withoutControls(letter: Letter): Letter {
  return {
    ...letter,
    subject: clipped(oneLine(letter.subject)),
    preheader: oneLine(letter.preheader),
    greeting: oneLine(letter.greeting),
    paragraphs: letter.paragraphs.map(oneLine),
    facts: (letter.facts ?? []).map((fact) => ({ ...fact, value: lines(fact.value).join("\n") })),
    after: (letter.after ?? []).map(oneLine),
  };
}

function clipped(subject: string): string {
  if (subject.length <= SUBJECT_LENGTH_MAX) return subject;
  // Cut between characters, not inside a surrogate pair.
  const start = subject.slice(0, SUBJECT_LENGTH_MAX - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${start.trimEnd()}…`;
}

/** The letter as plain text: one line per paragraph, because mail programs do their own wrapping. */
function letterAsText(letter: Letter): string {
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

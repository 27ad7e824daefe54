import { letterAsHtml } from "#content/mails/letter-html.ts";
import { letterAsText } from "#content/mails/letter-text.ts";
import { lines, oneLine } from "#content/mails/plain-words.ts";

/** What a mail says, before it is set as text and as HTML. Every string is plain text. */
export interface Letter {
  subject: string;
  /** What a list of mails shows after the subject. */
  preheader: string;
  greeting: string;
  paragraphs: string[];
  facts?: Fact[];
  button?: { label: string; url: string };
  /** Paragraphs under the facts and the button. */
  after?: string[];
  /** Smaller links under all that, after a word on what they are for. */
  links?: { intro: string; items: { label: string; url: string }[] };
  /** Where mail programs can end mails like this one with one request (RFC 8058). */
  unsubscribeUrl?: string;
  /** One sentence: why the reader gets this mail. */
  why: string;
}

export interface Fact {
  label: string;
  /** May have several lines. */
  value: string;
  /** The value is then the address itself, or the number or mailbox that the address leads to. */
  href?: string;
}

/** A longer subject is cut by most mail programs, and RFC 5322 recommends lines of at most 78 characters. */
const SUBJECT_LENGTH_MAX = 78;

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string | undefined;
}

/** The parts of a mail. The subject is one line, whatever a customer or company is called. */
export function renderLetter(letter: Letter): WrittenMail {
  const clean = withoutControls(letter);
  const { subject, unsubscribeUrl } = clean;
  return { subject, text: letterAsText(clean), html: letterAsHtml(clean), unsubscribeUrl };
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

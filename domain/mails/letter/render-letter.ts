import { site } from "#config/site.ts";
import { lines, oneLine } from "#content/plain-words.ts";
import type { Fact, Letter, WrittenMail } from "#domain/mails/letter/letter.ts";
import { mailColours as colour } from "#domain/mails/letter/mail-colours.ts";

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

const ENTITIES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** Makes text safe between tags and inside quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
}

// Mail programs drop style sheets and inherit unreliably, so every element carries its own font and colours.
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;";
const BODY = `${FONT}font-size:16px;line-height:1.6;color:${colour.ink};`;
const SMALL = `${FONT}font-size:14px;line-height:1.6;color:${colour.muted};`;
// A long address or word breaks instead of widening the page on a phone.
const BREAKS = "overflow-wrap:anywhere;word-break:break-word;";

/** The letter as a single-column HTML page, without tables, pictures or style sheets. Every value is escaped. */
function letterAsHtml(letter: Letter): string {
  const subject = escapeHtml(letter.subject);
  return `<!doctype html>
<html lang="en-GB" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<meta name="supported-color-schemes" content="light only">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background-color:${colour.paper};color-scheme:light only;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(letter.preheader)}</div>
<div lang="en-GB" dir="ltr" style="background-color:${colour.paper};padding:24px 12px;">
<div style="max-width:600px;margin:0 auto;">
<p style="${FONT}margin:0 0 12px;font-size:20px;line-height:1.3;font-weight:700;color:${colour.leafStrong};">${escapeHtml(site.name)}</p>
<div role="main" style="background-color:${colour.surface};border:1px solid ${colour.line};border-radius:10px;padding:24px 20px 8px;${BREAKS}">
<h1 style="${FONT}margin:0 0 16px;font-size:24px;line-height:1.3;letter-spacing:-0.02em;font-weight:700;color:${colour.ink};">${subject}</h1>
${[
  paragraph(letter.greeting),
  ...letter.paragraphs.map(paragraph),
  factList(letter.facts ?? []),
  letter.button ? button(letter.button) : "",
  ...(letter.after ?? []).map(paragraph),
  letter.links ? smallLinks(letter.links) : "",
]
  .filter((part) => part !== "")
  .join("\n")}
</div>
${footer(letter.why)}
</div>
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="${BODY}margin:0 0 16px;">${escapeHtml(text)}</p>`;
}

function factList(facts: Fact[]): string {
  if (facts.length === 0) return "";
  const rows = facts.map(
    ({ label, value, href }) => `<dt style="${SMALL}margin:0;">${escapeHtml(label)}</dt>
<dd style="${BODY}margin:0 0 12px;">${href ? link(href, value) : withBreaks(value)}</dd>`,
  );
  const style = `margin:0 0 20px;padding:16px 16px 4px;background-color:${colour.paper};border:1px solid ${colour.line};border-radius:10px;`;
  return `<dl style="${style}">\n${rows.join("\n")}\n</dl>`;
}

function button({ label, url }: { label: string; url: string }): string {
  const style = `${FONT}display:inline-block;padding:12px 20px;font-size:16px;line-height:20px;font-weight:600;color:${colour.onLeaf};background-color:${colour.leaf};border-radius:10px;text-decoration:none;`;
  return `<p style="margin:0 0 12px;"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>
<p style="${SMALL}margin:0 0 20px;">If the button doesn’t work, open this link: ${link(url, url)}</p>`;
}

function smallLinks({ intro, items }: NonNullable<Letter["links"]>): string {
  const links = items.map(({ label, url }) => link(url, label)).join(" · ");
  return `<p style="${SMALL}margin:0 0 16px;">${escapeHtml(intro)} ${links}</p>`;
}

function footer(why: string): string {
  const phone = link(site.phoneHref, site.phone);
  const email = link(`mailto:${site.email}`, site.email);
  return `<div role="contentinfo" style="padding:16px 20px 0;${BREAKS}">
<p style="${SMALL}margin:0 0 8px;">${escapeHtml(site.name)} · ${phone} (${escapeHtml(site.openingHoursLine)}) · ${email}</p>
<p style="${SMALL}margin:0;">${escapeHtml(why)}</p>
</div>`;
}

function link(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}" style="color:${colour.leaf};text-decoration:underline;">${escapeHtml(text)}</a>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>\n");
}

import { describe, expect, it } from "vitest";
import type { Letter } from "#domain/mails/letter/letter.ts";
import { renderLetter } from "#domain/mails/letter/render-letter.ts";

const letter: Letter = {
  subject: "A subject",
  preheader: "A preview",
  greeting: "Hello,",
  paragraphs: ["First."],
  why: "You asked for it.",
};

describe("the subject", () => {
  it("is one line, so that nobody can add a header", () => {
    const { subject } = renderLetter({ ...letter, subject: "Now with Sun\r\nBcc: all@example.com\u0000\u2028Ltd" });
    expect(subject).toBe("Now with Sun Bcc: all@example.com Ltd");
  });

  it("is cut at 78 characters, never inside one", () => {
    for (const length of [75, 76, 77, 78, 79]) {
      const { subject } = renderLetter({ ...letter, subject: `${"x".repeat(length)}☀️🌞🌞🌞` });
      expect(subject.length).toBeLessThanOrEqual(78);
      expect(subject.isWellFormed()).toBe(true);
    }
    expect(renderLetter({ ...letter, subject: "x".repeat(79) }).subject).toBe(`${"x".repeat(77)}…`);
  });
});

describe("the HTML part", () => {
  const nasty = `<script>alert("1")</script> & 'co'`;
  const safe = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;";

  it.each<[string, Partial<Letter>]>([
    ["subject", { subject: nasty }],
    ["preheader", { preheader: nasty }],
    ["greeting", { greeting: nasty }],
    ["paragraph", { paragraphs: [nasty] }],
    ["fact", { facts: [{ label: nasty, value: nasty }] }],
    ["link", { facts: [{ label: "Link", value: nasty, href: nasty }] }],
    ["button", { button: { label: nasty, url: nasty } }],
    ["last paragraph", { after: [nasty] }],
    ["reason for the mail", { why: nasty }],
  ])("escapes the %s", (_part, change) => {
    const { html } = renderLetter({ ...letter, ...change });
    expect(html).toContain(safe);
    expect(html).not.toContain("<script");
    expect(html).not.toContain(nasty);
  });

  it("is a British English page with inline styles only", () => {
    const { html } = renderLetter(letter);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB"/);
    expect(html).not.toMatch(/<(table|style|link|img|script)\b/);
    expect(html).toContain("<title>A subject</title>");
  });

  it("keeps the lines of a message", () => {
    const { html } = renderLetter({ ...letter, facts: [{ label: "Message", value: "one\r\n\r\ntwo" }] });
    expect(html).toContain("one<br>\n<br>\ntwo");
  });
});

it("indents a message in the text, so that it cannot pass for a fact of ours", () => {
  const { text } = renderLetter({ ...letter, facts: [{ label: "Message", value: "Hello\n\nYour balance: 900" }] });
  expect(text).toContain("Message:\n  Hello\n\n  Your balance: 900\n");
});

it("leaves no gap where a letter has no facts and no button", () => {
  expect(renderLetter(letter).text).not.toMatch(/\n{3}/);
});

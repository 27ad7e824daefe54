import { describe, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { quoteSchema } from "#content/quote-sheet/json-schema.ts";
import { quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import { readQuote } from "#domain/quotes/sheet/read-quote.ts";
import { misfits } from "#tests/support/json-schema.ts";

const now = new Date("2026-11-23T12:00:00Z");
const technologies = quoteTechnologies.map(({ value }) => value);

type Posted = Record<string, unknown>;

/** As JSON: what a program sends has neither types nor undefined values. */
const solar = (changes: Posted = {}): Posted => JSON.parse(JSON.stringify({ ...quoteExamples.solar, ...changes }));

function errorsIn(posted: Posted) {
  const read = readQuote(posted, now);
  return read.ok ? {} : read.errors;
}

it.each(technologies)("reads a quote for %s, and its JSON Schema takes it too", (technology) => {
  const example = quoteExamples[technology];
  expect(readQuote({ ...example }, now)).toEqual({ ok: true, quote: example });
  expect(misfits({}, quoteSchema(technology), example)).toEqual([]);
});

describe.each(technologies)("of a quote for %s", (technology) => {
  const { required } = quoteSchema(technology) as { required: string[] };

  it.each(required)("asks for %s beside it", (name) => {
    const { [name]: _, ...rest } = quoteExamples[technology] as Posted;
    expect(Object.keys(errorsIn(rest))).toEqual([name]);
  });
});

it("asks whether a deposit is insured only if something is paid before completion", () => {
  const paid = (when: string) =>
    Object.keys(errorsIn(solar({ depositInsured: undefined, payments: [{ when, pence: 620_000 }] })));
  for (const when of ["on_order", "before_start", "on_delivery"]) expect(paid(when)).toEqual(["depositInsured"]);
  for (const when of ["on_completion", "after_handover"]) expect(paid(when)).toEqual([]);
});

it.each<[string, Posted]>([
  ["colour", { colour: "green" }],
  ["heatLossKw", { heatLossKw: 5 }],
  ["lines.1.unitpence", { lines: [solar().lines, { ...quoteExamples.solar.lines[0], unitpence: 1 }].flat().slice(-2) }],
  ["included.smoke_alarm", { included: { smoke_alarm: { state: "yes" } } }],
  ["technology", { technology: "wind" }],
  ["option", { option: "D" }],
  ["firm", { firm: "yes" }],
  ["mayRisePercent", { firm: false }],
  ["mayRisePercent", { firm: false, mayRisePercent: 51 }],
  ["totalPence", { totalPence: 99 }],
  ["totalPence", { totalPence: 620_000.5 }],
  ["totalPence", { totalPence: "620000" }],
  ["kWp", { kWp: 4.401 }],
  ["kWp", { kWp: Number.NaN }],
  ["lines", { lines: [] }],
  ["lines", { lines: { 0: quoteExamples.solar.lines[0] } }],
  ["lines.0", { lines: ["Panels"] }],
  ["lines.0.vatPercent", { lines: [{ ...quoteExamples.solar.lines[0], vatPercent: 17.5 }] }],
  ["lines.0.text", { lines: [{ ...quoteExamples.solar.lines[0], text: "two\nlines" }] }],
  ["payments", { payments: Array.from({ length: 7 }, () => ({ when: "on_order", pence: 1 })) }],
  ["included.removal.extraPence", { included: { removal: { state: "extra" } } }],
  ["party.legalName", { party: { ...quoteExamples.solar.party, legalName: "  " } }],
  ["party", { party: null }],
  ["arrays.0.facing", { arrays: [{ panels: 10, facing: 360, pitch: 35, shade: "none" }] }],
  ["phases", { phases: 2 }],
  ["notes", { notes: "\u0000" }],
  ["notes", { notes: "n".repeat(2001) }],
])("refuses at %s: %j", (path, changes) => {
  expect(Object.keys(errorsIn(solar(changes)))).toEqual([path]);
});

it("asks what each line belongs to in a quote for solar panels with a battery", () => {
  const [first, ...rest] = quoteExamples.solar_battery.lines;
  const { part: _, ...without } = first;
  expect(Object.keys(errorsIn({ ...quoteExamples.solar_battery, lines: [without, ...rest] }))).toEqual([
    "lines.0.part",
  ]);
});

it.each([
  ["2026-11-23", false],
  ["2026-11-24", true],
  ["2027-05-22", true],
  ["2027-05-23", false],
  ["2027-02-29", false],
  ["24/11/2026", false],
])("valid until %s: %s", (validUntil, isRead) => {
  expect(readQuote(solar({ validUntil }), now).ok).toBe(isRead);
});

it("counts days in London, where midnight in summer is an hour before midnight UTC", () => {
  const lateEvening = new Date("2026-07-01T23:30:00Z");
  const days = { validUntil: "2026-07-02", earliestStart: "2026-07-02" };
  const read = readQuote(solar(days), lateEvening);
  expect(read.ok ? {} : read.errors).toEqual({ validUntil: ["Enter a date from 2026-07-03 to 2026-12-29."] });
});

it("reports all errors at once, and treats built-in property names as unknown fields", () => {
  const posted = JSON.parse('{"technology":"other","__proto__":1,"constructor":2}') as Posted;
  expect(Object.keys(errorsIn(posted))).toEqual(
    expect.arrayContaining(["__proto__", "constructor", "option", "lines", "deliver"]),
  );
});

it("trims texts and keeps line breaks as one character", () => {
  const read = readQuote(solar({ notes: " one\r\ntwo " }), now);
  expect(read.ok && read.quote.notes).toBe("one\ntwo");
});

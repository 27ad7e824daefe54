import { expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { quoteChecks } from "#content/quote-checks.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import { aboutFact, begunMessage } from "#domain/quotes/begun-message.ts";

const checks = Object.entries(quoteChecks).map(([id, { text, question }]) => ({ id, field: "basis", text, question }));
const sentAt = new Date("2026-11-20T12:00:00Z");
const quote = { quote: quoteExamples.solar, checks, status: "sent" as const, sentAt };

it.each(checks)("asks about the remark $id in the customer's voice", ({ id, question }) => {
  expect(begunMessage(quote, [id])).toBe(`Thank you for the quote of 20 November. Before we decide:\n\n${question}`);
});

it("numbers several questions, in the order of the link, each once", () => {
  const about = ["deposit", aboutFact("Electrical registration"), "rough", "deposit"];
  expect(begunMessage(quote, about).split("\n")).toEqual([
    "Thank you for the quote of 20 November. Before we decide:",
    "",
    `1. ${quoteChecks.deposit.question}`,
    "2. Your quote does not say: Electrical registration. What is it?",
    `3. ${quoteChecks.rough.question}`,
  ]);
});

it("asks about what the quote says as about what it does not say", () => {
  expect(begunMessage(quote, [aboutFact("Days of work")])).toContain(
    "Your quote says “Length of the work: 2 days”. Could you tell us more about that?",
  );
});

it("ignores what the quote does not have", () => {
  const invented = [
    "toString",
    "",
    "fact:",
    "fact:Days of leisure",
    "Days of work",
    "fact:Usable capacity (kWh)",
    "fact:Payments",
  ];
  expect(begunMessage(quote, invented)).toBe("");
  expect(begunMessage({ ...quote, checks: [] }, ["deposit"])).toBe("");
});

it("does not speak of deciding once the quote is no longer open", () => {
  expect(begunMessage({ ...quote, status: "chosen" }, ["vat"])).not.toContain("Before we decide");
});

it("fits a message, whatever is asked", () => {
  const about = [
    ...checks.map(({ id }) => id),
    ...Object.values(quoteSheets.solar).map(({ label }) => aboutFact(label)),
  ];
  expect(begunMessage(quote, about).length).toBeLessThan(limits.threadMessageLengthMax);
});

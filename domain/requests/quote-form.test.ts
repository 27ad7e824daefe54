import { describe, expect, it } from "vitest";
import { quoteForm, urgencyOf } from "#domain/requests/quote-form.ts";

const GOOD = {
  name: "Sarah Whitlock",
  email: "sarah@example.com",
  phone: "07700 900123",
  postcode: "CR0 1EA",
  serviceType: "solar-panels",
};

const unusual = (what: string) => `This contains ${what}. Delete it and try again.`;
const PREMIUM = "Enter a standard-rate number, not a premium-rate one (070, 084, 087 or 09).";
const WRONG_EMAIL = "Enter an email address in the correct format, like name@example.com.";
const WRONG_PHONE = "Enter a UK phone number, like 020 7946 0018 or 07700 900123.";
const WRONG_POSTCODE = "Enter a full UK postcode, like CR0 1EA.";

/** The first error of each field that has one. */
function problems(given: Record<string, unknown>): Record<string, string> {
  const parsed = quoteForm.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join("."), issue.message]));
}

describe("the quote form", () => {
  it("accepts the required fields alone, and normalises them", () => {
    const given = { ...GOOD, email: " Sarah@Example.COM ", phone: "+44 (0)7700 900-123", postcode: "cr01ea" };
    expect(quoteForm.parse(given)).toEqual({
      works: [],
      name: "Sarah Whitlock",
      email: "sarah@example.com",
      phone: "+447700900123",
      postcode: { postcode: "CR0 1EA", outward: "CR0" },
      serviceType: "solar-panels",
      propertyType: undefined,
      timeframe: undefined,
      budget: undefined,
      message: undefined,
      contactWay: undefined,
      contactTimes: undefined,
      serviceSlug: undefined,
      sharing: "on_purchase",
    });
  });

  it.each([{}, { name: "", email: " ", phone: "\t", postcode: "", serviceType: "" }])(
    "names every field that is missing",
    (given) => {
      expect(problems(given)).toEqual({
        name: "Enter your full name.",
        email: "Enter your email address.",
        phone: "Enter your phone number.",
        postcode: "Enter your postcode.",
        serviceType: "Choose the service you need.",
      });
    },
  );

  it.each([
    ["name", "x".repeat(101), "Keep this to 100 characters. It is 1 too long."],
    ["name", "Sarah\u0000Whitlock", unusual("a control character (U+0000)")],
    ["name", "Sarah\r\nBcc: all@example.com", "Keep this to one line."],
    ["name", "Sarah \u202eWhitlock", unusual("a character that changes the direction of text (U+202E)")],
    ["email", "sarah", WRONG_EMAIL],
    ["email", "sarah@", WRONG_EMAIL],
    ["email", "sarah@example", WRONG_EMAIL],
    ["email", "sarah@example.com, all@example.com", WRONG_EMAIL],
    ["email", "sarah@example.com\r\nBcc: all@example.com", "Keep this to one line."],
    ["email", `${"x".repeat(243)}@example.com`, "Keep this to 254 characters. It is 1 too long."],
    ["phone", "call me", WRONG_PHONE],
    ["phone", "12345", WRONG_PHONE],
    ["phone", "+1 212 555 0100", WRONG_PHONE],
    ["phone", "0770 090", WRONG_PHONE],
    ["phone", "00000000000", WRONG_PHONE],
    ["phone", "7946001", WRONG_PHONE],
    ["phone", "0909 879 0123", PREMIUM],
    ["phone", "07640 123456", WRONG_PHONE],
    ["phone", "0".repeat(31), "Keep this to 30 characters. It is 1 too long."],
    ["postcode", "CR0", WRONG_POSTCODE],
    ["postcode", "QQ1 1AA", "We cannot find the postcode QQ1 1AA. Please check it."],
    ["postcode", "90210", WRONG_POSTCODE],
    ["postcode", "CR0 1EA  CR0 1EA", "Keep this to 10 characters. It is 6 too long."],
    ["serviceType", "nuclear", "Choose the service you need."],
    ["propertyType", "castle", "Choose a property type from the list."],
    ["timeframe", "yesterday", "Choose a timeframe from the list."],
    ["contactWay", "carrier pigeon", "Choose how you want to be contacted."],
    ["contactTimes", "weekends,midnight", "Choose times from the list."],
    ["contactTimes", ["weekends", "<b>"], "Choose times from the list."],
    ["contactTimes", { at: "weekends" }, "Choose times from the list."],
    ["budget", "1000000", "Choose a budget from the list."],
    ["message", "x".repeat(2001), "Keep this to 2,000 characters. It is 1 too long."],
    ["message", "nul \u0000", unusual("a control character (U+0000)")],
    ["message", "escape \u001b[31m", unusual("a control character (U+001B)")],
  ])("says what is wrong with %s %j", (field, value, message) => {
    expect(problems({ ...GOOD, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ["name", "Zoë O’Brien-Łukasz"],
    ["name", "x".repeat(100)],
    ["email", `${"x".repeat(60)}@${"y".repeat(60)}.${"z".repeat(60)}.${"w".repeat(60)}.co.uk`],
    ["phone", "020 7946 0018"],
    ["message", "x".repeat(2000)],
  ])("accepts %s %j", (field, value) => {
    expect(problems({ ...GOOD, [field]: value })).toEqual({});
  });

  it("keeps line breaks and tabs of a message, counts a browser's CR LF as one character", () => {
    const lines = `${"12345678\r\n".repeat(222)}12`;
    expect(lines.length).toBeGreaterThan(2000);
    expect(quoteForm.parse({ ...GOOD, message: lines }).message).toHaveLength(2000);
    expect(quoteForm.parse({ ...GOOD, message: " a\r\n\tb \n" }).message).toBe("a\n\tb");
  });

  it.each([
    ["", undefined],
    ["weekends,weekday-mornings,weekends", ["weekday-mornings", "weekends"]],
    [["weekday-evenings"], ["weekday-evenings"]],
    [[], undefined],
  ])("reads the times %j, each once and in the order of the list", (contactTimes, read) => {
    expect(quoteForm.parse({ ...GOOD, contactTimes }).contactTimes).toEqual(read);
  });

  it("also asks for the phone number of someone who prefers email", () => {
    expect(problems({ ...GOOD, phone: "", contactWay: "email" })).toEqual({ phone: "Enter your phone number." });
  });

  it("accepts every choice in its lists", () => {
    for (const timeframe of ["asap", "1-3-months", "3-6-months", "6-12-months", "just-exploring", ""]) {
      expect(problems({ ...GOOD, timeframe })).toEqual({});
    }
  });

  it("keeps the page's own service, and drops an unknown one", () => {
    expect(quoteForm.parse({ ...GOOD, serviceSlug: "solar-maintenance" }).serviceSlug).toBe("solar-maintenance");
    expect(quoteForm.parse({ ...GOOD, serviceSlug: "<script>" }).serviceSlug).toBeUndefined();
  });

  it.each([
    ["asap", "high"],
    ["1-3-months", "medium"],
    ["3-6-months", "low"],
    ["6-12-months", "low"],
    ["just-exploring", "low"],
    [undefined, "low"],
  ])("takes the timeframe %s for %s urgency", (timeframe, urgency) => {
    expect(urgencyOf(timeframe)).toBe(urgency);
  });
});

import { describe, expect, it } from "vitest";
import { contactWishAsFact, contactWishInWords } from "#content/contact-wish.ts";

describe("how and when a customer prefers to be contacted, in words", () => {
  it.each([
    [{ contactWay: "text", contactTimes: ["weekday-evenings"] }, "a text message, weekday evenings (5 to 8)"],
    [{ contactWay: "phone", contactTimes: null }, "a phone call"],
    [
      { contactWay: null, contactTimes: ["weekends", "weekday-mornings"] },
      "weekday mornings (9 to 12), weekends (10 to 4)",
    ],
    [{ contactWay: null, contactTimes: null }, undefined],
    [{ contactWay: null, contactTimes: [] }, undefined],
  ] as const)("%j", (wish, words) => {
    expect(contactWishInWords(wish)).toBe(words);
  });

  it("starts with a capital as a fact by itself", () => {
    expect(contactWishAsFact({ contactWay: "email", contactTimes: ["weekends"] })).toBe("An email, weekends (10 to 4)");
    expect(contactWishAsFact({ contactWay: null, contactTimes: null })).toBeUndefined();
  });
});

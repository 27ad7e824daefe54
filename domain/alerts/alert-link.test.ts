import { describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { readAlertLink, signAlertLink } from "#domain/alerts/alert-link.ts";
import { later, NOON } from "#tests/support/people.ts";

const KEY = "a key of the tests, long enough";

describe("the link that changes alerts", () => {
  it.each([1, 41, 9_007_199_254_740_991])("names a person's time in a company: %s", (memberId) => {
    const token = signAlertLink(memberId, KEY, NOON);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(readAlertLink(token, KEY, NOON)).toEqual({ state: "open", memberId });
  });

  it("expires after a year", () => {
    const token = signAlertLink(1, KEY, NOON);
    const at = (days: number) => readAlertLink(token, KEY, later({ days })).state;
    expect([at(limits.alertLinkDays - 1), at(limits.alertLinkDays)]).toEqual(["open", "ended"]);
    const [id, day = "", signature] = token.split(".");
    const longer = `${id}.${(Number.parseInt(day, 36) + 1).toString(36)}.${signature}`;
    expect(readAlertLink(longer, KEY, NOON)).toEqual({ state: "unknown" });
  });

  it("counts as expired if signed in the earlier way, without a date", () => {
    expect(readAlertLink("aW5zdGFsbGVyLTE.c2lnbmF0dXJl", KEY, NOON)).toEqual({ state: "ended" });
  });

  it("is nobody's if it is changed, cut, empty or signed with another key", () => {
    const token = signAlertLink(1, KEY, NOON);
    const [id, day, signature = ""] = token.split(".");
    const forged = Buffer.from("2").toString("base64url");
    const altered = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    const wrong = [
      `${forged}.${day}.${signature}`,
      `${id}.${day}.${altered}`,
      `${id}.${day}.${signature.slice(0, -2)}`,
      `${id}.?.${signature}`,
      `${token}.x`,
    ];
    const unknown = { state: "unknown" };
    for (const one of [...wrong, "", ".", "undefined"]) expect(readAlertLink(one, KEY, NOON), one).toEqual(unknown);
    expect(readAlertLink(signAlertLink(1, "another key", NOON), KEY, NOON)).toEqual(unknown);
  });
});

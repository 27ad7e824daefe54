import { expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { keptMasks } from "#domain/leads/redaction/kept-masks.ts";

it("masks a text once for each lead and each replacement", () => {
  const masks = keptMasks();
  let masked = 0;
  const take = (...parts: unknown[]) => masks.take(parts, () => `${++masked}`);
  expect([take("a", { surname: "b" }), take("a", { surname: "c" }), take("a", { surname: "b" })]).toEqual([
    "1",
    "2",
    "1",
  ]);
  // Half a surrogate pair has no UTF-8 form: two different halves would have the same digest.
  expect(take("\ud800", {})).not.toBe(take("\ud801", {}));
});

it("drops the least recently read, and never exceeds its limit", () => {
  const masks = keptMasks();
  const long = "x".repeat(limits.maskedCharactersKept / 4);
  let masked = 0;
  const take = (text: string) => {
    masked = 0;
    masks.take([text], () => {
      masked = 1;
      return long;
    });
    return masked === 0;
  };
  for (const text of ["first", "second", "third"]) take(text);
  expect(take("first")).toBe(true);
  take("fourth");
  expect([take("first"), take("third"), take("second")]).toEqual([true, true, false]);
});

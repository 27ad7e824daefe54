import { expect, it } from "vitest";
import { failureOf } from "#app/web/failures.ts";
import { lengthInWords, waitedInWords, waitInWords } from "#content/wait-in-words.ts";
import { DomainError } from "#domain/errors.ts";

it.each([
  [1, "in a minute"],
  [60, "in a minute"],
  [61, "in 2 minutes"],
  [720, "in 12 minutes"],
  [3540, "in 59 minutes"],
  [3541, "in an hour"],
  [3600, "in an hour"],
  [3601, "in 2 hours"],
  [82_800, "in 23 hours"],
  [82_801, "in a day"],
])("says %d seconds as '%s'", (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

it.each([
  [0.6, "1 minute"],
  [45, "45 minutes"],
  [119, "119 minutes"],
  [120, "2 hours"],
  [210, "3.5 hours"],
  [2880, "2 days"],
  [8928, "6.2 days"],
])("calls a past wait of %d minutes '%s'", (minutes, words) => {
  expect(waitedInWords(minutes)).toBe(words);
});

it.each([
  [15, "15 minutes"],
  [90, "90 minutes"],
  [105, "1 hour 45 minutes"],
  [420, "7 hours"],
  [1440, "1 day"],
  [3000, "2 days 2 hours"],
])("says that %d minutes of work take %s", (minutes, words) => {
  expect(lengthInWords(minutes)).toBe(words);
});

it("is part of a refusal if the wait is known", () => {
  const message = (waitSeconds?: number) =>
    failureOf(new DomainError("too_many_requests", waitSeconds === undefined ? {} : { waitSeconds })).message;
  expect(message(3600)).toBe("Too many attempts. Please try again in an hour.");
  expect(message(12 * 60)).toBe("Too many attempts. Please try again in 12 minutes.");
  expect(message()).toBe("Too many attempts. Please try again in 15 minutes.");
});

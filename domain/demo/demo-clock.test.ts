import { expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { clockForm, hoursAhead, moveClockOn } from "#domain/demo/demo-clock.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { outcomeOf } from "#tests/support/people.ts";

eachDatabase("the demonstration's clock", (open) => {
  it("moves on and never back, adds up thirty moves at once, and ends where dates do", async () => {
    const db = await open();
    expect(await hoursAhead({ db })).toBe(0);
    expect(await moveClockOn({ db }, 24)).toBe(24);
    await Promise.all(Array.from({ length: 30 }, () => moveClockOn({ db }, 2)));
    expect(await hoursAhead({ db })).toBe(84);
    const tooFar = limits.demoClockHoursAheadMax - 83;
    expect(await outcomeOf(moveClockOn({ db }, tooFar))).toBe("invalid_input");
    expect(await hoursAhead({ db })).toBe(84);
    expect(await moveClockOn({ db }, tooFar - 1)).toBe(limits.demoClockHoursAheadMax);
  });
});

it.each([0, -1, 1.5, 20_001, "", "soon", null])("is not moved by %j hours", (hours) => {
  expect(clockForm.safeParse({ hours }).success).toBe(false);
});

it.each([1, 20_000, "24"])("is moved by %j hours", (hours) => {
  expect(clockForm.safeParse({ hours }).success).toBe(true);
});

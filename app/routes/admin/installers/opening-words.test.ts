import { expect, it } from "vitest";
import { openingInWords } from "#app/routes/admin/installers/opening-words.ts";

it("says in one sentence without a colon what is open, until when, and what is closed and why", () => {
  expect(
    openingInWords([
      { technology: "solar", is: "closed", reasons: [{ because: "failed", check: "mcs_number" }] },
      { technology: "ev_charger", is: "open_until", endsOn: "2026-12-22", checks: ["insurance"] },
      {
        technology: "battery",
        is: "closed",
        reasons: [{ because: "unchecked", checks: ["mcs_number", "insurance"], endedOn: null }],
      },
    ]),
  ).toBe(
    "Solar panels closed (MCS number failed); EV chargers open until 22 December 2026 (insurance not checked); " +
      "battery storage closed (MCS number and insurance not checked)",
  );
});

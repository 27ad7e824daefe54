import { describe, expect, it } from "vitest";
import { capPrices } from "#domain/areas/cap-prices.ts";
import { nextSimulatedPrices } from "#domain/areas/energy-price.ts";

describe("energy prices", () => {
  it("use the cap of the quarter, by London day", () => {
    expect(capPrices(new Date("2026-11-21T12:00:00Z"))).toMatchObject({
      electricity: 26.32,
      gas: 7.97,
      source: "cap",
      indicative: false,
      sourceName: "Price cap, October to December 2026",
    });
    const lastSummerMinute = capPrices(new Date("2026-09-30T22:59:00Z"));
    const firstAutumnMinute = capPrices(new Date("2026-09-30T23:00:00Z"));
    expect(lastSummerMinute.sourceName).toContain("July");
    expect(firstAutumnMinute.sourceName).toContain("October");
  });

  it("keep the newest cap under its own name until the next one is published", () => {
    expect(capPrices(new Date("2027-02-01T12:00:00Z")).sourceName).toBe("Price cap, October to December 2026");
  });

  it("vary within the documented ranges, to two decimals", () => {
    const now = new Date("2026-11-21T12:00:00Z");
    expect(nextSimulatedPrices(now, capPrices(now), [0, 0])).toMatchObject({ electricity: 24.25, gas: 6.1 });
    expect(nextSimulatedPrices(now, capPrices(now), [1, 1])).toMatchObject({ electricity: 24.75, gas: 6.3 });
    expect(nextSimulatedPrices(now, capPrices(now), [0.3333, 0.77777])).toMatchObject({
      electricity: 24.42,
      gas: 6.26,
    });
    expect(nextSimulatedPrices(now, capPrices(now), [0, 0]).sourceName).toBe(
      "Indicative, simulated. Cap today: 26.32p",
    );
  });
});

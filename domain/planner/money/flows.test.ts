import { describe, expect, it } from "vitest";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { flowsOf, paybackYears, presentValue } from "#domain/planner/money/flows.ts";
import { termsOf } from "#domain/planner/money/terms.ts";

const terms = termsOf(factsWith({}));
const nothing = { solar: 0, battery: 0, rest: 0 };
const plain = { hasSolar: false, servicePounds: 0 };

describe("the terms of the register", () => {
  it("are those of the Green Book, of panels and of batteries", () => {
    expect(terms).toEqual({
      horizonYears: 20,
      discountRate: 0.035,
      priceGrowth: 0,
      panelFade: 0.005,
      batteryFade: 0.02,
      batteryLifeYears: 15,
      heatPumpService: 150,
      airToAirService: 80,
      boilerService: 110,
      inverter: 1000,
      inverterYear: 12,
    });
  });

  it("follow the reader", () => {
    const own = termsOf(factsWith({ "economics.horizon": 25, "costs.heatPumpService": 200, "costs.inverter": 800 }));
    expect([own.horizonYears, own.heatPumpService, own.inverter]).toEqual([25, 200, 800]);
  });
});

describe("flows", () => {
  it("begin with the cost and go on for twenty years", () => {
    expect(flowsOf(500, { ...nothing, rest: 60 }, plain, terms)).toEqual([-500, ...Array(20).fill(60)]);
  });

  it("fade with the panels and with the battery, which ends after year 15", () => {
    const solar = flowsOf(0, { ...nothing, solar: 1000 }, plain, terms);
    expect([solar[1], solar[2], solar[20]]).toEqual([1000, 995, expect.closeTo(1000 * 0.995 ** 19, 6)]);
    const battery = flowsOf(0, { ...nothing, battery: 100 }, plain, terms);
    expect([battery[1], battery[2], battery[15], battery[16]]).toEqual([
      100,
      98,
      expect.closeTo(100 * 0.98 ** 14, 9),
      0,
    ]);
  });

  it("grow with real prices, but not what comes due", () => {
    const dearer = { ...terms, priceGrowth: 0.02 };
    const flows = flowsOf(0, { solar: 100, battery: 100, rest: 100 }, { hasSolar: true, servicePounds: 40 }, dearer);
    expect(flows[1]).toBeCloseTo(300 - 40, 9);
    expect(flows[3]).toBeCloseTo((100 * 0.995 ** 2 + 100 * 0.98 ** 2 + 100) * 1.02 ** 2 - 40, 9);
    expect(flows[12]).toBeCloseTo((100 * 0.995 ** 11 + 100 * 0.98 ** 11 + 100) * 1.02 ** 11 - 40 - 1000, 9);
  });

  it("pay for service each year, and £1,000 for an inverter in year 12 with solar alone", () => {
    const withPump = flowsOf(0, nothing, { hasSolar: false, servicePounds: 40 }, terms);
    expect(withPump.slice(1)).toEqual(Array(20).fill(-40));
    const withSolar = flowsOf(0, nothing, { hasSolar: true, servicePounds: 0 }, terms);
    expect(withSolar.filter((flow) => flow === -1000)).toHaveLength(1);
    expect(withSolar[12]).toBe(-1000);
  });
});

describe("present value", () => {
  it("discounts each year", () => {
    expect(presentValue([-100, 103.5, 107.1225], 0.035)).toBeCloseTo(100, 9);
  });

  it("is the sum at no discount", () => {
    expect(presentValue([-100, 30, 30, 30], 0)).toBe(-10);
  });
});

describe("payback", () => {
  it.each([
    [[-100, 40, 40, 40], 2.5],
    [[-100, 100], 1],
    [[-100, 30, 30, 30], null],
    [[0, 10], 0],
    [[50, -10], 0],
    // Paid back in year 2, and an inverter after that does not undo it.
    [[-100, 60, 60, -90, 60], 2 - 20 / 60],
  ])("of %j is %s years", (flows, years) => {
    if (years === null) expect(paybackYears(flows)).toBeNull();
    else expect(paybackYears(flows)).toBeCloseTo(years, 12);
  });
});

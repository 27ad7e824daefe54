import { describe, expect, it } from "vitest";
import prices from "#content/data/energy-prices.json" with { type: "json" };
import grantFacts from "#content/data/grants.json" with { type: "json" };
import homes from "#content/data/typical-homes.json" with { type: "json" };
import * as facts from "#content/service-pages/common-facts.ts";
import * as grants from "#content/service-pages/grant-notes.ts";

/** The quarter that pages name beside their prices. */
const CAP_QUARTER_START = "2026-10-01";

const pounds = (amount: number) => `£${amount.toLocaleString("en-GB")}`;

describe("pages and content/data agree", () => {
  it("in the prices of the quarter they name", () => {
    const cap = prices.caps.find(({ start }) => start === CAP_QUARTER_START);
    expect(facts.electricityPrice.value).toBe(`${cap?.electricityUnit}p per kWh`);
    expect(facts.gasPrice.value).toBe(`${cap?.gasUnit}p per kWh`);
    expect(facts.gasPrice.note).toContain(`${cap?.gasStanding}p`);
    expect(cap?.electricityVatPercent).toBe(0);
  });

  it("in the yield of panels", () => {
    const { regions, uk } = homes;
    expect(facts.yieldUk.value).toBe(`${uk.south.kwhPerKw} kWh per kW`);
    expect(facts.yieldUk.note).toContain(`${uk.eastWest.kwhPerKw} kWh`);
    expect(facts.yieldRange.value).toContain(`${regions.Scotland} kWh`);
    expect(facts.yieldRange.value).toContain(regions["South West"].toLocaleString("en-GB"));
    for (const name of ["London", "South East", "Wales", "Northern Ireland"] as const) {
      expect(facts.yieldRange.note).toContain(`${name} ${regions[name]}`);
    }
  });

  it("in the price of a heat pump", () => {
    const { pounds: median, poundsQuartiles } = grantFacts.heatPumpCost;
    expect(facts.heatPumpCost.value).toContain(pounds(median));
    for (const quartile of poundsQuartiles) expect(facts.heatPumpCost.note).toContain(pounds(quartile));
  });

  it.each([
    ["bus-ashp", grants.boilerUpgradeAirSource],
    ["bus-gshp", grants.boilerUpgradeGroundSource],
    ["bus-offgas", grants.boilerUpgradeOffGas],
    ["bus-a2a", grants.boilerUpgradeAirToAir],
    ["bus-biomass", grants.boilerUpgradeBiomass],
  ])("in the amount of %s", (id, note) => {
    const scheme = grantFacts.schemes.find((one) => one.id === id);
    expect(note.amount).toBe(pounds(Number(scheme?.amount)));
  });

  it.each([
    ["bus-offgas", grants.boilerUpgradeOffGas],
    ["ev-chargepoint", grants.chargepointRenters],
    ["ev-landlord", grants.chargepointLandlords],
    ["ev-wcs", grants.workplaceCharging],
    ["whlg", grants.warmHomesLocalGrant],
    ["eco4", grants.eco4],
  ])("in the end of %s", (id, note) => {
    const scheme = grantFacts.schemes.find((one) => one.id === id);
    expect(note.until).toContain(dayInWords(scheme?.end ?? ""));
  });

  it("in the VAT on energy-saving materials", () => {
    const vat = grantFacts.tax.find(({ id }) => id === "vat-esm");
    expect(grants.zeroVat.until).toContain(dayInWords(vat?.end ?? ""));
  });

  it("in the day of the check", () => {
    for (const note of Object.values(grants)) expect(note.asOf).toBe(dayInWords(grantFacts.checked));
  });
});

function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}

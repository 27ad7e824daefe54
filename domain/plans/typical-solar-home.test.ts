import { describe, expect, it } from "vitest";
import homes from "#content/data/typical-homes.json" with { type: "json" };
import { type Area, areas, findArea } from "#domain/areas/area.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { typicalPlace, typicalSolarHome } from "#domain/plans/typical-solar-home.ts";

const TODAY = "2026-11-22";

function area(slug: string): Area {
  const found = findArea(slug);
  if (!found) throw new Error(`no area ${slug}`);
  return found;
}

describe("a typical solar home", () => {
  it("generates and uses what section 16 of the planner's document expects of 4 kW in Croydon", () => {
    const { kwhPerYear, usedAtHomeKwhPerYear, outwardCode } = typicalSolarHome(area("croydon"), TODAY);
    expect(outwardCode).toMatch(/^CR\d$/);
    expect(Math.abs(kwhPerYear / 3834 - 1)).toBeLessThan(0.005);
    expect(usedAtHomeKwhPerYear / kwhPerYear).toBeGreaterThan(0.24);
    expect(usedAtHomeKwhPerYear / kwhPerYear).toBeLessThan(0.28);
  });

  it("saves between the value of its own use at the lowest export rate and at the highest, within a tenth", () => {
    const { kwhPerYear, usedAtHomeKwhPerYear: used, savedPoundsPerYear } = typicalSolarHome(area("croydon"), TODAY);
    const worth = (exportPence: number) => (used * 26.32 * 1.05 + (kwhPerYear - used) * exportPence) / 100;
    expect(savedPoundsPerYear.low).toBeGreaterThan(0.9 * worth(4.1));
    expect(savedPoundsPerYear.high).toBeLessThan(1.1 * worth(15));
    expect(savedPoundsPerYear.low).toBeLessThan(worth(12));
  });

  it("generates more where there is more sun, and as much as pages say for its region", () => {
    const made = (slug: string) => typicalSolarHome(area(slug), TODAY).kwhPerYear;
    expect(made("cornwall")).toBeGreaterThan(made("croydon"));
    expect(made("croydon")).toBeGreaterThan(made("edinburgh"));
    expect(made("kent")).toBeCloseTo(homes.areas.kent.south.kwh, 1);
  });

  it("has a location the planner recognises in every area", () => {
    for (const one of areas) expect(findPlanPlace(typicalPlace(one).outwardCode)?.sapRegion).toBe(one.sapRegion);
  });

  it("is worked out again on another day", () => {
    const today = typicalSolarHome(area("croydon"), TODAY);
    expect(typicalSolarHome(area("croydon"), TODAY)).toBe(today);
    expect(typicalSolarHome(area("croydon"), "2026-11-23")).not.toBe(today);
  });
});

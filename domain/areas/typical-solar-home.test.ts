import { describe, expect, it } from "vitest";
import { areas } from "#domain/areas/area.ts";
import { typicalSolarHome } from "#domain/areas/typical-solar-home.ts";

const [area] = areas;
if (!area) throw new Error("no areas");

describe("a typical solar home", () => {
  it("uses two fifths of what 4 kW make and saves their price", () => {
    expect(typicalSolarHome({ ...area, solarKwhPerKwp: 975 }, 26.32)).toEqual({
      ...{ arrayKw: 4, kwhPerYear: 3900, usedAtHomePercent: 40, usedAtHomeKwhPerYear: 1560, savedPoundsPerYear: 411 },
    });
  });

  it("saves more where the sun is stronger", () => {
    const saved = (solarKwhPerKwp: number) => typicalSolarHome({ ...area, solarKwhPerKwp }, 26.32).savedPoundsPerYear;
    expect(saved(1020)).toBeGreaterThan(saved(880));
  });
});

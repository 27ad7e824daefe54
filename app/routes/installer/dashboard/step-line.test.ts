import { describe, expect, it } from "vitest";
import { stepLine } from "#app/routes/installer/dashboard/step-line.ts";
import { axisOf } from "#app/ui/charts/axis.ts";

const size = { width: 120, height: 60, left: 10, right: 10, top: 10, bottom: 10 };
const period = { from: "2026-11-01", until: "2026-11-11" };

describe("the line of a balance", () => {
  it("goes across, then up or down on the day, and on to the last day", () => {
    const days = [
      { day: "2026-11-03", balance: 20 },
      { day: "2026-11-08", balance: 15 },
    ];
    expect(stepLine({ ...period, opening: 0, days }, axisOf(20), size)).toBe("M10 50H30V10H80V20H110");
  });

  it("is level where nothing happened", () => {
    expect(stepLine({ ...period, opening: 20, days: [] }, axisOf(20), size)).toBe("M10 10H110");
  });

  it("begins and ends with the steps of the first and the last day", () => {
    const days = [
      { day: "2026-11-01", balance: 10 },
      { day: "2026-11-11", balance: 5 },
    ];
    expect(stepLine({ ...period, opening: 0, days }, axisOf(20), size)).toBe("M10 50H10V30H110V40H110");
  });
});

import { expect, it } from "vitest";
import { leadServiceOptions } from "#content/options.ts";
import { briefForm } from "#domain/briefs/brief-form.ts";

const YEAR = 2026;
const read = (service: string, typed: Record<string, string>) => briefForm(service, YEAR).safeParse(typed);
const brief = (service: string, typed: Record<string, string>) => read(service, typed).data;
const wrong = (service: string, typed: Record<string, string>) =>
  Object.fromEntries(read(service, typed).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);

it.each(leadServiceOptions)("nothing has to be answered for $label", ({ value }) => {
  expect(brief(value, {})).toEqual({});
});

it("keeps only the answers a service asks for, with numbers as numbers", () => {
  const typed = { year: " 1936 ", electricityKwh: "3,600 kWh", storeys: "2", tenure: "freehold", epcBand: "C" };
  expect(brief("solar-panels", { ...typed, name: "Ann", roof1Facing: "south", roof1Pitch: "0" })).toEqual({
    year: 1936,
    electricityKwh: 3600,
    storeys: 2,
    tenure: "freehold",
    roofs: [{ facing: "south", pitch: 0 }],
  });
  expect(brief("heat-pumps", { ...typed, roof1Facing: "south" })).toEqual({
    year: 1936,
    storeys: 2,
    tenure: "freehold",
    epcBand: "C",
  });
});

it("closes the gaps between roofs, and asks which way a roof faces", () => {
  expect(brief("battery-storage", { roof1Facing: "east", roof4Facing: "west", roof4Shade: "heavy" })).toEqual({
    roofs: [{ facing: "east" }, { facing: "west", shade: "heavy" }],
  });
  expect(wrong("battery-storage", { roof2Pitch: "30" })).toEqual({
    roof2Facing: "Choose which way this roof faces, or leave it out.",
  });
});

it("accepts each number up to its limits and explains the limits just beyond them", () => {
  for (const [name, fits] of Object.entries({
    year: [1400, YEAR],
    storeys: [1, 30],
    floorM2: [10, 2000],
    bedrooms: [0, 30],
    heatKwh: [500, 200_000],
  })) {
    const [min = 0, max = 0] = fits;
    for (const value of fits) expect(brief("heat-pumps", { [name]: String(value) })).toEqual({ [name]: value });
    for (const value of [min - 1, max + 1]) {
      expect(wrong("heat-pumps", { [name]: String(value) })[name], `${name} ${value}`).toContain("whole number from");
    }
  }
  expect(wrong("solar-panels", { electricityKwh: "a lot" })).toEqual({
    electricityKwh:
      "Electricity you use in a year: enter a whole number from 100 to 1,000,000 (kWh), or leave it empty.",
  });
  expect(wrong("ev-chargers", { boardMetres: "8.5", parking: "moon" })).toEqual({
    boardMetres: "From the fuse board to the car: enter a whole number from 0 to 300 (metres), or leave it empty.",
    parking: "Where you park: choose from the list.",
  });
});

import { describe, expect, it } from "vitest";
import recorded from "#content/demo/certificates.json" with { type: "json" };
import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { homeFields } from "#content/planner/fields/home-fields.ts";
import { answersOf } from "#domain/certificates/answers-of-certificate.ts";
import type { Certificate } from "#domain/certificates/register.ts";
import { energyCertificates, recordedRegister } from "#integrations/energy-certificates.ts";

const NOTHING: Certificate = {
  type: null,
  built: null,
  wall: null,
  roof: null,
  windows: null,
  heating: [],
  floorAreaM2: null,
};
const answer = (said: Partial<Certificate>) => answersOf({ ...NOTHING, ...said });

describe("a certificate's answers", () => {
  it("are none where it says nothing, or something that is not listed", () => {
    const none = { answers: {}, band: null, ruledOut: [] };
    expect(answersOf(NOTHING)).toEqual(none);
    expect(
      answersOf({
        type: "Park home",
        built: "constructor",
        wall: "Cavity wall, with external insulation",
        roof: "Pitched, insulated at rafters",
        windows: "Multiple glazing throughout",
        heating: ["Boiler and radiators, anthracite"],
        floorAreaM2: 19.4,
      }),
    ).toEqual(none);
  });

  it.each([
    ["House, Detached", "detached"],
    ["House, Semi-Detached", "semi"],
    ["House, End-Terrace", "endTerrace"],
    ["House, Enclosed End-Terrace", "endTerrace"],
    ["House, Mid-Terrace", "midTerrace"],
    ["House, Enclosed Mid-Terrace", "midTerrace"],
    ["Bungalow", "bungalow"],
    ["Flat", "flat"],
    ["Maisonette", "flat"],
  ])("%s is %s", (type, ours) => expect(answer({ type }).answers).toEqual({ type: ours }));

  it.each([
    ["before 1900", "pre1919", false],
    ["1900-1929", undefined, true],
    ["1930-1949", "1919-1944", true],
    ["1950-1966", "1945-1964", false],
    ["1967-1975", "1965-1982", false],
    ["1976-1982", "1965-1982", false],
    ["1983-1990", "1983-1992", false],
    ["1991-1995", "1993-1999", true],
    ["1996-2002", undefined, true],
    ["2003-2006", "from2000", false],
    ["2007-2011", "from2000", false],
    ["2012 onwards", "from2000", false],
    ["2012-2021", "from2000", false],
    ["2022 onwards", "from2000", false],
  ])("built %s is %s, and asked: %s", (built, ours, isAsked) => {
    const { answers, band } = answer({ built });
    expect(answers).toEqual(ours ? { built: ours } : {});
    expect(band).toBe(isAsked ? built : null);
  });

  it.each([
    ["Cavity wall, filled cavity", "cavityFilled"],
    ["Cavity wall, as built, insulated (assumed)", "cavityFilled"],
    ["Cavity wall, as built, no insulation (assumed)", "cavityEmpty"],
    ["Cavity wall, as built, partial insulation (assumed)", undefined],
    ["Solid brick, as built, no insulation (assumed)", "solid"],
    ["Sandstone or limestone, as built, no insulation (assumed)", "solid"],
    ["Granite or whinstone, as built, no insulation (assumed)", "solid"],
    ["Solid brick, with internal insulation", "solidInsulated"],
    ["Sandstone, with external insulation", "solidInsulated"],
    ["Solid brick, as built, insulated (assumed)", undefined],
  ])("walls: %s is %s", (wall, ours) => {
    expect(answer({ wall })).toEqual({ answers: ours ? { wall: ours } : {}, band: null, ruledOut: [] });
  });

  it.each([
    "Timber frame, as built, insulated (assumed)",
    "System built, with internal insulation",
    "Cob, as built",
    "Park home wall, as built",
  ])("walls: %s rules out what we know for walls", (wall) => {
    expect(answer({ wall })).toEqual({ answers: {}, band: null, ruledOut: ["walls"] });
  });

  it.each([
    ["Pitched, no insulation", "0"],
    ["Pitched, no insulation (assumed)", "0"],
    ["Pitched, 12 mm loft insulation", "0"],
    ["Pitched, 25 mm loft insulation", "0"],
    ["Pitched, 50 mm loft insulation", "50"],
    ["Pitched, 75 mm loft insulation", "50"],
    ["Pitched, 100 mm loft insulation", "100"],
    ["Pitched, 125 mm loft insulation", "150"],
    ["Pitched, 150 mm loft insulation", "150"],
    ["Pitched, 175 mm loft insulation", "200"],
    ["Pitched, 200 mm loft insulation", "200"],
    ["Pitched, 225 mm loft insulation", "250"],
    ["Pitched, 270 mm loft insulation", "250"],
    ["Pitched, 300 mm loft insulation", "300"],
    ["Pitched, 300+ mm loft insulation", "300"],
    ["Pitched, 400+ mm loft insulation", "300"],
    ["Pitched, insulated (assumed)", undefined],
    ["Pitched, limited insulation (assumed)", undefined],
  ])("roof: %s is %s", (roof, ours) => {
    expect(answer({ roof })).toEqual({ answers: ours ? { loft: ours } : {}, band: null, ruledOut: [] });
  });

  it.each(["Roof room(s), insulated (assumed)", "Flat, limited insulation (assumed)", "(another dwelling above)"])(
    "roof: %s rules out insulation of the loft",
    (roof) => {
      expect(answer({ roof })).toEqual({ answers: {}, band: null, ruledOut: ["loft"] });
    },
  );

  it.each([
    ["Single glazed", "single"],
    ["Fully double glazed", "double"],
    ["Mostly double glazing", "double"],
    ["Fully triple glazed", "triple"],
    ["Mostly triple glazing", "triple"],
    ["Some double glazing", undefined],
    ["Partial double glazing", undefined],
  ])("windows: %s is %s", (windows, ours) => {
    expect(answer({ windows }).answers).toEqual(ours ? { windows: ours } : {});
  });

  it.each([
    [["Boiler and radiators, mains gas"], { heating: "gas" }],
    [["Boiler and radiators, oil"], { heating: "oil" }],
    [["Boiler and underfloor heating, oil"], { heating: "oil" }],
    [["Boiler and radiators, LPG"], { heating: "lpg" }],
    [["Electric storage heaters"], { heating: "electric", emitters: "storage" }],
    [["Room heaters, electric"], { heating: "electric", emitters: "panel" }],
    [["Boiler and radiators, electric"], { heating: "electric", emitters: "radiators" }],
    [["Air source heat pump, radiators, electric"], { heating: "heatPump" }],
    [["Ground source heat pump, underfloor, electric"], { heating: "heatPump" }],
    [["Community scheme, mains gas"], { heating: "network" }],
    [["Room heaters, mains gas"], {}],
    [["Boiler and radiators, mains gas", "Boiler and radiators, mains gas"], { heating: "gas" }],
    [["Boiler and radiators, mains gas", "Room heaters, electric"], {}],
    [["Boiler and radiators, mains gas", "Room heaters, wood logs"], {}],
  ])("heating: %s is %s", (heating, ours) => expect(answer({ heating }).answers).toEqual(ours));

  it.each([
    [84, "84"],
    [61.4, "61"],
    [61.5, "62"],
    [500.4, "500"],
    [501, undefined],
    [0, undefined],
  ])("a floor of %s m² is %s", (floorAreaM2, ours) => {
    expect(answer({ floorAreaM2 }).answers).toEqual(ours ? { floor: ours } : {});
  });
});

it("every answer of the 24 recorded homes is one that the planner knows, and no home's is its band", async () => {
  const { certificate } = energyCertificates(recordedRegister(recorded), () => {});
  const options = { ...homeFields, heating: energyFields.heating, emitters: energyFields.emitters };
  const fields = new Map(Object.values(options).map((field) => [field.query as string, field]));
  const given = new Map<string, number>();
  for (const { certificate_number: number, schema_type: schema } of recorded) {
    if (!schema.startsWith("RdSAP")) continue;
    for (const [name, value] of Object.entries(answersOf(await certificate(number, async () => {})).answers)) {
      const field = fields.get(name);
      given.set(name, (given.get(name) ?? 0) + 1);
      if (field?.kind === "choice")
        expect(
          field.options.map((one) => one.typed),
          `${number} ${name}`,
        ).toContain(value);
      else expect(name, number).toBe("floor");
    }
  }
  expect([...given.keys()].toSorted()).toEqual([
    "built",
    "emitters",
    "floor",
    "heating",
    "loft",
    "type",
    "wall",
    "windows",
  ]);
});

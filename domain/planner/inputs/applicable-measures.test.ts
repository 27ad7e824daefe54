import { describe, expect, it } from "vitest";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { applicableMeasures, whyNot } from "./applicable-measures.ts";

const asking = { today: "2026-11-27", findPlace: findPlanPlace };

function inputsOf(more: string) {
  const read = readQuery(new URLSearchParams(`postcode=CR0&type=semi&built=1965-1982&beds=3${more}`), asking);
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return read.inputs;
}

const canHave = (more: string) => applicableMeasures(inputsOf(more));
const reason = (measure: Measure, more: string) => whyNot(measure, inputsOf(more));

describe("what a home can have", () => {
  it.each([
    ["a flat without a roof of its own", "&type=flat", ["draughtProofing", "battery", "heatPump"]],
    ["a flat with one", "&type=flat&roof=yes", ["draughtProofing", "solar", "battery", "heatPump"]],
    ["a house without one", "&roof=no", ["draughtProofing", "loft", "floor", "battery", "heatPump"]],
    ["a renter with a car at a socket", "&tenure=renter&miles=5000&charging=socket", ["draughtProofing", "evCharger"]],
    ["a home on a heat network", "&heating=network&miles=5000&charging=public", ["evCharger", "solar", "battery"]],
    ["a renter on a heat network", "&heating=network&tenure=renter", []],
    ["a flat with empty cavities", "&type=flat&wall=cavityEmpty", ["draughtProofing", "battery", "heatPump"]],
    ["a flat with solid walls", "&type=flat&wall=solid", ["draughtProofing", "solidInternal", "battery", "heatPump"]],
  ])("%s", (_, more, measures) => {
    expect(canHave(more)).toEqual(measures);
  });

  it("says who decides on the rest, or what the home lacks", () => {
    expect(reason("heatPump", "&tenure=renter")).toMatchObject({ who: "landlord" });
    expect(reason("cavity", "&tenure=renter&wall=cavityEmpty")).toMatchObject({ who: "landlord" });
    expect(reason("cavity", "&type=flat&tenure=renter&wall=cavityEmpty")).toMatchObject({ who: "buildingOwner" });
    expect(reason("solidExternal", "&type=flat&wall=solid")).toMatchObject({ who: "buildingOwner" });
    expect(reason("solar", "&type=flat&tenure=renter")).toEqual({
      who: null,
      why: "Panels need a roof that is yours.",
    });
    expect(reason("loft", "&heating=network")?.why).toMatch(/^A heat network gives this home its heat/);
    expect(reason("loft", "&loft=300")?.why).toBe("There is enough insulation in the loft already.");
    expect(reason("loft", "&type=flat&loft=0")?.why).toBe("A flat has no loft of its own.");
    expect(reason("evCharger", "")?.why).toBe("There is no electric car to charge.");
    expect(reason("evCharger", "&miles=5000")?.why).toBe("There is a charging point already.");
    expect(reason("battery", "")).toBeNull();
  });
});

describe("a measure asked for by name that the home cannot have", () => {
  it("stays out and is kept, in the inputs and in the address", () => {
    const flat = inputsOf("&type=flat&m=solar&m=battery");
    expect(flat).toMatchObject({ measures: ["battery"], excluded: ["solar"] });
    expect(inputsOf("&type=flat&m=battery").excluded).toEqual([]);
  });

  it("is what a reader would miss where nothing, or just what is usual, was named", () => {
    expect(inputsOf("&type=flat").excluded).toEqual(["solar"]);
    expect(inputsOf("&type=flat&m=solar&m=battery&m=heatPump&m=draughtProofing").excluded).toEqual(["solar"]);
    expect(inputsOf("").excluded).toEqual([]);
    expect(inputsOf("&tenure=renter").excluded).toEqual(["loft", "floor", "solar", "battery", "heatPump"]);
    expect(inputsOf("&heating=network").excluded).toContain("heatPump");
  });

  it("is kept where it is named beside the usual ones", () => {
    const usual = "&m=draughtProofing&m=loft&m=floor&m=solar&m=battery&m=heatPump";
    expect(inputsOf(usual).excluded).toEqual([]);
    expect(inputsOf(`${usual}&m=airToAir`).excluded).toEqual(["airToAir"]);
  });
});

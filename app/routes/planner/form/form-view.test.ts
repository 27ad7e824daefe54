import { describe, expect, it } from "vitest";
import { formView } from "#app/routes/planner/form/form-view.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";

const asking = { today: "2026-11-22", findPlace: findPlanPlace };
const FIVE = "postcode=CR0&type=semi&built=1919-1944&beds=3&heating=gas";
const view = (query: string, show: "all" | "typed" = "typed") => formView(new URLSearchParams(query), asking, show);

describe("the form's view", () => {
  it("reports no errors before anything was asked, and everything missing once it was sent", () => {
    expect(view("")).toMatchObject({ errors: {}, answered: 0, place: null, figures: null, whyNot: {} });
    expect(Object.keys(view("", "all").errors)).toEqual(["postcode", "type", "built", "beds"]);
  });

  it("reports wrong values by field name, and keeps them", () => {
    const { errors, typed, answered } = view("postcode=CR0&floor=19&kwp3=30&a.economics.batteryLife=long");
    expect(Object.keys(errors)).toEqual(["a.economics.batteryLife", "floor", "kwp3"]);
    expect(typed).toContain("floor=19");
    expect(answered).toBe(1);
  });

  it("counts the questions that are answered well", () => {
    expect(view(FIVE).answered).toBe(5);
    expect(view(`${FIVE}&type=castle`).answered).toBe(4);
  });

  it("gives the bill, the roof and the car of the plan for these answers", () => {
    const query = `${FIVE}&miles=8000`;
    const read = readQuery(new URLSearchParams(query), asking);
    if ("errors" in read) throw new Error(JSON.stringify(read.errors));
    const plan = planHome(read.inputs, read.place, asking.today);
    const { figures } = view(query);
    expect(figures?.billPounds).toBe(plan.today.billPounds);
    expect(figures?.roofKwh).toBe(plan.solar.kwhPerYear);
    expect(figures?.carKwh).toBeCloseTo(8000 * 0.29 * 0.8, 9);
    expect(view(`${FIVE}&m=battery`).figures?.roofKwh).toBe(0);
  });

  it("names what we assume, until an answer differs from it", () => {
    expect(view(FIVE).assumed.floor).toMatchObject({ value: "101 m² of floor", id: "heat-demand.line" });
    expect(view(`${FIVE}&floor=90`).assumed.floor).toBeUndefined();
    expect(view(`${FIVE}&floor=101`).assumed.floor).toBeDefined();
    expect(view("").assumed.flow).toMatchObject({ value: "45 °C in the radiators" });
    expect(view("").assumed.miles).toMatchObject({ value: "no electric car", id: "economics.milesPerYear" });
  });

  it("says that the plan tries cheaper tariffs only where it may use one", () => {
    expect(view("").assumed.own?.also).toBeNull();
    expect(view(FIVE).assumed.own?.also).toBeNull();
    expect(view(`${FIVE}&miles=8000&charging=socket`).assumed.own?.also).toBe("Your plan also tries cheaper tariffs");
    const elsewhere = `${FIVE}&miles=8000&charging=public&m=`;
    expect(view(elsewhere).assumed.own?.also).toBeNull();
    expect(view(`${elsewhere}evCharger`).assumed.own?.also).toBe("Your plan also tries cheaper tariffs");
  });

  it("says what the roof's direction costs at this place", () => {
    expect(view("postcode=CR0").facing).toBe("Your roof faces south.");
    expect(view("azimuth=90").facing).toBe("Your roof faces east.");
    expect(view("postcode=CR0&azimuth=90").facing).toMatch(
      /^Your roof faces east: 1\d% less than to the south, at 35°\.$/,
    );
  });

  it("takes a point of the compass for degrees that were not typed", () => {
    expect(view("facing=90&azimuth=").facing).toBe("Your roof faces east.");
    expect(view("facing=90&azimuth=").assumed.azimuth).toBeUndefined();
    expect(view("facing=180&azimuth=").assumed.azimuth).toMatchObject({ value: "south" });
    expect(view(`${FIVE}&facing=45&kwp2=2&facing2=270&azimuth=&azimuth2=`).given).toContain("azimuth");
  });

  it("prices oil by the litre, and says that its price is old", () => {
    const oil = view(FIVE.replace("gas", "oil")).assumed;
    expect(oil.litrepence).toMatchObject({ value: "78p for a litre of oil", checkedOn: "2026-03-05" });
    expect(oil.litrepence?.staleSince).toBe("2026-05-05");
    expect(oil.gasstreet?.value).toContain("£9,000 if there is none");
    expect(view(FIVE.replace("gas", "lpg"), "all").errors).toEqual({ litrepence: ["Enter a number from 11 to 400"] });
    expect(view(`${FIVE.replace("gas", "oil")}&litrepence=7`).errors).toEqual({
      litrepence: ["Enter a number from 11 to 400"],
    });
  });

  it("names the price of the night or of the day that is wrong", () => {
    const electric = `${FIVE.replace("heating=gas", "heating=electric")}&nightpence=14&daypence=151`;
    expect(view(electric).errors).toEqual({ daypence: ["Enter a number from 0 to 150"] });
  });

  it("says why this home cannot have a measure", () => {
    expect(view(FIVE).whyNot.solidInternal).toBe("Only solid walls without insulation need it.");
    expect(Object.keys(view(`${FIVE}&wall=solid`).whyNot)).toEqual(["cavity", "evCharger", "airToAir"]);
    expect(view(`${FIVE}&tenure=renter`).whyNot.heatPump).toBe("Your landlord decides on this.");
  });
});

import { describe, expect, it } from "vitest";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { assumptions } from "#domain/assumptions/register.ts";
import { planQuery } from "#domain/planner/inputs/plan-address.ts";
import { type ReadInputs, readJson, readQuery } from "#domain/planner/inputs/read-inputs.ts";

const today = "2026-11-23";
const asking = { today, findPlace: findPlanPlace };
const FIVE = "postcode=CR0+2YR&type=semi&built=1919-1944&beds=3&heating=gas";
const bare = { postcode: "CR0", home: { type: "semi", built: "1919-1944", bedrooms: 3 } };

const read = (more: string) => readQuery(new URLSearchParams(FIVE + more), asking);

function taken(result: ReadInputs) {
  if ("errors" in result) throw new Error(JSON.stringify(result.errors));
  return result;
}

describe("the address of a plan", () => {
  const address = (more: string) => {
    const { inputs, place } = taken(read(more));
    return planQuery({ inputs, place }, today).toString();
  };

  it("has the outward code and the required answers, and none of our assumptions", () => {
    expect(address("")).toBe("postcode=CR0&type=semi&built=1919-1944&beds=3");
    expect(
      address(
        "&floor=101&kwp=4&azimuth=180&battery=5&export=12&when=2026-11-23&m=solar&m=battery&m=heatPump&m=loft&m=floor&m=draughtProofing&flow=45&due=no&epc=",
      ),
    ).toBe(address(""));
  });

  it("keeps the answers to the first questions, so that they are not taken for our assumptions", () => {
    expect(planQuery(taken(read("")), today).get("heating")).toBe("gas");
    expect(planQuery(taken(readJson(bare, asking)), today).has("heating")).toBe(false);
  });

  it("has one order, whatever order the answers came in", () => {
    const more = "&a.costs.boiler=3000&m=battery&m=solar&flow=50&kwp=5&fuel=9000&loft=100&a.pv.losses=0.1";
    expect(address(more)).toBe(
      "postcode=CR0&type=semi&built=1919-1944&beds=3&loft=100&fuel=9000&kwp=5&flow=50&m=solar&m=battery&a.pv.losses=0.1&a.costs.boiler=3000",
    );
  });

  it.each([
    "",
    "&people=2&occupancy=home&epc=FG&tenure=renter&wall=cavityEmpty&loft=0",
    "&heating=lpg&fuelpence=11.53&fuel=14200&electricity=4200&export=0",
    "&heating=oil&fuelpence=7.654321987&gasstreet=no",
    "&heating=oil&litrepence=78.3&gasstreet=yes",
    "&own=00:30-04:30@8.5,04:30-00:30@27.1&standing=61.2&ownexport=16:00-19:00@28",
    "&kwp=3&azimuth=90&kwp2=4&kwp3=0.3&azimuth3=270&pitch3=0&shading3=heavy&inverter=3.68&exportlimit=0",
    "&kwp=0.1&kwp2=3",
    "&battery=0&miles=8000.5&charging=public&flow=35&due=yes&when=2027-04-10",
    "&m=",
    "&m=cavity",
    "&wall=solid&m=solidExternal",
    "&postcode=BT9",
    "&type=flat&beds=5&floor=204.7",
    "&type=flat&roof=yes",
    "&roof=no&heating=network",
    "&heating=electric&emitters=storage",
    "&heating=electric&emitters=storage&night=no",
    "&heating=electric&emitters=radiators&night=yes",
    "&emitters=storage&night=yes",
    "&a.tariffs.export=4.1&a.economics.priceGrowth=-0.01&a.pv.dcAcRatio=1.1",
    "&a.tariffs.export=4.1&export=12",
  ])("read again gives the same plan: %s", (more) => {
    const first = taken(read(more));
    const query = planQuery(first, today);
    const again = taken(readQuery(query, asking));
    expect(again.inputs).toEqual(first.inputs);
    expect(planQuery(again, today).toString()).toBe(query.toString());
    expect(query.toString()).not.toMatch(/2YR/i);
  });

  it("names the price of oil and LPG by the litre, as it was typed", () => {
    for (const typed of ["78", "78.3", "52.7", "98.55"]) {
      expect(address(`&heating=oil&litrepence=${typed}`)).toContain(`&heating=oil&litrepence=${typed}`);
      expect(address(`&heating=lpg&litrepence=${typed}`)).toContain(`&heating=lpg&litrepence=${typed}`);
    }
    expect(address("&heating=oil&fuelpence=9")).toContain("&litrepence=93.15");
    expect(address("&heating=gas&fuelpence=9&litrepence=78&gasstreet=no")).toMatch(/beds=3&fuelpence=9$/);
  });

  it("names a roof's direction in degrees, however a form asked for it", () => {
    expect(address("&facing=90&azimuth=")).toContain("&azimuth=90");
    expect(address("&facing=90&azimuth=200")).toContain("&azimuth=200");
    expect(address("&facing=180&kwp2=2&facing2=270")).toContain("&kwp2=2&azimuth2=270");
  });

  it("can hold every figure a reader may change", () => {
    for (const { id, value, editable } of assumptions) {
      if (!editable || typeof value !== "number") continue;
      const own = value === 0 ? 0.01 : value * 1.05;
      const read = readJson({ ...bare, assumptions: { [id]: own } }, asking);
      const { inputs, place } = taken(read);
      expect(taken(readQuery(planQuery({ inputs, place }, today), asking)).inputs.assumptions).toEqual({ [id]: own });
    }
  });
});

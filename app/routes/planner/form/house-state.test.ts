import { describe, expect, it } from "vitest";
import { houseState, panelsOf } from "#app/routes/planner/form/house-state.ts";

const house = (query: string) => houseState(new URLSearchParams(query));

describe("the house on the form", () => {
  it("shows the default measures before any answer: panels, battery and heat pump, no car", () => {
    expect(house("")).toMatchObject({ kwp: 4, panels: 10, loftMm: null, azimuth: 180, miles: 0, batteryKwh: 5 });
    expect(house("").parts).toMatchObject({ battery: true, heatPump: true, boiler: false, car: false, charger: false });
  });

  it("keeps the boiler while no heat pump is planned, and shows none where heating is electric", () => {
    expect(house("m=solar&m=battery").parts).toMatchObject({ heatPump: false, boiler: true, linen: false });
    expect(house("m=solar&heating=electric").parts).toMatchObject({ heatPump: false, boiler: false, linen: true });
    expect(house("m=solar&heating=heatPump").parts).toMatchObject({ heatPump: true, boiler: false });
  });

  it("shows nothing that this home cannot have", () => {
    expect(house("type=flat").panels).toBe(0);
    expect(house("type=flat&roof=yes").panels).toBe(10);
    expect(house("tenure=renter")).toMatchObject({ panels: 0, parts: { battery: false, heatPump: false } });
    expect(house("heating=network").parts).toMatchObject({ heatPump: false, boiler: false });
  });

  it("has the panels of all roofs, and neither panels nor cable without solar", () => {
    expect(house("kwp=3&kwp2=2.5").panels).toBe(panelsOf(5.5));
    expect(house("m=battery&kwp=3")).toMatchObject({ panels: 0, parts: { battery: true, cable: false } });
    expect(house("battery=0").parts).toMatchObject({ battery: false, coats: true, cable: false });
  });

  it("has a charger for a car that uses one, and a cable only at home", () => {
    expect(house("miles=8000").parts).toMatchObject({ car: true, charging: true, charger: true });
    expect(house("miles=8000&charging=socket").parts).toMatchObject({ charging: true, charger: false });
    expect(house("miles=8000&charging=public").parts).toMatchObject({ car: true, charging: false, charger: false });
  });

  it("fills a cavity that is or would be filled", () => {
    expect(house("wall=cavityFilled&m=solar").parts.cavity).toBe(true);
    expect(house("wall=cavityEmpty&m=cavity").parts.cavity).toBe(true);
    expect(house("wall=cavityEmpty&m=solar").parts.cavity).toBe(false);
  });

  it("is turned by the compass, or by degrees where those were typed", () => {
    expect(house("facing=45").azimuth).toBe(45);
    expect(house("facing=45&azimuth=").azimuth).toBe(45);
    expect(house("facing=45&azimuth=200").azimuth).toBe(200);
  });

  it("treats what it cannot read as left open, and takes the last of repeated answers", () => {
    expect(house("kwp=many&azimuth=-1&battery=")).toMatchObject({ kwp: 4, azimuth: 180, batteryKwh: 5 });
    expect(house("miles=1,200&kwp=2&kwp=3")).toMatchObject({ miles: 1200, kwp: 3 });
  });
});

import { expect, it } from "vitest";
import { checkView } from "#app/routes/planner/check/check-view.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";

const asking = { today: "2026-11-26", findPlace: findPlanPlace };
const view = (query: string) => checkView(new URLSearchParams(query), asking);

it("says where the price of panels lies, beside what they make", () => {
  const { found } = view("postcode=CR0&kwp=4&price=7%2C800&claimed=4600");
  expect(found?.price).toMatchObject({ text: expect.stringMatching(/^£7,800 for 4 kWp is £1,950 a kWp;/) });
  expect(found?.roof?.kwh).toMatchObject({ claimed: 4600, verdict: "high" });
  expect(found?.roof?.place).toContain("Croydon");
});

it("checks the output alone where no price is typed", () => {
  expect(view("postcode=CR0&kwp=4&claimed=3600").found).toMatchObject({
    price: null,
    roof: { kwh: { verdict: "within" } },
  });
});

it("needs of other work its price, and of a heat pump its size, but neither roof nor place", () => {
  expect(view("for=heat_pump&price=12500&kw=8&kwp=&claimed=&postcode=").found).toMatchObject({
    price: { place: "middleHalf" },
    roof: null,
  });
  expect(view("for=heat_pump").errors).toEqual({
    price: ["Enter a number from 1 to 1,000,000"],
    kw: ["Enter a number from 1 to 50"],
  });
  expect(view("for=battery&price=5400").found?.price?.text).toBe("We know no official price");
  expect(view("for=windmill&price=1").errors).toEqual(expect.objectContaining({ for: ["Choose one of these"] }));
  expect(Object.keys(view("for=ev_charger&price=900&postcode=ZZ1").errors)).toEqual(["postcode"]);
});

it("answers with what was typed alone: a price needs neither place nor claim", () => {
  const { found, errors } = view("kwp=4&price=7800");
  expect(errors).toEqual({});
  expect(found).toMatchObject({ price: { place: "overMedian" }, roof: null, checks: { texts: [] } });
  expect(view("price=7800").errors).toEqual({ kwp: [expect.stringContaining("Enter a number")] });
  expect(Object.keys(view("kwp=4&claimed=3600").errors)).toEqual(["postcode"]);
});

it("adds what to ask about the terms, and says of a number only that it is written like one", () => {
  const { found } = view("kwp=4&price=7800&deposit=3900&firm=no&mcs=nap+12345");
  expect(found?.checks).toEqual({
    texts: [
      "This price is not firm. Ask what would change it.",
      "The deposit is 50%. Consumer codes allow 25%, and insurance covers no more.",
    ],
    isMcsLike: true,
  });
  expect(view("kwp=4&price=7800&mcs=soon").found?.checks).toMatchObject({ isMcsLike: false });
  expect(Object.keys(view("kwp=4&price=7800&days=999&start=x").errors).sort()).toEqual(["days", "start"]);
});

import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { askedPlan } from "#app/routes/planner/form/asked-plan.ts";
import { errorsInSummary } from "#app/routes/planner/form/errors-by-name.ts";
import { type RequestServices, requestContext } from "#app/web/context.ts";

/** A context with only the time, which is all that reading an address needs. */
function contextAt(time: string) {
  const context = new RouterContextProvider();
  const services: Partial<RequestServices> = { clock: { now: () => new Date(time) }, userAgent: null, address: "" };
  context.set(requestContext, services as RequestServices);
  return context;
}

const ask = (query: string, time = "2026-11-22T12:00:00Z") =>
  askedPlan({ request: new Request(`https://fairwatt.test/planner/plan?${query}`), context: contextAt(time) });

/** Where the address redirects; undefined if it is answered. */
function redirected(query: string): string | null | undefined {
  try {
    ask(query);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    expect(thrown.status).toBe(302);
    return thrown.headers.get("location");
  }
}

const CROYDON = "postcode=CR0&type=semi&built=1919-1944&beds=3";

describe("an address that asks for a plan", () => {
  it("is answered if it is the plan's own", () => {
    expect(ask(CROYDON)).toMatchObject({ query: CROYDON, inputs: { postcode: "CR0" }, place: { sapRegion: 1 } });
  });

  it("is redirected to the plan's own if it says the same in other words", () => {
    expect(redirected(`beds=3&${CROYDON}&heating=gas&battery=5&x=1`)).toBe(`/planner/plan?${CROYDON}&heating=gas`);
    expect(ask(`${CROYDON}&heating=gas`)).toMatchObject({ query: `${CROYDON}&heating=gas` });
  });

  it("is refused if the heating was sent empty, with each message beside its question", () => {
    for (const left of ["&heating=", "&asked=heating"]) {
      expect(ask(CROYDON + left)).toMatchObject({ refused: { errors: { heating: ["Choose one of these"] } } });
    }
    expect(redirected(`${CROYDON}&asked=heating&heating=oil`)).toBe(`/planner/plan?${CROYDON}&heating=oil`);
    const asked = ask("postcode=&type=&beds=3&heating=");
    expect("refused" in asked && errorsInSummary(asked.refused.errors)).toEqual({
      postcode: ["Enter your postcode"],
      type: ["What kind of home is it? Choose one of these"],
      built: ["When was it built? Choose one of these"],
      heating: ["What heats it? Choose one of these"],
    });
  });

  it("loses the second half of a postcode before anything else is read", () => {
    expect(redirected("postcode=cr0+2yr&floor=19")).toBe("/planner/plan?postcode=CR0&floor=19");
    expect(redirected("postcode=CR0+2YR&postcode=EH1")).toBe("/planner/plan?postcode=EH1");
  });

  it("is answered with the form and everything typed if it asks for no plan", () => {
    const asked = ask(`${CROYDON}&kwp=21`);
    if (!("refused" in asked)) throw new Error("was not refused");
    expect(asked.refused.errors).toEqual({ kwp: ["Enter a number from 0.5 to 20"] });
    expect(asked.refused.typed).toBe(`${CROYDON}&kwp=21`);
  });

  it("uses the London day of the request", () => {
    // 23:30 UTC in summer is half past midnight in London, so work cannot start yesterday.
    const asked = ask(`${CROYDON}&when=2027-06-30`, "2027-06-30T23:30:00Z");
    expect("refused" in asked && Object.keys(asked.refused.errors)).toEqual(["when"]);
  });
});

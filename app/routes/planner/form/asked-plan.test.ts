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

  it("keeps a tariff typed row by row, and says beside the row what is wrong with it", () => {
    const rows = `${CROYDON}&ownfrom=0:30&ownto=4:30&ownpence=8.5&ownfrom2=04:30&ownto2=0:30&ownpence2=27.1&standing=61.2`;
    expect(redirected(rows)).toBe(
      `/planner/plan?${new URLSearchParams(`${CROYDON}&own=00:30-04:30@8.5,04:30-00:30@27.1&standing=61.2`)}`,
    );
    const refused = (query: string) => {
      const asked = ask(query);
      if (!("refused" in asked)) throw new Error("was not refused");
      return { typed: asked.refused.typed, errors: asked.refused.errors };
    };
    const dear = rows.replace("27.1", "271");
    expect(refused(dear)).toEqual({
      typed: new URLSearchParams(dear).toString(),
      errors: { ownpence2: ["Enter a number from 0 to 150"] },
    });
    const gap = refused(rows.replace("ownto=4:30", "ownto=4:00")).errors;
    expect(gap).toEqual({ ownto2: ["Enter hours that cover the day once, with prices from 0 to 150"] });
    expect(errorsInSummary(gap)).toEqual({
      ownto2: ["Your own tariff, row 2, To: Enter hours that cover the day once, with prices from 0 to 150"],
    });
    const sold = refused(`${rows}&ownexportfrom3=16:15&ownexportto3=19:00&ownexportpence3=28`).errors;
    expect(sold).toEqual({ ownexportfrom3: ["Enter an hour or half hour, like 00:30"] });
  });

  it("uses the London day of the request", () => {
    // 23:30 UTC in summer is half past midnight in London, so work cannot start yesterday.
    const asked = ask(`${CROYDON}&when=2027-06-30`, "2027-06-30T23:30:00Z");
    expect("refused" in asked && Object.keys(asked.refused.errors)).toEqual(["when"]);
  });
});

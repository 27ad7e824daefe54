import { describe, expect, it } from "vitest";
import { briefParts, briefPartsOf, roofQuestions } from "#content/brief/questions.ts";
import { leadServiceOptions } from "#content/options.ts";
import { attachPlan } from "#domain/plans/attach-plan.ts";
import { briefOfPlan } from "#domain/plans/brief-of-plan.ts";

const NOW = new Date("2026-12-01T12:00:00Z");
const FIRST = { postcode: "CR0", type: "bungalow", built: "1919-1944", beds: "3" };

/** Each answer to the planner that answers a brief's question, and what the brief then says. */
const walk: { typed: Record<string, string>; answer: Record<string, unknown> }[] = [
  { typed: {}, answer: { year: 1930, storeys: 1, bedrooms: 3 } },
  { typed: { heating: "oil" }, answer: { fuel: "oil" } },
  { typed: { heating: "heatPump" }, answer: { fuel: "heat_pump" } },
  { typed: { floor: "96" }, answer: { floorM2: 96 } },
  { typed: { electricity: "4200" }, answer: { electricityKwh: 4200 } },
  { typed: { epc: "D" }, answer: { epcBand: "D" } },
  { typed: { azimuth: "225" }, answer: { roofs: [{ facing: "south_west" }] } },
  { typed: { pitch: "20" }, answer: { roofs: [{ pitch: 15 }] } },
  { typed: { shading: "heavy" }, answer: { roofs: [{ shade: "heavy" }] } },
];

const brief = (typed: Record<string, string>, service: string) => {
  const attached = attachPlan(new URLSearchParams({ ...FIRST, ...typed }).toString(), NOW);
  if (!attached) throw new Error("no plan");
  return briefOfPlan(attached.content, service);
};
const asks = (service: string) => {
  const parts = briefPartsOf(service);
  const names = parts.flatMap((part) => Object.keys(briefParts[part].questions));
  return parts.includes("solar") ? ["roofs", ...names] : names;
};
/** Every answer of a brief by the name of its question, a roof's one by one. */
const named = ({ roofs = [], ...plain }: Record<string, unknown>) =>
  [
    ...Object.keys(plain),
    ...(roofs as object[]).flatMap((roof) => Object.keys(roof).map((name) => `roof ${name}`)),
  ].sort();

describe.each(leadServiceOptions)("a brief for $label", ({ value: service }) => {
  it("holds every answer that the plan's customer gave, and asks none of them again", () => {
    for (const { typed, answer } of walk) {
      const wanted = Object.entries(answer).filter(([name]) => asks(service).includes(name));
      expect(brief(typed, service).said, JSON.stringify(typed)).toMatchObject(Object.fromEntries(wanted));
    }
  });

  it("holds nothing that the customer did not give, and names it as assumed instead", () => {
    const always = ["year", "storeys", "bedrooms"].filter((name) => asks(service).includes(name)).sort();
    expect(named(brief({}, service).said)).toEqual(always);
    for (const { typed, answer } of walk) {
      const { said, assumed } = brief(typed, service);
      const own = named(answer).filter((name) => asks(service).includes(name.startsWith("roof ") ? "roofs" : name));
      expect(named(said)).toEqual([...new Set([...always, ...own])].sort());
      expect(named(assumed).filter((name) => named(said).includes(name))).toEqual([]);
    }
  });

  it("says what was assumed of each question that the plan needed an answer to", () => {
    const needed = [
      ...["electricityKwh", "floorM2", "fuel"].filter((name) => asks(service).includes(name)),
      ...(asks(service).includes("roofs") ? Object.keys(roofQuestions).map((name) => `roof ${name}`) : []),
    ].sort();
    expect(named(brief({}, service).assumed)).toEqual(needed);
  });
});

it("keeps two roofs apart, and what is assumed beside the roof it belongs to", () => {
  const { said, assumed } = brief({ azimuth: "90", kwp2: "2", azimuth2: "270", pitch2: "10" }, "solar-panels");
  expect(said.roofs).toEqual([{ facing: "east" }, { facing: "west", pitch: 15 }]);
  expect(assumed.roofs).toEqual([{ pitch: 30, shade: "none" }, { shade: "none" }]);
});

it("is empty for a plan that can no longer be read", () => {
  const attached = attachPlan(new URLSearchParams(FIRST).toString(), NOW);
  if (!attached) throw new Error("no plan");
  expect(briefOfPlan({ ...attached.content, query: "postcode=ZZ1" }, "solar-panels")).toEqual({
    said: {},
    assumed: {},
  });
});

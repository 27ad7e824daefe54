import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { myBrief } from "#domain/briefs/my-brief.ts";
import { leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { attachPlan } from "#domain/plans/attach-plan.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eraseMyDetails } from "#domain/requests/erase-my-details.ts";
import { myReceipt } from "#domain/requests/receipt.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";

/** A full postcode, and answers that differ from our assumptions. */
const PLAN =
  "postcode=CR0+2YR&type=semi&built=1919-1944&beds=3&electricity=4200&floor=96&epc=D&azimuth=225&pitch=40&shading=modest";
const TODAY = "2026-12-01";
const NOW = new Date(`${TODAY}T12:00:00Z`);

it("a plan sent with a request has what it advises and only the outward code", () => {
  const attached = attachPlan(PLAN, NOW);
  expect(attached?.content).toMatchObject({
    madeOn: TODAY,
    home: { type: "semi", built: "1919-1944", bedrooms: 3, floorAreaM2: 96, heating: "gas" },
    use: { electricityKwh: 4200 },
    roofs: [{ kwp: 4, azimuth: 225, pitch: 40, shading: "modest" }],
  });
  const text = JSON.stringify(attached);
  expect(text).toContain("postcode=CR0&");
  expect(text).not.toMatch(/2YR/i);
  const { measures, alsoLookedAt } = attached?.content ?? { measures: [], alsoLookedAt: [] };
  expect([...measures, ...alsoLookedAt].sort()).toEqual(
    ["battery", "draughtProofing", "floor", "heatPump", "loft", "solar"].sort(),
  );
});

it("quotes are asked for the plan's first measure", () => {
  expect(attachPlan(`${PLAN}&m=heatPump`, NOW)?.service).toBe("heat-pumps");
  expect(attachPlan(`${PLAN}&m=solar`, NOW)?.service).toBe("solar-panels");
  expect(attachPlan(`${PLAN}&m=loft`, NOW)?.service).toBe("other");
  expect(attachPlan(`${PLAN}&m=`, NOW)?.service).toBe("other");
});

it("the form is filled in with the works that the plan advises, the first one first, and with the home", () => {
  const attached = attachPlan(`${PLAN}&loft=0&m=solar&m=loft`, NOW);
  expect(attached).toMatchObject({ outcode: "CR0", propertyType: "house" });
  expect(attached?.works).toEqual(["other", "solar-panels"]);
  expect(attached?.content.measures).toEqual(["loft", "solar"]);
  expect(attachPlan(PLAN.replace("semi", "flat"), NOW)?.propertyType).toBe("flat");
});

it.each(["", "postcode=ZZ1", "type=semi", "postcode=CR0&type=castle&built=1919-1944&beds=3"])(
  "nothing is attached if there is no plan: '%s'",
  (query) => {
    expect(attachPlan(query, NOW)).toBeUndefined();
  },
);

eachDatabase("a request with an energy plan", (open) => {
  let db: Database;
  const context = () => ({ db, now: NOON });
  const planOf = async (leadId: string) => (await ask(db.orm, `select plan from leads where id = '${leadId}'`))[0];

  beforeAll(async () => {
    db = await open();
  });

  it("shows it to installers before they buy, and to the customer, and starts the brief with the customer's answers", async () => {
    const admin = await anAdmin(db);
    const { leadId, token } = await aConfirmedRequest(db, { form: aQuoteForm({ plan: PLAN, postcode: "CR0 2YR" }) });
    const card = (await leadsForSale(context(), await anInstaller(db, { admin }), {})).items.find(
      ({ id }) => id === leadId,
    );
    expect(card?.plan).toMatchObject({ home: { type: "semi" }, madeOn: "2026-11-20" });
    expect(JSON.stringify(card)).not.toMatch(/2YR|Whitlock|customer-|07700/i);
    expect((await customerRequest(context(), token)).plan).toEqual(card?.plan);
    const brief = await myBrief(context(), token);
    expect(brief).toMatchObject({ version: 1, plan: card?.plan });
    expect(brief.answers).toEqual({
      roofs: [{ facing: "south_west", pitch: 45, shade: "modest" }],
      electricityKwh: 4200,
      year: 1930,
    });
  });

  it("leaves our assumptions, and questions the service does not ask, out of the brief", async () => {
    const assumed = "postcode=CR0&type=semi&built=1919-1944&beds=3";
    const heating = await aConfirmedRequest(db, {
      form: aQuoteForm({ plan: `${assumed}&azimuth=90`, serviceType: "heat-pumps" }),
    });
    expect((await myBrief(context(), heating.token)).answers).toEqual({
      bedrooms: 3,
      year: 1930,
    });
    const panels = await aConfirmedRequest(db, { form: aQuoteForm({ plan: assumed }) });
    expect(await myBrief(context(), panels.token)).toMatchObject({
      answers: { year: 1930 },
      planned: { assumed: { roofs: [{ facing: "south" }] } },
    });
    const chargers = await aConfirmedRequest(db, { form: aQuoteForm({ serviceType: "ev-chargers" }) });
    expect(await myBrief(context(), chargers.token)).toMatchObject({ version: 0, planned: null });
  });

  it("accepts a request whose plan cannot be read, without the plan", async () => {
    const { leadId } = await aRequest(db, { form: aQuoteForm({ plan: "postcode=nowhere" }) });
    expect(await planOf(leadId)).toEqual({ plan: null });
  });

  it("names the plan in the receipt, and removes it with the customer's details", async () => {
    const { leadId, token } = await aConfirmedRequest(db, { form: aQuoteForm({ plan: PLAN }) });
    expect(await planOf(leadId)).toMatchObject({ plan: { madeOn: expect.any(String) } });
    expect((await myReceipt(context(), token)).companies).toEqual([]);
    await eraseMyDetails(context(), token, "request");
    expect(await planOf(leadId)).toEqual({ plan: null });
  });
});

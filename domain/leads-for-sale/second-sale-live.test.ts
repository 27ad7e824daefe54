import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { acceptReport } from "#domain/lead-reports/decide-report.ts";
import { eventsSince, newestMark, newsOf, tell, watchLeads } from "#domain/leads-for-sale/read-lead-events.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON } from "#tests/support/people.ts";
import { anOutlinedRequest } from "#tests/support/quotes.ts";

eachDatabase("a live lead of a customer the company has bought", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const company = () => anInstaller(db, { admin, credits: 20 });
  const buy = async (buyer: Buyer, leadId: string) => {
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    return purchaseId;
  };
  /** What each company would see of this lead if all events were replayed. */
  async function told(leadId: string, companies: readonly Buyer[], kind: "available" | "places", now = NOON) {
    const events = (await eventsSince({ db }, await newestMark({ db }))).filter((event) => event.leadId === leadId);
    const news = await newsOf(
      { db, now },
      events.map((event) => ({ ...event, kind })),
    );
    return Promise.all(
      companies.map(async (one) => {
        const watch = await watchLeads({ db, now }, one, {});
        return news
          .flatMap((piece) => tell(piece, watch, now) ?? [])
          .map(({ name, sameCustomer }) => [name, sameCustomer]);
      }),
    );
  }

  it.each([
    ["mailbox", { customer_email: "c.1+solar@gmail.com" }, { customer_email: "c1@googlemail.com" }],
    ["phone", { customer_phone: "07400 123441" }, { customer_phone: "07400 123441" }],
  ])("does not come, and is gone when it changes, by the same %s", async (_, first, second) => {
    const buyer = await company();
    const other = await company();
    await buy(buyer, await aLead(db, { admin, form: first }));
    const again = await aLead(db, { admin, form: second });
    expect(await told(again, [buyer, other], "available")).toEqual([[], [["lead.available", false]]]);
    expect(await told(again, [buyer, other], "places")).toEqual([[["lead.gone", true]], [["lead.places", false]]]);
    const end = later({ days: limits.secondSaleDays });
    expect(await told(again, [buyer], "places", end)).toEqual([[["lead.gone", false]]]);
  });

  it("disappears for a company that has sent its customer an outline, and has one place fewer for others", async () => {
    const { leadId, company: sender } = await anOutlinedRequest(db, { admin });
    const other = await company();
    expect(await told(leadId, [sender, other], "available")).toEqual([[], [["lead.available", false]]]);
    expect(await told(leadId, [sender, other], "places")).toEqual([[["lead.gone", true]], [["lead.places", false]]]);
  });

  it("appears for another service, from a number for drama, and after the first was refunded", async () => {
    const buyer = await company();
    const customer = { customer_email: `${randomUUID()}@example.com`, customer_phone: "07700 900123" };
    const purchaseId = await buy(buyer, await aLead(db, { admin, form: customer }));
    const arrival = [["lead.available", false]];
    const otherService = await aLead(db, { admin, form: { ...customer, service_type: "solar-panels" } });
    const drama = await aLead(db, { admin, form: { customer_phone: customer.customer_phone } });
    const again = await aLead(db, { admin, form: customer });
    expect(await told(otherService, [buyer], "available")).toEqual([arrival]);
    expect(await told(drama, [buyer], "available")).toEqual([arrival]);
    expect(await told(again, [buyer], "available")).toEqual([[]]);
    const requestId = await aReport(db, { buyer, purchaseId });
    await acceptReport({ db, now: NOON }, admin, { requestId, outcome: "keep" });
    expect(await told(again, [buyer], "available")).toEqual([arrival]);
  });

  it("disappears at once for the company that bought another, and for nobody else", async () => {
    const buyer = await company();
    const other = await company();
    const customer = { customer_email: `${randomUUID()}@example.com` };
    const first = await aLead(db, { admin, form: customer });
    const second = await aLead(db, { admin, form: customer });
    const otherService = await aLead(db, { admin, form: { ...customer, service_type: "solar-panels" } });
    const mark = Math.max(...(await eventsSince({ db }, 0)).map(({ id }) => id));
    await buy(buyer, first);
    const news = await newsOf({ db, now: NOON }, await eventsSince({ db }, mark));
    const heard = async (one: Buyer) => {
      const watch = await watchLeads({ db, now: NOON }, one, {});
      return news.flatMap((piece) => tell(piece, watch, NOON) ?? []).map(({ name, lead }) => [name, lead.id]);
    };
    expect(await heard(buyer)).toEqual([
      ["lead.gone", first],
      ["lead.gone", second],
    ]);
    expect(await heard(other)).toEqual([["lead.places", first]]);
    expect(news.map(({ lead }) => lead.id)).not.toContain(otherService);
  });
});

import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { expireLeads } from "#domain/leads/expire-leads.ts";
import { leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { confirmRequest, customerRequest } from "#domain/requests/customer-request.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("a customer's own request", (open) => {
  let db: Database;
  let admin: User;
  const context = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function sell(leadId: string, company: string, now = NOON): Promise<void> {
    const buyer = await anInstaller(db, { admin, credits: 5, form: { companyName: company } });
    await purchaseLead(context(now), buyer, { leadId, purchaseId: randomUUID() });
  }

  it("shows all that the customer told us", async () => {
    const said = { propertyType: "bungalow", timeframe: "1-3-months", budget: "5k-10k", message: "Two storeys." };
    const wish = { contactWay: "text", contactTimes: "weekends" };
    const form = aQuoteForm({ email: "sarah@example.com", phone: "07700 900123", ...said, ...wish });
    const { token } = await aRequest(db, { form });
    expect(await customerRequest(context(), token)).toEqual({
      status: "unconfirmed",
      toConfirm: ["Solar Panels"],
      firstName: "Sarah",
      name: "Sarah Whitlock",
      email: "sarah@example.com",
      phone: "+447700900123",
      postcode: "CR0 1EA",
      serviceType: "solar-panels",
      serviceLabel: "Solar Panels",
      servicePath: "/services/solar-panels#quote",
      fingerprint: expect.any(String),
      propertyType: "bungalow",
      timeframe: "1-3-months",
      budgetRange: "£5,000-£10,000",
      message: "Two storeys.",
      contactWay: "text",
      contactTimes: ["weekends"],
      sharing: "on_purchase",
      brief: null,
      plan: null,
      createdAt: NOON,
      confirmedAt: null,
      closedAt: null,
      held: null,
      declinedBecause: null,
      isAsked: false,
      isUnanswered: false,
      isOffSaleByChoice: false,
      isOver: false,
      placesLeft: 3,
      installers: [],
    });
  });

  it("goes on sale once, when it is confirmed", async () => {
    const { leadId, token } = await aRequest(db);
    expect(await confirmRequest(context(later({ hours: 1 })), token)).toBe("available");
    expect(await confirmRequest(context(later({ hours: 9 })), token)).toBe("available");
    expect(await customerRequest(context(), token)).toMatchObject({ confirmedAt: later({ hours: 1 }) });
    const buyer = await anInstaller(db, { admin });
    const { items } = await leadsForSale(context(later({ hours: 10 })), buyer);
    expect(items.find(({ id }) => id === leadId)?.createdAt).toEqual(later({ hours: 1 }));
  });

  it("shows who has the details, and since when, in that order", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    await sell(leadId, "Second Roofs", later({ hours: 2 }));
    await sell(leadId, "First Roofs", later({ hours: 1 }));
    const request = await customerRequest(context(), token);
    expect(request.placesLeft).toBe(1);
    const open = { state: "not_checked", on: null, validUntil: null };
    const needed = ["mcs_number", "mcs_scope", "certificate_holder", "insurance", "identity"];
    const checks = needed.map((check) => ({ check, ...open }));
    expect(request.installers).toEqual([
      {
        companyName: "First Roofs",
        phone: "+442079460018",
        email: expect.any(String),
        since: later({ hours: 1 }),
        purchaseId: expect.any(String),
        endedAt: null,
        saysWon: false,
        checks,
      },
      {
        companyName: "Second Roofs",
        phone: "+442079460018",
        email: expect.any(String),
        since: later({ hours: 2 }),
        purchaseId: expect.any(String),
        endedAt: null,
        saysWon: false,
        checks,
      },
    ]);
  });

  describe("can be closed", () => {
    it("before it is confirmed, and is then never confirmed", async () => {
      const { token } = await aRequest(db);
      expect(await closeRequest(context(), token)).toBe("withdrawn");
      expect(await confirmRequest(context(), token)).toBe("withdrawn");
      expect(await customerRequest(context(), token)).toMatchObject({ status: "withdrawn", confirmedAt: null });
    });

    it("when it is for sale or partly sold, and keeps its buyers", async () => {
      const { leadId, token } = await aConfirmedRequest(db);
      await sell(leadId, "Early Roofs");
      expect(await closeRequest(context(), token)).toBe("withdrawn");
      expect(await customerRequest(context(), token)).toMatchObject({
        status: "withdrawn",
        installers: [{ companyName: "Early Roofs" }],
      });
    });

    it("again and again, and keeps the first time it was closed", async () => {
      const { leadId, token } = await aConfirmedRequest(db);
      await closeRequest(context(), token);
      expect(await closeRequest(context(later({ days: 1 })), token)).toBe("withdrawn");
      const closed = await ask(
        db.orm,
        `select closed_by, closed_at = '${NOON.toISOString()}' as first from leads where id = '${leadId}'`,
      );
      expect(closed).toEqual([{ closed_by: "customer", first: true }]);
    });

    it("when it is sold or expired, which is recorded and changes nothing else", async () => {
      const sold = await aConfirmedRequest(db);
      for (const company of ["One", "Two", "Three"]) await sell(sold.leadId, company);
      expect(await closeRequest(context(later({ hours: 1 })), sold.token)).toBe("sold");
      expect(await customerRequest(context(), sold.token)).toMatchObject({ closedAt: later({ hours: 1 }) });
      const old = await aConfirmedRequest(db, { now: later({ days: -60 }) });
      await expireLeads(context());
      expect(await closeRequest(context(), old.token)).toBe("expired");
      expect(await customerRequest(context(), old.token)).toMatchObject({ status: "expired", closedAt: NOON });
      expect(await brokenPromises(db.orm)).toEqual([]);
    });

    it("and each company that bought is told once, however often the button is clicked", async () => {
      const { leadId, token } = await aConfirmedRequest(db);
      for (const company of ["One", "Two", "Three"]) await sell(leadId, company);
      await Promise.all(Array.from({ length: 30 }, () => closeRequest(context(), token)));
      const told = await ask(
        db.orm,
        `select count(*)::int as mails, count(distinct payload->>'purchaseId')::int as companies from jobs
          where payload->>'mail' = 'request-closed'
            and payload->>'purchaseId' in (select id::text from lead_purchases where lead_id = '${leadId}')`,
      );
      expect(told).toEqual([{ mails: 3, companies: 3 }]);
    });
  });

  it("is not confirmed after its sixty days", async () => {
    const { token } = await aRequest(db);
    const afterwards = context(later({ days: 60 }));
    expect(await confirmRequest(afterwards, token)).not.toBe("available");
    expect(await customerRequest(afterwards, token)).toMatchObject({ status: "expired", confirmedAt: null });
    expect(await confirmRequest(context(later({ days: 60, milliseconds: -1 })), token)).toBe("available");
  });

  it("can be opened by the link in every mail, even older ones", async () => {
    const { leadId, token } = await aRequest(db);
    const newer = randomUUID();
    await issueRequestLink(context(), leadId, newer);
    expect(await customerRequest(context(), newer)).toEqual(await customerRequest(context(), token));
  });

  it.each(["", "forged", "'", "\u0000", "x".repeat(10_000)])("stays closed to a forged link (%#)", async (token) => {
    for (const act of [customerRequest, confirmRequest, closeRequest]) {
      expect(await outcomeOf(act(context(), token))).toBe("link_invalid");
    }
  });

  it("stays closed to somebody who reads our table of links", async () => {
    const { leadId, token } = await aRequest(db);
    const rows = await ask<{ token_hash: string }>(
      db.orm,
      `select token_hash from request_links where lead_id = '${leadId}'`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await outcomeOf(customerRequest(context(), rows[0]?.token_hash ?? ""))).toBe("link_invalid");
  });
});

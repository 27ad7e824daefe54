import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { confirmStop } from "#domain/projects/confirm-stop.ts";
import { chosenCompanies, stopEverything } from "#domain/projects/stop-everything.ts";
import { watchProjects } from "#domain/projects/watch-projects.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { endAllMyLinks, myLinks, shareWithHousehold } from "#domain/request-links/my-links.ts";
import { contactForm } from "#domain/requests/contact-form.ts";
import { correctContact } from "#domain/requests/correct-contact.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eraseMyDetails } from "#domain/requests/erase-my-details.ts";
import { householdRequest } from "#domain/requests/household-request.ts";
import { householdWorks, myWorks } from "#domain/requests/my-works.ts";
import { sendMyLinks } from "#domain/requests/send-my-links.ts";
import { stillLooking } from "#domain/requests/still-looking.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { anOffer } from "#tests/support/quotes.ts";

eachDatabase("a customer with several works", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  /** Solar panels and a heat pump, confirmed. */
  async function twoWorks() {
    const form = aQuoteForm({ serviceType: "solar-panels", works: "heat-pumps" });
    const { leadId: solar, token } = await aConfirmedRequest(db, { form });
    const [second] = await ask<{ id: string }>(
      db.orm,
      `select id from leads where customer_email = '${form.email}' and service_type = 'heat-pumps'`,
    );
    return { solar, pump: second?.id ?? "", token, second: `${token}~2`, form };
  }

  async function buy(leadId: string, buyer?: Buyer, now = NOON) {
    const who = buyer ?? (await anInstaller(db, { admin, credits: 10 }));
    const purchaseId = randomUUID();
    await purchaseLead(at(now), who, { leadId, purchaseId });
    return { buyer: who, purchaseId };
  }

  const statusesOf = async (...leadIds: string[]) =>
    (
      await ask<{ status: string }>(
        db.orm,
        `select status from projects where lead_id in (${leadIds.map((id) => `'${id}'`).join(", ")})`,
      )
    ).map(({ status }) => status);
  const mails = async (key: "leadId" | "purchaseId", id: string, mail: string) =>
    (await ask(db.orm, `select 1 from jobs where payload->>'mail' = '${mail}' and payload->>'${key}' = '${id}'`))
      .length;

  it("changes between them on every page, each with its own counts", async () => {
    const { token, second } = await twoWorks();
    const works = [
      { name: "Solar panels", token, isShown: true, quotes: 0, messages: 0 },
      { name: "Heat pump", token: second, isShown: false, quotes: 0, messages: 0 },
    ];
    expect(await myWorks(at(), token)).toEqual(works);
    expect((await myWorks(at(), second)).map(({ isShown }) => isShown)).toEqual([false, true]);
    expect(await myWorks(at(), (await aConfirmedRequest(db)).token)).toEqual([]);
  });

  it("sells both to one company, as two leads", async () => {
    const { solar, pump } = await twoWorks();
    const { buyer } = await buy(solar);
    expect(await outcomeOf(buy(pump, buyer))).toBe("done");
  });

  it("closes one, and the other stays", async () => {
    const { solar, pump, second } = await twoWorks();
    await closeRequest(at(), second);
    expect(await statusesOf(pump)).toEqual(["closed"]);
    expect(await statusesOf(solar)).toEqual(["open"]);
    expect(await outcomeOf(buy(solar))).toBe("done");
  });

  it("stops all while both are bought, thirty at once: every purchase ends, and each company is told once", async () => {
    for (let round = 0; round < 3; round++) {
      const { solar, pump, token, second } = await twoWorks();
      const buyers = await Promise.all(Array.from({ length: 6 }, () => anInstaller(db, { admin, credits: 10 })));
      await buy(solar, buyers[0]);
      await buy(pump, buyers[1]);
      const acts = Array.from({ length: 30 }, (_, nth) => {
        const buyer = buyers[nth % 6];
        if (nth % 3 === 0 || !buyer) return stopEverything(at(), nth % 2 ? token : second, { erase: false });
        return buy(nth % 2 ? solar : pump, buyer);
      });
      await Promise.allSettled(acts);
      expect(await outcomeOf(stopEverything(at(), token, { erase: false }))).toBe("done");
      expect(await statusesOf(solar, pump)).toEqual(["stopped", "stopped"]);
      const bought = await ask<{ id: string; ended: string | null; stops: number; mails: number; refunds: number }>(
        db.orm,
        `select p.id, p.ended_reason as ended, (select count(*)::int from stops where purchase_id = p.id) as stops,
                (select count(*)::int from jobs where payload->>'mail' = 'stop' and payload->>'purchaseId' = p.id::text) as mails,
                (select count(*)::int from credit_transactions
                  where cause_id = p.id and transaction_type = 'refund') as refunds
           from lead_purchases p where lead_id in ('${solar}', '${pump}')`,
      );
      for (const one of bought) expect(one).toMatchObject({ ended: "stopped", stops: 1, mails: 1, refunds: 1 });
      expect(bought.length).toBeGreaterThanOrEqual(2);
      expect(await mails("leadId", solar, "stop-sent")).toBe(1);
      expect(await mails("leadId", pump, "stop-sent")).toBe(0);
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("refunds each early end by its own day", async () => {
    const { solar, pump, token } = await twoWorks();
    const old = await buy(solar);
    const young = await buy(pump, undefined, later({ hours: 23 }));
    await stopEverything(at(later({ hours: 25 })), token, { erase: false });
    const refunded = await ask<{ id: string }>(
      db.orm,
      `select cause_id as id from credit_transactions where transaction_type = 'refund'
          and cause_id in ('${old.purchaseId}', '${young.purchaseId}')`,
    );
    expect(refunded.map(({ id }) => id)).toEqual([young.purchaseId]);
  });

  it("hears once of all: who was told, and when the last of either work has confirmed", async () => {
    const { solar, pump, token } = await twoWorks();
    const one = await buy(solar);
    const same = await buy(pump, one.buyer);
    const form = { companyName: `Merlin Heat ${randomUUID()}` };
    const other = await buy(pump, await anInstaller(db, { admin, credits: 10, form }));
    await stopEverything(at(), token, { erase: false });
    const facts = await gatherMailFacts(at(), { mail: "stop-sent", leadId: solar }, randomUUID());
    expect(facts).toMatchObject({ serviceLabel: "Solar Panels and Heat Pumps" });
    expect(facts && "companies" in facts && facts.companies).toHaveLength(2);
    await confirmStop(at(), one.buyer, { purchaseId: one.purchaseId, keptByLaw: "" });
    expect(await mails("leadId", solar, "stop-complete")).toBe(0);
    await Promise.all([
      confirmStop(at(), one.buyer, { purchaseId: same.purchaseId, keptByLaw: "" }),
      confirmStop(at(), other.buyer, { purchaseId: other.purchaseId, keptByLaw: "" }),
    ]);
    expect(await mails("leadId", solar, "stop-complete")).toBe(1);
    expect(await mails("leadId", pump, "stop-complete")).toBe(0);
  });

  it("erased with the stop, goes with all works once the last has confirmed, and not before", async () => {
    const { solar, pump, token } = await twoWorks();
    const one = await buy(solar);
    const other = await buy(pump);
    expect(await stopEverything(at(), token, { erase: true })).toBe(false);
    await confirmStop(at(), one.buyer, { purchaseId: one.purchaseId, keptByLaw: "" });
    await watchProjects(at(later({ hours: 1 })));
    expect(await statusesOf(solar, pump)).toEqual(["stopped", "stopped"]);
    await confirmStop(at(), other.buyer, { purchaseId: other.purchaseId, keptByLaw: "" });
    await ask(db.orm, `update jobs set done_at = now() where payload->>'mail' = 'stop-complete'`);
    await watchProjects(at(later({ hours: 2 })));
    expect(await statusesOf(solar, pump)).toEqual(["erased", "erased"]);
  });

  it("corrects name and phone in both, and each company is told", async () => {
    const { solar, pump, second } = await twoWorks();
    const one = await buy(solar);
    const other = await buy(pump);
    const form = contactForm.parse({ name: "Sarah Whitelock", phone: "07700 900778" });
    for (let press = 0; press < 2; press++) await correctContact(at(), second, form);
    for (const token of [second, second.replace("~2", "")]) {
      expect(await customerRequest(at(), token)).toMatchObject({ name: "Sarah Whitelock", phone: "+447700900778" });
    }
    for (const { purchaseId } of [one, other])
      expect(await mails("purchaseId", purchaseId, "contact-corrected")).toBe(1);
  });

  it("has the details of both deleted, after which no link opens anything", async () => {
    const { solar, pump, token, second } = await twoWorks();
    const { purchaseId } = await buy(pump);
    expect(await eraseMyDetails(at(), token, "request")).toBe(2);
    expect(await statusesOf(solar, pump)).toEqual(["erased", "erased"]);
    for (const gone of [token, second]) expect(await outcomeOf(customerRequest(at(), gone))).toBe("link_invalid");
    expect(await mails("purchaseId", purchaseId, "customer-erased")).toBe(1);
  });

  it("shares both with the household by one link, and ends all links from either", async () => {
    const { token, second } = await twoWorks();
    const householdToken = randomUUID();
    await shareWithHousehold(at(), second, { linkId: randomUUID(), householdToken, form: { label: "Alex" } });
    expect((await myLinks(at(), token)).household.map(({ label }) => label)).toEqual(["Alex"]);
    expect((await householdRequest(at(), householdToken)).serviceType).toBe("solar-panels");
    expect((await householdRequest(at(), `${householdToken}~2`)).serviceType).toBe("heat-pumps");
    expect((await householdWorks(at(), householdToken)).map(({ name }) => name)).toEqual(["Solar panels", "Heat pump"]);
    expect(await outcomeOf(customerRequest(at(), `${householdToken}~2`))).toBe("read_only_link");
    await endAllMyLinks(at(), second);
    for (const ended of [token, second]) expect(await outcomeOf(customerRequest(at(), ended))).toBe("link_revoked");
    expect(await outcomeOf(householdRequest(at(), `${householdToken}~2`))).toBe("link_revoked");
  });

  it("who lost the link is sent one for both", async () => {
    const { solar, pump, form } = await twoWorks();
    await sendMyLinks(at(), { email: form.email, address: randomUUID() });
    expect([await mails("leadId", solar, "your-links"), await mails("leadId", pump, "your-links")]).toEqual([1, 0]);
    const facts = await gatherMailFacts(at(), { mail: "your-links", leadId: solar, others: [] }, randomUUID());
    expect(facts?.mail === "your-links" && facts.links.map(({ serviceLabel }) => serviceLabel)).toEqual([
      "Solar Panels and Heat Pumps",
    ]);
  });

  it("gets mails about the second work whose link opens that work", async () => {
    const { pump } = await twoWorks();
    const { purchaseId } = await buy(pump);
    const facts = await gatherMailFacts(at(), { mail: "lead-bought-customer", purchaseId }, "a new one");
    expect(facts).toMatchObject({ serviceLabel: "Heat Pumps", token: "a new one~2" });
    expect((await customerRequest(at(), "a new one~2")).installers).toHaveLength(1);
  });

  it("is asked once whether still looking, and one answer or act keeps both", async () => {
    const { solar, pump, token } = await twoWorks();
    await watchProjects(at(later({ days: 60 })));
    const asked = async () =>
      (await mails("leadId", solar, "still-looking")) + (await mails("leadId", pump, "still-looking"));
    expect(await asked()).toBe(1);
    await stillLooking(at(later({ days: 61 })), token);
    await watchProjects(at(later({ days: 91 })));
    expect(await statusesOf(solar, pump)).toEqual(["open", "open"]);
    const quiet = await twoWorks();
    await watchProjects(at(later({ days: 60 })));
    await watchProjects(at(later({ days: 90 })));
    expect(await statusesOf(quiet.solar, quiet.pump)).toEqual(["closed", "closed"]);
  });

  it("who acts in one work is not asked about the other", async () => {
    const { solar, pump } = await twoWorks();
    await ask(
      db.orm,
      `update projects set last_act_at = '${later({ days: 40 }).toISOString()}' where lead_id = '${solar}'`,
    );
    await watchProjects(at(later({ days: 60 })));
    expect(await mails("leadId", pump, "still-looking")).toBe(0);
    await watchProjects(at(later({ days: 100 })));
    expect((await mails("leadId", pump, "still-looking")) + (await mails("leadId", solar, "still-looking"))).toBe(1);
  });

  it("keeps a chosen company in its work unless told to stop it, and stops all others", async () => {
    const { solar, pump, token } = await twoWorks();
    const chosen = await buy(solar);
    const beaten = await buy(solar);
    const other = await buy(pump);
    const { quote } = await anOffer(db, chosen);
    await chooseQuote(at(), token, { quoteId: quote.id, reasons: new Map() });
    expect(await chosenCompanies(at(), token)).toMatchObject([{ purchaseId: chosen.purchaseId }]);
    for (let press = 0; press < 2; press++) await stopEverything(at(), token, { erase: false, keepsChosen: true });
    expect([await statusesOf(solar), await statusesOf(pump)]).toEqual([["chosen"], ["stopped"]]);
    const stops = (purchase: { purchaseId: string }) => mails("purchaseId", purchase.purchaseId, "stop");
    expect([await stops(chosen), await stops(beaten), await stops(other)]).toEqual([0, 1, 1]);
    expect(await mails("leadId", solar, "stop-sent")).toBe(1);
    expect((await myPurchase(at(), chosen.buyer, chosen.purchaseId)).endedAt).toBeNull();
    await stopEverything(at(), token, { erase: false });
    expect([await statusesOf(solar), await stops(chosen), await stops(beaten)]).toEqual([["stopped"], 1, 1]);
  });

  it("stops everybody twenty times at once from two works without a second order", async () => {
    const { solar, token, second } = await twoWorks();
    const { purchaseId } = await buy(solar);
    const presses = Array.from({ length: 20 }, (_, nth) =>
      stopEverything(at(), nth % 2 ? token : second, { erase: false }),
    );
    expect(await outcomesOf(presses)).toEqual({ done: 20 });
    expect(await mails("purchaseId", purchaseId, "stop")).toBe(1);
  });
});

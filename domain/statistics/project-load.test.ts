import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { changeMind, chooseQuote } from "#domain/projects/choose-quote.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { watchStopRequests } from "#domain/projects/stop-requests.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { projectLoad } from "#domain/statistics/project-load.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later } from "#tests/support/people.ts";
import { anOffer, anOutlinedRequest, aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("the operator's figures of projects", (open) => {
  it("tell waits, events, stops by age, credits held and checks", async () => {
    const db = await open();
    const admin = await anAdmin(db);
    const at = (hours = 0) => ({ db, now: later({ hours }) });
    const empty = await projectLoad(at());
    expect(empty).toMatchObject({ creditsHeld: 0, stops: { new: 0, reminded: 0, overdue: 0 } });
    expect(empty.contactSeconds).toEqual({ median: 0, ninetieth: 0 });
    expect(empty.events.quoted).toBe(0);

    const { leadId } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    expect((await projectLoad(at(2))).contactSeconds.median).toBe(2 * 3600);
    await anOffer(db, { buyer, purchaseId, now: later({ hours: 3 }) });
    const quoted = await projectLoad(at(10));
    expect(quoted).toMatchObject({ contactSeconds: { median: 3 * 3600 }, quoteSeconds: { ninetieth: 3 * 3600 } });
    expect(Object.values(quoted.checks).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);

    const { token, one } = await aQuotedProject(db, admin);
    await chooseQuote(at(1), token, { quoteId: one.quoteId, reasons: new Map() });
    await changeMind(at(2), token);
    await anOutlinedRequest(db, { admin });
    const busy = await projectLoad(at(3));
    expect(busy.events).toMatchObject({ quoted: 3, chosen: 1, reopened: 1, stopped: 0 });
    expect(busy.creditsHeld).toBe(limits.leadPriceCredits);

    await stopEverything(at(3), token, { erase: false });
    expect((await projectLoad(at(4))).stops).toEqual({ new: 2, reminded: 0, overdue: 0 });
    expect((await projectLoad(at(30))).stops).toEqual({ new: 0, reminded: 2, overdue: 0 });
    await watchStopRequests(at(100));
    expect((await projectLoad(at(100))).stops).toEqual({ new: 0, reminded: 0, overdue: 2 });
    const quiet = await projectLoad({ db, now: later({ days: 60 }) });
    expect(quiet).toMatchObject({ contactSeconds: { median: 0 }, events: { quoted: 0 }, checks: { deposit: 0 } });
  });
});

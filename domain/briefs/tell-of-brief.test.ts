import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { openApi } from "#content/open-api/open-api.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { mailBrief } from "#domain/briefs/tell-of-brief.ts";
import { writeBrief } from "#domain/briefs/write-brief.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { presentMaskedLead } from "#domain/leads/present-lead.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { recallPutOff } from "#domain/outbox/work-queue.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { maskedLeadForPrograms, purchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { contactForm } from "#domain/requests/contact-form.ts";
import { correctContact } from "#domain/requests/correct-contact.ts";
import { announce } from "#domain/webhooks/queue-deliveries.ts";
import { insertEndpoint } from "#domain/webhooks/webhooks.sql.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { takeDue } from "#tests/support/jobs.ts";
import { misfits } from "#tests/support/json-schema.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON } from "#tests/support/people.ts";

eachDatabase("a company that bought a lead", (open) => {
  let db: Database;
  let admin: User;
  const at = (minutes = 0) => ({ db, now: later({ minutes }) });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function bought(leadId: string, minutes = 0) {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const purchaseId = randomUUID();
    await purchaseLead(at(minutes), buyer, { leadId, purchaseId });
    return { buyer, purchaseId };
  }

  /** Runs the jobs due by then, and returns the purchases that mails were queued for. */
  async function mailedBy(minutes: number): Promise<string[]> {
    for (const taken of await takeDue(at(minutes), ["rest"])) {
      if (taken.job.kind !== "mail-brief") continue;
      await mailBrief(at(minutes), { taken, ...taken.job.payload });
      // Taken again, the job is already done.
      await mailBrief(at(minutes), { taken, ...taken.job.payload });
    }
    const rows = await ask<{ id: string }>(
      db.orm,
      "delete from jobs where payload->>'mail' = 'brief-changed' returning payload->>'purchaseId' as id",
    );
    return rows.map(({ id }) => id).sort();
  }

  it("is mailed once an hour about all changes, unless it bought after the last", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    const first = await bought(leadId);
    for (const [index, minutes] of [1, 2, 30].entries()) {
      await writeBrief(at(minutes), token, { answers: { storeys: index + 1 }, seen: index });
    }
    const second = await bought(leadId, 40);
    expect(await mailedBy(60)).toEqual([]);
    // Restarting the server does not send it earlier.
    await recallPutOff(at(31));
    expect(await mailedBy(60)).toEqual([]);
    expect(await mailedBy(61)).toEqual([first.purchaseId]);
    await writeBrief(at(62), token, { answers: { storeys: 9 }, seen: 3 });
    expect(await mailedBy(121)).toEqual([]);
    expect(await mailedBy(122)).toEqual([first.purchaseId, second.purchaseId].sort());
    const mail = { mail: "brief-changed", purchaseId: first.purchaseId } as const;
    expect(await gatherMailFacts(at(122), mail, "t")).toMatchObject({ to: first.buyer.email });
    await stopEverything(at(123), token, { erase: false });
    expect(await gatherMailFacts(at(124), mail, "t")).toBeUndefined();
  });

  it("gets a webhook for each change, and for corrected contact details", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    const { buyer, purchaseId } = await bought(leadId);
    await insertEndpoint(db.orm, {
      id: randomUUID(),
      installerId: buyer.installer.id,
      madeBy: buyer.userId,
      url: "https://crm.example.com",
      secret: "s",
      events: ["customer.updated"],
      createdAt: NOON,
    });
    await writeBrief(at(1), token, { answers: { storeys: 1 }, seen: 0 });
    await writeBrief(at(2), token, { answers: { storeys: 2 }, seen: 1 });
    await correctContact(at(3), token, contactForm.parse({ name: "Sarah New", phone: "07700 900124" }));
    const queued = await ask<{ payload: Parameters<typeof announce>[1] }>(
      db.orm,
      `select payload from jobs where kind = 'announce' and payload->>'purchaseId' = '${purchaseId}' order by id`,
    );
    // Tells each company once, however often its job runs.
    for (const { payload } of [...queued, ...queued]) await announce(at(4), payload);
    const told = await ask<{ occasion: string }>(
      db.orm,
      `select event, occasion from webhook_deliveries where subject_id = '${purchaseId}' order by occasion`,
    );
    const event = "customer.updated";
    expect(told).toEqual([
      { event, occasion: "brief 1" },
      { event, occasion: "brief 2" },
      { event, occasion: `contact ${later({ minutes: 3 }).toISOString()}` },
    ]);
  });

  it("reads the brief, before buying too, but no longer once its purchase has ended", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    const { buyer, purchaseId } = await bought(leadId);
    const answers = { year: 1936, roofs: [{ facing: "south", pitch: 30 }] };
    await writeBrief(at(), token, { answers, seen: 0 });
    const lead = await leadById(db.orm, leadId);
    expect(lead && maskedLeadForPrograms(presentMaskedLead(lead))).toMatchObject({ brief: answers });
    const purchase = purchaseForPrograms(await myPurchase(at(), buyer, purchaseId));
    expect(purchase).toMatchObject({ brief: answers });
    const described = { $ref: "#/components/schemas/Purchase" };
    expect(misfits(openApi("https://www.example.com"), described, purchase)).toEqual([]);
    await stopEverything(at(1), token, { erase: false });
    expect(purchaseForPrograms(await myPurchase(at(1), buyer, purchaseId))).toMatchObject({ brief: null });
  });
});

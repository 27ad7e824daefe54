import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { contactForm } from "#domain/requests/contact-form.ts";
import { correctContact } from "#domain/requests/correct-contact.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("a customer who corrects name and phone number", (open) => {
  let db: Database;
  const at = () => ({ db, now: NOON });
  const saying = (name: string, phone = "07700 900124") => contactForm.parse({ name, phone });
  const told = (purchaseId: string) =>
    ask<{ corrected: string[] }>(
      db.orm,
      `select payload->'corrected' as corrected from jobs
        where payload->>'mail' = 'contact-corrected' and payload->>'purchaseId' = '${purchaseId}'`,
    );

  beforeAll(async () => {
    db = await open();
  });

  it("sees the change at once, and each company that has the details is told once what changed", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin: await anAdmin(db), credits: 10 });
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    await Promise.all(Array.from({ length: 10 }, () => correctContact(at(), token, saying("Sarah Whitlocke"))));
    expect(await customerRequest(at(), token)).toMatchObject({ name: "Sarah Whitlocke", phone: "+447700900124" });
    expect(await told(purchaseId)).toEqual([{ corrected: ["name", "phone"] }]);
  });

  it("is refused after the request has ended, and more than five times a day", async () => {
    const { token } = await aConfirmedRequest(db);
    for (let time = 0; time < limits.contactCorrectionsPerDay; time++) {
      await correctContact(at(), token, saying(`Sarah ${"I".repeat(time + 1)}`));
    }
    expect(await outcomeOf(correctContact(at(), token, saying("Sarah Last")))).toBe("too_many_requests");
    const other = await aConfirmedRequest(db);
    await closeRequest(at(), other.token);
    expect(await outcomeOf(correctContact(at(), other.token, saying("Sarah Late")))).toBe("conflict");
    expect(await customerRequest(at(), other.token)).toMatchObject({ name: "Sarah Whitlock" });
  });
});

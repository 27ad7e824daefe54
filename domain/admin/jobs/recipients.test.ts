import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { mailLog } from "#domain/admin/jobs/job-log.ts";
import { maskEmail } from "#domain/contact/mask.ts";
import { aCustomer } from "#domain/mails/letter/sample.ts";
import { mails } from "#domain/mails/mails.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";

const samples = Object.entries(mails).map(([mail, { sample }]) => ({ mail, sample }));

eachDatabase("the recipients of mails", (open) => {
  it("are told right by the log, of every mail there is", async () => {
    const db = await open();
    const at = { db, now: NOON };
    const admin = await anAdmin(db);
    const buyer = await anInstaller(db, { admin, credits: 5, form: { email: "owner@roofs.example" } });
    const { leadId } = await aConfirmedRequest(db, { form: aQuoteForm({ email: "customer@gmail.com" }) });
    const purchaseId = randomUUID();
    await purchaseLead(at, buyer, { leadId, purchaseId });
    const paymentId = (await startPayment(at, buyer, { paymentId: randomUUID(), packId: "starter" })).id;

    const ids = { leadId, purchaseId, paymentId, installerId: buyer.userId };
    /** Queues the sample of each mail, about these people, and reads in the log where it goes. */
    async function told(userId: string): Promise<Map<string | null, string | null>> {
      await ask(db.orm, "delete from jobs");
      const queued = samples.map(({ mail, sample }) => {
        const real = Object.entries({ ...ids, userId }).filter(([key]) => key in sample.queued);
        return { mail, ...sample.queued, ...Object.fromEntries(real) } as Mail;
      });
      await enqueueMails(db.orm, queued, NOON);
      const told = new Map<string | null, string | null>();
      for (let page = await mailLog(at, admin); ; page = await mailLog(at, admin, page.nextCursor)) {
        for (const { mail, recipientMasked } of page.items) told.set(mail, recipientMasked);
        if (!page.nextCursor) return told;
      }
    }

    /** Where it goes, of those who are queued with it or are known here under other addresses than in the samples. */
    function recipientOf({ queued, facts: { to } }: (typeof samples)[number]["sample"], user: string): string {
      if (Object.values(queued).includes(to)) return to;
      if (to === aCustomer.to) return "customer@gmail.com";
      return "userId" in queued ? user : buyer.email;
    }
    for (const { userId, email } of [buyer, admin]) {
      const expected = samples.map(({ mail, sample }) => [mail, maskEmail(recipientOf(sample, email))] as const);
      expect(await told(userId)).toEqual(new Map(expected));
    }
  });
});

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { mailLog } from "#domain/admin/jobs/job-log.ts";
import { maskEmail } from "#domain/contact/mask.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import type { Mail, MailName } from "#domain/outbox/mail.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";

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

    const appointmentId = randomUUID();
    const [outlineId, messageId] = [randomUUID(), randomUUID()];
    const [userId, installerId, reason] = [buyer.userId, buyer.userId, "Because."];
    const [owner, customer, newEmail, oldEmail] = [buyer.email, "customer@gmail.com", "new@one.example", "old@one.net"];
    const proof = { installerId, proof: "mcs", endsOn: "2026-11-25" } as const;
    const account = {
      to: "gone@away.org",
      contactName: "Priya Shah",
      companyName: "Roofs Ltd",
      credits: 0,
      refundPence: 0,
    };
    /** One of each; a missing mail does not compile. */
    const cases: { [Name in MailName]: [payload: Omit<Mail<Name>, "mail">, to: string] } = {
      "confirm-request": [{ leadId }, customer],
      "your-links": [{ leadId, others: [] }, customer],
      "request-closed": [{ purchaseId }, owner],
      "customer-erased": [{ purchaseId }, owner],
      stop: [{ purchaseId }, owner],
      "stop-overdue": [{ purchaseId }, owner],
      "figures-due": [{ userId: admin.userId, after: "2026-12-16", by: "2026-12-17" }, admin.email],
      "stop-sent": [{ leadId }, customer],
      "stop-complete": [{ leadId }, customer],
      "stop-late": [{ purchaseId }, customer],
      "quote-chosen": [{ purchaseId, quoteId: randomUUID() }, owner],
      decided: [{ purchaseId }, owner],
      "still-looking": [{ leadId }, customer],
      "company-gone": [{ purchaseId }, customer],
      message: [{ purchaseId, since: "" }, customer],
      "message-to-company": [{ purchaseId, since: "" }, owner],
      "times-offered": [{ purchaseId, appointmentId }, customer],
      "times-refused": [{ purchaseId, appointmentId }, owner],
      appointment: [{ purchaseId, appointmentId, event: "booked" }, customer],
      "appointment-to-company": [{ purchaseId, appointmentId, event: "booked" }, owner],
      "appointment-reminder": [{ purchaseId, appointmentId }, customer],
      "appointment-reminder-to-company": [{ purchaseId, appointmentId }, owner],
      "outline-received": [{ leadId, outlineId }, customer],
      "outline-picked": [{ purchaseId }, owner],
      "outline-ended": [{ leadId, installerId, outlineId }, owner],
      "outline-question": [{ installerId, outlineId, messageId }, owner],
      "outline-answer": [{ leadId, outlineId, messageId }, customer],
      "silent-installer": [{ purchaseId }, customer],
      "contact-reminder": [{ purchaseId, hours: "24" }, owner],
      "place-lost": [{ purchaseId }, owner],
      "complaint-received": [{ purchaseId, complaintId: purchaseId }, customer],
      "complaint-decided": [{ purchaseId, complaintId: purchaseId }, customer],
      "complaint-decided-company": [{ purchaseId, complaintId: purchaseId }, owner],
      "public-complaint-received": [{ to: "sam@example.com", complaintId: purchaseId }, "sam@example.com"],
      "public-complaint-answered": [{ to: "sam@example.com", complaintId: purchaseId }, "sam@example.com"],
      "daily-news": [{ installerId, day: "2026-11-20" }, owner],
      "year-later": [{ leadId }, customer],
      "confirm-choice": [{ purchaseId }, customer],
      "quote-received": [{ purchaseId, quoteId: purchaseId }, customer],
      "lead-notice": [{ leadId }, customer],
      "check-contact": [{ leadId }, customer],
      "brief-changed": [{ purchaseId }, owner],
      "contact-corrected": [{ purchaseId, corrected: ["phone"] }, owner],
      "lead-bought-installer": [{ purchaseId }, owner],
      "lead-bought-customer": [{ purchaseId }, customer],
      "purchase-refunded": [{ purchaseId }, owner],
      "refund-declined": [{ purchaseId }, owner],
      "credits-purchased": [{ paymentId }, owner],
      "payment-failed": [{ paymentId }, owner],
      "card-refunded": [{ paymentId, creditNoteNumber: 1 }, owner],
      "lead-alert": [{ leadId, installerId }, owner],
      "lead-digest": [{ installerId, since: "", until: "" }, owner],
      "confirm-email": [{ userId }, owner],
      "reset-password": [{ userId: admin.userId }, admin.email],
      "change-email": [{ userId, newEmail }, newEmail],
      "email-changed": [{ userId, oldEmail }, oldEmail],
      "password-changed": [{ userId }, owner],
      "sessions-ended": [{ userId }, owner],
      "two-factor-changed": [{ userId, change: "on" }, owner],
      "account-closed": [account, account.to],
      "security-notice": [{ eventId: 1, userId: admin.userId }, admin.email],
      "proof-ending": [proof, owner],
      "proof-ended": [proof, owner],
      "checks-open": [{ installerId, endsOn: "2026-12-20" }, owner],
      "checks-overdue": [{ installerId, endsOn: "2026-12-20" }, owner],
      "webhook-switched-off": [{ installerId, endpointId: randomUUID() }, owner],
      "installer-approved": [{ installerId }, owner],
      "installer-reinstated": [{ installerId }, owner],
      "installer-declined": [{ installerId, reason }, owner],
      "installer-suspended": [{ installerId, reason }, owner],
      "installer-change-accepted": [{ installerId }, owner],
      "installer-change-declined": [{ installerId, reason }, owner],
    };
    await ask(db.orm, "delete from jobs");
    const mails = Object.entries(cases).map(([mail, [payload]]) => ({ mail, ...payload }) as Mail);
    await enqueueMails(db.orm, mails, NOON);

    const first = await mailLog(at, admin);
    const logged = [...first.items, ...(await mailLog(at, admin, first.nextCursor)).items];
    const told = new Map(logged.map(({ mail, recipientMasked }) => [mail, recipientMasked]));
    expect(told).toEqual(new Map(Object.entries(cases).map(([mail, [, to]]) => [mail, maskEmail(to)])));
  });
});

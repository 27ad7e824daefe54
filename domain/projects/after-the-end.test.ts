import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import type { User } from "#domain/actor.ts";
import { searchWork } from "#domain/admin/search-work.ts";
import { pressTime } from "#domain/appointments/answer-times.ts";
import { purchaseAppointments } from "#domain/appointments/appointments.ts";
import { makeCalendarLink } from "#domain/appointments/calendar-link.ts";
import { companyCalendar, readCalendarFeed } from "#domain/appointments/company-calendar.ts";
import { cancelAsCompany, offerTimes } from "#domain/appointments/offer-times.ts";
import { fileOfCompany } from "#domain/files/open-file.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { companyThreads, threadOfCompany } from "#domain/messages/read-thread.ts";
import { writeAsCompany, writeAsCustomer } from "#domain/messages/send-message.ts";
import { confirmStop } from "#domain/projects/confirm-stop.ts";
import { purchasePage } from "#domain/projects/purchase-page.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { stopOfMyPurchase } from "#domain/projects/stop-requests.ts";
import { findPurchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { allMyPurchases, myPurchase, myPurchases } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { addPurchaseNote } from "#domain/purchases/purchase-notes.ts";
import { companyQuotes } from "#domain/quotes/company-quotes.ts";
import { purchaseQuotes } from "#domain/quotes/purchase-quotes.ts";
import { quoteDraft, startFromLastQuote } from "#domain/quotes/quote-draft.ts";
import { quoteIdOf, sendQuote } from "#domain/quotes/send-quote.ts";
import { withdrawQuote } from "#domain/quotes/withdraw-quote.ts";
import { correctContact } from "#domain/requests/correct-contact.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aPdf, chosenFiles, filesInMemory } from "#tests/support/documents.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON } from "#tests/support/people.ts";

/** Everything that identifies the customer, now and in the past, and their location. */
const SECRETS = ["Quillfeather", "Ostrander", "900933", "900944", "ostrander.j", "1EA", "Secret Row", "Kestrelcot"];
const ALL =
  "Quillfeather, once Ostrander, 07700 900933, before 07700 900944, ostrander.j@example.com, CR0 1EA, 9 Secret Row, Kestrelcot";

eachDatabase("a company whose purchase has ended", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });
  const store = filesInMemory();

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  /** A purchase with all the customer's details in every text about it. */
  async function everythingSaid() {
    const form = aQuoteForm({
      name: "Jude Ostrander",
      email: "ostrander.j@example.com",
      phone: "07700 900944",
      message: ALL,
    });
    const { leadId, token } = await aConfirmedRequest(db, { form });
    const buyer = await anInstaller(db, { admin, credits: 20 });
    const purchaseId = randomUUID();
    const messageId = randomUUID();
    const offerId = randomUUID();
    const key = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    const message = () => ({
      purchaseId,
      id: messageId,
      text: ALL,
      files: chosenFiles(store, { name: `${ALL}.pdf`, bytes: aPdf() }),
    });
    await writeAsCompany(at(), buyer, message());
    await writeAsCustomer(at(), token, { to: purchaseId, id: randomUUID(), text: ALL });
    const startsAt = later({ days: 2 });
    const offer = { purchaseId, id: offerId, kind: "survey", minutes: 60, times: [startsAt] };
    await offerTimes(at(), buyer, offer);
    await pressTime(at(), token, { id: offerId, startsAt, address: "9 Secret Row, Sutton" });
    const other = { ...offer, id: randomUUID() };
    await offerTimes(at(), buyer, other);
    await pressTime(at(), token, { id: other.id, startsAt, address: "Kestrelcot, Sutton" });
    const posted = structuredClone<Record<string, unknown>>({
      ...quoteExamples.solar,
      party: { legalName: `Roofs for ${ALL}`.slice(0, 150), address: ALL },
      notes: ALL,
      mcsNumber: "Quillfeather 1EA",
    });
    await sendQuote(at(), buyer, { purchaseId, key, posted });
    await addPurchaseNote(at(), buyer, { purchaseId, noteId: randomUUID(), text: ALL });
    const report = { requestId: randomUUID(), purchaseId, form: { reason: "wrong_phone" as const, note: ALL } };
    await reportLead(at(), buyer, report);
    await correctContact(at(), token, { name: "Jude Quillfeather", phone: "+447700900933" });
    await stopEverything(at(later({ days: 1 })), token, { erase: false });
    await confirmStop(at(later({ days: 1 })), buyer, { purchaseId, keptByLaw: ALL });
    return { leadId, buyer, purchaseId, message, offer, other, key, posted };
  }

  it("sees nothing of the customer's identity on any page, in any call, mail or export", async () => {
    const { buyer, purchaseId, message, offer, other, key, posted } = await everythingSaid();
    const now = at(later({ days: 1, hours: 1 }));
    const feedId = randomUUID();
    const feedToken = randomUUID();
    await makeCalendarLink(now, buyer, { id: feedId, token: feedToken, isOfAll: true });
    let exported = "";
    for await (const piece of exportOwnData(now, buyer)) exported += piece;
    const whole: unknown[] = [];
    for await (const page of allMyPurchases(now, buyer)) whole.push(page);
    const thread = await threadOfCompany(now, buyer, purchaseId, { marksRead: false });
    const fileIds = thread.messages.flatMap(({ files }) => files.map(({ id }) => id));
    expect(fileIds).toHaveLength(1);
    const found = await searchWork(now, buyer, "Jude");
    expect(found).toHaveLength(1);
    const mail = { purchaseId, appointmentId: other.id, event: "cancelled" } as const;
    const shown: Record<string, unknown> = {
      exported,
      whole,
      thread,
      found,
      page: await myPurchase(now, buyer, purchaseId),
      program: await findPurchaseForPrograms(db.orm, purchaseId),
      threads: await companyThreads(now, buyer),
      file: await Promise.all(fileIds.map((id) => fileOfCompany(now, buyer, id))),
      wholePage: await purchasePage(now, buyer, purchaseId),
      stop: await stopOfMyPurchase(now, buyer, purchaseId),
      times: await purchaseAppointments(now, buyer, purchaseId),
      calendar: await companyCalendar(now, buyer),
      feed: await readCalendarFeed(now, feedToken),
      quotes: await purchaseQuotes(now, buyer, purchaseId),
      allQuotes: await companyQuotes(now, buyer),
      repeatedMessage: await writeAsCompany(now, buyer, message()),
      repeatedOffer: await offerTimes(now, buyer, offer),
      repeatedCancellation: await cancelAsCompany(now, buyer, other.id),
      repeatedQuote: await sendQuote(now, buyer, { purchaseId, key, posted }),
      mailOfCancellation: await gatherMailFacts(now, { mail: "appointment-to-company", ...mail }, "t"),
      mailOfMessage: (await gatherMailFacts(now, { mail: "lead-bought-installer", purchaseId }, "t")) ?? "nothing",
    };
    shown.withdrawn = await withdrawQuote(now, buyer, quoteIdOf(purchaseId, key)).catch(({ code }) => code);
    for (const [what, told] of Object.entries(shown)) {
      const text = JSON.stringify(told).replaceAll("\\n", " ");
      expect([what, SECRETS.filter((secret) => text.includes(secret))]).toEqual([what, []]);
    }
    for (const search of SECRETS) {
      expect((await myPurchases(now, buyer, { q: search })).total, search).toBe(0);
    }
  });

  it("starts its next quote from the last, without texts for another customer", async () => {
    const { buyer } = await everythingSaid();
    const { leadId } = await aConfirmedRequest(db);
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    await startFromLastQuote(at(), buyer, purchaseId);
    const { typed } = await quoteDraft(at(), buyer, purchaseId);
    expect(typed).toMatchObject({ "lines.0.text": "Halden H440 panels", technology: "solar" });
    expect(SECRETS.filter((secret) => JSON.stringify(typed).includes(secret))).toEqual([]);
    expect(JSON.stringify(typed)).not.toContain("[");
  });
});

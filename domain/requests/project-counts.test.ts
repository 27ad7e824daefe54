import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { cancelAsCustomer, pressTime } from "#domain/appointments/answer-times.ts";
import { offerTimes } from "#domain/appointments/offer-times.ts";
import { threadOfCustomer } from "#domain/messages/read-thread.ts";
import { writeAsCompany, writeAsCustomer } from "#domain/messages/send-message.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { withdrawQuote } from "#domain/quotes/withdraw-quote.ts";
import { projectCounts } from "#domain/requests/project-frame.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, later } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("the counts of a project", (open) => {
  it("count what is open, new, agreed and shared, and nothing that is over", async () => {
    const db = await open();
    const { token, one, other } = await aQuotedProject(db, await anAdmin(db));
    const at = (hours: number) => ({ db, now: later({ hours }) });
    const counts = (hours: number, talk: string | null = null) => projectCounts(at(hours), token, talk);
    expect(await counts(1)).toEqual({ quotes: 2, messages: 0, appointments: 0, companies: 2 });

    await writeAsCompany(at(2), one.buyer, { purchaseId: one.purchaseId, id: randomUUID(), text: "Tuesday?" });
    await writeAsCompany(at(2), other.buyer, { purchaseId: other.purchaseId, id: randomUUID(), text: "Hello." });
    await writeAsCustomer(at(2), token, { to: one.purchaseId, id: randomUUID(), text: "Fine." });
    expect((await counts(3)).messages).toBe(2);
    expect((await counts(3, one.purchaseId)).messages, "what is being read is not new").toBe(1);
    await threadOfCustomer(at(3), token, one.purchaseId);
    expect((await counts(3)).messages).toBe(1);

    const time = later({ hours: 48 });
    const { appointment } = await offerTimes(at(4), one.buyer, {
      purchaseId: one.purchaseId,
      id: randomUUID(),
      kind: "survey",
      minutes: 60,
      times: [time],
    });
    expect((await counts(5)).appointments).toBe(1);
    await pressTime(at(5), token, { id: appointment.id, startsAt: time, address: "" });
    expect((await counts(6)).appointments).toBe(1);
    expect((await counts(49)).appointments, "it has begun").toBe(0);
    await cancelAsCustomer(at(7), token, appointment.id);
    expect((await counts(7)).appointments).toBe(0);

    await withdrawQuote(at(8), one.buyer, one.quoteId);
    expect((await counts(8)).quotes).toBe(1);
    expect((await counts(24 * 120)).quotes, "its last day is over").toBe(0);
    await stopEverything(at(9), token, { erase: false });
    expect(await counts(10)).toEqual({ quotes: 0, messages: 1, appointments: 0, companies: 0 });
  });

  it("are zero if nobody has bought", async () => {
    const db = await open();
    const { token } = await aConfirmedRequest(db);
    const none = { quotes: 0, messages: 0, appointments: 0, companies: 0 };
    expect(await projectCounts({ db, now: later({ hours: 1 }) }, token, null)).toEqual(none);
  });
});

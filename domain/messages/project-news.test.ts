import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { newsOfProject } from "#domain/messages/project-news.ts";
import { writeAsCompany, writeAsCustomer } from "#domain/messages/send-message.ts";
import { endAllMyLinks } from "#domain/request-links/my-links.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { anAdmin, later, outcomeOf } from "#tests/support/people.ts";
import { anOffer, aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("the news of a project", (open) => {
  it("contain each change since the mark once, in order, without words or names", async () => {
    const db = await open();
    const { token, leadId, one } = await aQuotedProject(db, await anAdmin(db));
    const at = (hours: number) => ({ db, now: later({ hours }) });
    const first = await newsOfProject(at(1), token, undefined);
    expect(first).toMatchObject({ leadId, news: [] });
    const { buyer, purchaseId } = one;
    await writeAsCompany(at(2), buyer, { purchaseId, id: randomUUID(), text: "On Tuesday at ten." });
    await writeAsCustomer(at(3), token, { to: purchaseId, id: randomUUID(), text: "Fine." });
    await anOffer(db, { buyer, purchaseId, now: later({ hours: 4 }) });
    const second = await newsOfProject(at(5), token, first.mark);
    expect(second.news).toEqual([
      { kind: "message", at: later({ hours: 2 }), purchaseId },
      { kind: "quote_sent", at: later({ hours: 4 }), purchaseId },
    ]);
    expect((await newsOfProject(at(6), token, second.mark)).news).toEqual([]);
  });

  it("end with the link", async () => {
    const db = await open();
    const { token } = await aQuotedProject(db, await anAdmin(db));
    const at = { db, now: later({ hours: 1 }) };
    const { mark } = await newsOfProject(at, token, undefined);
    await endAllMyLinks(at, token);
    expect(await outcomeOf(newsOfProject(at, token, mark))).toBe("link_revoked");
  });
});

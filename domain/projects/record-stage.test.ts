import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { changeMind, chooseQuote } from "#domain/projects/choose-quote.ts";
import { denyChoice, leaveChoice } from "#domain/projects/leave-choice.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { myQuotes } from "#domain/quotes/customer-quotes.ts";
import { purchaseQuotes } from "#domain/quotes/purchase-quotes.ts";
import { sendQuoteAgain } from "#domain/quotes/send-again.ts";
import { withdrawQuote } from "#domain/quotes/withdraw-quote.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { anOffer, aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("the stage a company sets", (open) => {
  let db: Database;
  let admin: User;
  const at = () => ({ db, now: NOON });
  const reasons = new Map();

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const quoted = () => aQuotedProject(db, admin);
  const statuses = async (token: string) => (await myQuotes(at(), token)).map(({ status }) => status);
  const mails = async (purchaseId: string, mail: string) =>
    (
      await ask(
        db.orm,
        `select from jobs where payload->>'purchaseId' = '${purchaseId}' and payload->>'mail' = '${mail}'`,
      )
    ).length;

  it("lost: withdraws the quotes the company has confirmed, and not those of others", async () => {
    const { token, one } = await quoted();
    const { purchaseId, buyer, quoteId } = one;
    const lost = (withdrawing: string[]) =>
      changeStage(at(), buyer, { purchaseId, stage: "lost", lostReason: "price", withdrawing });
    expect(await outcomeOf(lost([]))).toBe("quote_open");
    const { quote: meanwhile } = await anOffer(db, { buyer, purchaseId, option: "B" });
    expect(await outcomeOf(lost([quoteId]))).toBe("quote_open");
    expect(await statuses(token)).toEqual(["sent", "sent", "sent"]);
    expect((await myPurchase(at(), buyer, purchaseId)).stage).toBe("quoted");
    await lost([quoteId, meanwhile.id]);
    expect((await statuses(token)).toSorted()).toEqual(["sent", "withdrawn", "withdrawn"]);
  });

  it("lost while the customer chooses: chosen or withdrawn, and nothing between", async () => {
    for (let round = 0; round < 3; round++) {
      const { token, one } = await quoted();
      const { purchaseId, buyer, quoteId } = one;
      const lost = { purchaseId, stage: "lost", lostReason: "price", withdrawing: [quoteId] };
      const presses = Array.from({ length: 30 }, (_, press) =>
        press % 2 ? chooseQuote(at(), token, { quoteId, reasons }) : changeStage(at(), buyer, lost),
      );
      const outcomes = await outcomesOf(presses);
      const { stage } = await myPurchase(at(), buyer, purchaseId);
      const isChosen = (await statuses(token)).includes("chosen");
      expect(stage).toBe(isChosen ? "won" : "lost");
      expect(outcomes).toEqual(isChosen ? { done: 15, invalid_input: 15 } : { done: 15, quote_ended: 15 });
    }
  });

  it("lost takes a reason, which goes when it is not lost any more", async () => {
    const { one, other, token } = await quoted();
    const { purchaseId, buyer, quoteId } = one;
    const lost = (lostReason?: string) =>
      changeStage(at(), buyer, { purchaseId, stage: "lost", lostReason, withdrawing: [quoteId] });
    for (const wrong of [undefined, "", "bad luck"]) expect(await outcomeOf(lost(wrong))).toBe("invalid_input");
    const reason = async (id = purchaseId) =>
      (await ask<{ why: string | null }>(db.orm, `select lost_reason as why from lead_purchases where id = '${id}'`))[0]
        ?.why;
    await lost("could not reach them");
    await lost("price");
    expect(await reason()).toBe("price");
    await changeStage(at(), buyer, { purchaseId, stage: "quoted", lostReason: "price" });
    expect(await reason()).toBeNull();
    await chooseQuote(at(), token, { quoteId: other.quoteId, reasons });
    expect(await reason()).toBe("another installer");
    expect(await reason(other.purchaseId)).toBeNull();
  });

  it("lost by mistake: sends the quote again with its files, once, and becomes Quoted again", async () => {
    const { token, one, other } = await quoted();
    const { purchaseId, buyer, quoteId } = one;
    const again = (context = at(), from = buyer) => sendQuoteAgain(context, from, quoteId);
    expect(await outcomeOf(again())).toBe("conflict");
    await changeStage(at(), buyer, { purchaseId, stage: "lost", lostReason: "price", withdrawing: [quoteId] });
    expect(await outcomeOf(again(at(), other.buyer))).toBe("not_found");
    expect(await outcomeOf(again({ db, now: later({ days: 300 }) }))).toBe("quote_ended");
    expect(await outcomesOf(Array.from({ length: 10 }, () => again()))).toEqual({ done: 10 });
    const sent = await purchaseQuotes(at(), buyer, purchaseId);
    expect(sent.map(({ revision, status }) => [revision, status])).toEqual([
      [1, "withdrawn"],
      [2, "sent"],
    ]);
    expect(sent[1]?.words?.quote).toEqual(sent[0]?.words?.quote);
    expect((await myPurchase(at(), buyer, purchaseId)).stage).toBe("quoted");
    await chooseQuote(at(), token, { quoteId: sent[1]?.id ?? "", reasons });
    expect((await statuses(token)).filter((status) => status === "chosen")).toHaveLength(1);
  });

  it("a withdrawn quote is not sent again over a newer one, or once the customer has chosen", async () => {
    const { token, one, other } = await quoted();
    await withdrawQuote(at(), one.buyer, one.quoteId);
    const newer = await anOffer(db, one);
    expect(await outcomeOf(sendQuoteAgain(at(), one.buyer, one.quoteId))).toBe("quote_changed");
    await withdrawQuote(at(), one.buyer, newer.quote.id);
    await chooseQuote(at(), token, { quoteId: other.quoteId, reasons });
    expect(await outcomeOf(sendQuoteAgain(at(), one.buyer, newer.quote.id))).toBe("project_closed");
  });

  it("lost by the customer's choice: quotes stay sent, and a chosen company cannot set it", async () => {
    const { token, one, other } = await quoted();
    await chooseQuote(at(), token, { quoteId: one.quoteId, reasons });
    expect(await statuses(token)).toEqual(["chosen", "sent"]);
    const said = changeStage(at(), one.buyer, { purchaseId: one.purchaseId, stage: "lost", lostReason: "price" });
    expect(await outcomeOf(said)).toBe("invalid_input");
    expect((await myPurchase(at(), one.buyer, one.purchaseId)).stage).toBe("won");
    await changeStage(at(), other.buyer, { purchaseId: other.purchaseId, stage: "won" });
    expect(await mails(other.purchaseId, "confirm-choice")).toBe(0);
  });

  it("won without a choice: asks the customer once, who can deny it", async () => {
    const { token, one, other } = await quoted();
    const { purchaseId, buyer } = one;
    for (let press = 0; press < 3; press++) await changeStage(at(), buyer, { purchaseId, stage: "won" });
    expect(await mails(purchaseId, "confirm-choice")).toBe(1);
    const facts = await gatherMailFacts(at(), { mail: "confirm-choice", purchaseId }, "token-of-mail");
    expect(facts).toMatchObject({ company: one.company, firstName: "Sarah" });
    const says = async () => (await customerRequest(at(), token)).installers.map(({ saysWon }) => saysWon);
    expect(await says()).toEqual([true, false]);
    await denyChoice(at(), token, purchaseId);
    expect(await says()).toEqual([false, false]);
    expect((await myPurchase(at(), buyer, purchaseId)).stage).toBe("quoted");
    expect(await gatherMailFacts(at(), { mail: "confirm-choice", purchaseId }, "t")).toBeUndefined();
    await changeStage(at(), buyer, { purchaseId, stage: "won" });
    expect(await mails(purchaseId, "confirm-choice")).toBe(1);
    await chooseQuote(at(), token, { quoteId: other.quoteId, reasons });
    expect(await outcomeOf(denyChoice(at(), token, purchaseId))).toBe("project_closed");
  });

  it("can no longer do the work: the project is open again, and the customer is told once", async () => {
    const { leadId, token, one, other } = await quoted();
    const leave = ({ buyer, purchaseId } = one) => leaveChoice(at(), buyer, purchaseId);
    await chooseQuote(at(), token, { quoteId: one.quoteId, reasons });
    expect(await outcomeOf(leave(other))).toBe("conflict");
    expect(await outcomeOf(leaveChoice(at(), other.buyer, one.purchaseId))).toBe("not_found");
    expect(await outcomesOf(Array.from({ length: 30 }, () => leave()))).toEqual({ done: 30 });
    expect(await statuses(token)).toEqual(["withdrawn", "sent"]);
    expect(await ask(db.orm, `select status from projects where lead_id = '${leadId}'`)).toEqual([{ status: "open" }]);
    expect(await mails(one.purchaseId, "company-gone")).toBe(1);
    const mail = { mail: "company-gone", purchaseId: one.purchaseId, because: "left" } as const;
    expect(await gatherMailFacts(at(), mail, "token-of-this-mail")).toMatchObject({ because: "left" });
    await chooseQuote(at(), token, { quoteId: other.quoteId, reasons });
    expect(await statuses(token)).toEqual(["withdrawn", "chosen"]);
  });

  it("can no longer do the work while the customer changes their mind: one wins, and nothing stays chosen", async () => {
    const { leadId, token, one } = await quoted();
    await chooseQuote(at(), token, { quoteId: one.quoteId, reasons });
    const presses = Array.from({ length: 30 }, (_, press) =>
      press % 2 ? leaveChoice(at(), one.buyer, one.purchaseId) : changeMind(at(), token),
    );
    expect(await outcomesOf(presses)).toEqual({ done: 30 });
    const rows = await ask(db.orm, `select kind from project_events where lead_id = '${leadId}' and kind = 'open'`);
    expect(rows).toHaveLength(1);
    expect((await statuses(token)).filter((status) => status === "chosen")).toEqual([]);
  });
});

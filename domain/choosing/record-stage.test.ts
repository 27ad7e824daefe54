import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { changeMind, chooseQuote } from "#domain/choosing/choose-quote.ts";
import { denyChoice, leaveChoice } from "#domain/choosing/leave-choice.ts";
import { changeStage } from "#domain/choosing/record-stage.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { myQuotes } from "#domain/quotes/customer-quotes.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("what a company says of its purchase", (open) => {
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

  it("lost: withdraws its quotes, and not those of others", async () => {
    const { token, one } = await quoted();
    await changeStage(at(), one.buyer, { purchaseId: one.purchaseId, stage: "lost" });
    expect(await statuses(token)).toEqual(["withdrawn", "sent"]);
  });

  it("lost by the customer's choice leaves quotes as sent, and a chosen company cannot say it", async () => {
    const { token, one, other } = await quoted();
    await chooseQuote(at(), token, { quoteId: one.quoteId, reasons });
    expect(await statuses(token)).toEqual(["chosen", "sent"]);
    const said = changeStage(at(), one.buyer, { purchaseId: one.purchaseId, stage: "lost" });
    expect(await outcomeOf(said)).toBe("invalid_input");
    expect((await myPurchase(at(), one.buyer, one.purchaseId)).stage).toBe("won");
    await changeStage(at(), other.buyer, { purchaseId: other.purchaseId, stage: "won" });
    expect(await mails(other.purchaseId, "confirm-choice")).toBe(0);
  });

  it("won without a choice: asks the customer once, who says no", async () => {
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

  it("that it can no longer do it: the project is open again, and the customer told once", async () => {
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

  it("that it can no longer do it, while the customer changes their mind: one of both, and nothing stays chosen", async () => {
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

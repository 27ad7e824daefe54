import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { threadOfCustomer } from "#domain/messages/read-thread.ts";
import { changeMind, chooseQuote } from "#domain/projects/choose-quote.ts";
import { cancelContract, myContract } from "#domain/projects/contracts/cancel-contract.ts";
import { mySignedDay, signContract } from "#domain/projects/contracts/contract.ts";
import { contractForm } from "#domain/projects/contracts/contract-form.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("a customer who cancels the contract", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function chosen() {
    const project = await aQuotedProject(db, admin);
    await chooseQuote(at(), project.token, { quoteId: project.one.quoteId, reasons: new Map() });
    return project;
  }
  const sign = (token: string, quoteId: string) => {
    const [signedYear, signedMonth, signedDay] = NOON.toISOString().slice(0, 10).split("-");
    return signContract(at(), token, {
      quoteId,
      form: contractForm(NOON).parse({ signedDay, signedMonth, signedYear }),
    });
  };
  const mailsOf = (purchaseId: string) =>
    ask<{ mail: string; id: string }>(
      db.orm,
      `select payload->>'mail' as mail, payload->>'contractId' as id from jobs
        where payload->>'purchaseId' = '${purchaseId}' and payload->>'mail' like 'contract-%' order by 1`,
    );

  it("sends one dated notice by thirty presses, to both, and is free to choose again", async () => {
    const { token, leadId, one } = await chosen();
    await sign(token, one.quoteId);
    const now = later({ days: 3 });
    const presses = Array.from({ length: 30 }, () => cancelContract(at(now), token, one.quoteId));
    expect(await outcomesOf(presses)).toEqual({ done: 30 });
    const { messages } = await threadOfCustomer(at(now), token, one.purchaseId);
    expect(messages.map(({ text }) => text)).toEqual([expect.stringContaining("I hereby give notice that I cancel")]);
    const mails = await mailsOf(one.purchaseId);
    expect(mails.map(({ mail }) => mail)).toEqual(["contract-cancelled", "contract-cancelled-copy"]);
    for (const { mail, id } of mails) {
      const queued = { mail: mail as "contract-cancelled", purchaseId: one.purchaseId, contractId: id };
      expect(await gatherMailFacts(at(now), queued, `token-${mail}-${leadId}`)).toMatchObject({
        letter: expect.stringContaining("Sarah Whitlock"),
        sentAt: expect.stringMatching(/^\d+ \w+ 2026 at \d\d:\d\d$/),
      });
    }
    const projects = await ask(db.orm, `select status from projects where lead_id = '${leadId}'`);
    expect(projects).toEqual([{ status: "open" }]);
    expect(await mySignedDay(at(now), token, one.purchaseId)).toBeNull();
    await chooseQuote(at(later({ days: 4 })), token, { quoteId: one.quoteId, reasons: new Map() });
    expect((await myContract(at(later({ days: 4 })), token, one.quoteId))?.cancelledAt).toBeNull();
  });

  it("can do so on any day, signed or not, and after a change of mind, but not without a contract", async () => {
    const unsigned = await chosen();
    await cancelContract(at(), unsigned.token, unsigned.one.quoteId);
    expect(await mailsOf(unsigned.one.purchaseId)).toHaveLength(2);
    const late = await chosen();
    await sign(late.token, late.one.quoteId);
    await changeMind(at(later({ hours: 1 })), late.token);
    expect(await outcomeOf(cancelContract(at(later({ days: 40 })), late.token, late.one.quoteId))).toBe("done");
    expect(await mailsOf(late.one.purchaseId)).toHaveLength(2);
    const never = await aQuotedProject(db, admin);
    expect(await outcomeOf(cancelContract(at(), never.token, never.one.quoteId))).toBe("project_closed");
    expect(await outcomeOf(cancelContract(at(), never.token, unsigned.one.quoteId))).toBe("not_found");
  });

  it("is refused for a business, and leaves its contract as it was", async () => {
    const { token, leadId, one } = await chosen();
    await sign(token, one.quoteId);
    await ask(db.orm, `update leads set service_type = 'commercial' where id = '${leadId}' returning 1`);
    const now = later({ days: 1 });
    expect(await myContract(at(now), token, one.quoteId)).toMatchObject({ isForBusiness: true, cancelledAt: null });
    expect(await outcomeOf(cancelContract(at(now), token, one.quoteId))).toBe("conflict");
    expect(await mailsOf(one.purchaseId)).toEqual([]);
    expect(await mySignedDay(at(now), token, one.purchaseId)).toBe(NOON.toISOString().slice(0, 10));
  });
});

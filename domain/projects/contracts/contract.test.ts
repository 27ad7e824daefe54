import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { violationOf } from "#db/violation.ts";
import type { User } from "#domain/actor.ts";
import { changeMind, chooseQuote } from "#domain/projects/choose-quote.ts";
import { mySignedDay, signContract } from "#domain/projects/contracts/contract.ts";
import { contractForm } from "#domain/projects/contracts/contract-form.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

const signed = (day: string, more = {}, now = NOON) => {
  const [signedYear, signedMonth, signedDay] = day.split("-");
  return contractForm(now).parse({ signedDay, signedMonth, signedYear, ...more });
};

eachDatabase("a contract", (open) => {
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
  const today = NOON.toISOString().slice(0, 10);

  it("has the day that its customer says, once a quote is chosen, and may be said differently", async () => {
    const { token, one, other, leadId } = await chosen();
    const { quoteId, purchaseId } = one;
    expect(await mySignedDay(at(), token, purchaseId)).toBeNull();
    const notChosen = signContract(at(), token, { quoteId: other.quoteId, form: signed(today) });
    expect(await outcomeOf(notChosen)).toBe("project_closed");
    const say = () => signContract(at(), token, { quoteId, form: signed(today) });
    expect(await outcomesOf(Array.from({ length: 30 }, say))).toEqual({ done: 30 });
    expect(await ask(db.orm, `select from contracts where lead_id = '${leadId}'`)).toHaveLength(1);
    const next = later({ days: 1 });
    const day = next.toISOString().slice(0, 10);
    await signContract(at(next), token, { quoteId, form: signed(day, { told: "no" }, next) });
    expect(await mySignedDay(at(next), token, purchaseId)).toBe(day);
    await changeMind(at(next), token);
    expect(await mySignedDay(at(next), token, purchaseId)).toBe(day);
    expect(await outcomeOf(signContract(at(next), token, { quoteId, form: signed(day, {}, next) }))).toBe("done");
  });

  it("has only days that could be, for the form and for the database", async () => {
    const { token, one, leadId } = await chosen();
    const early = signContract(at(), token, { quoteId: one.quoteId, form: signed("2026-01-05") });
    expect(await outcomeOf(early)).toBe("invalid_input");
    await signContract(at(), token, { quoteId: one.quoteId, form: signed(today) });
    const refusalOf = (set: string) =>
      ask(db.orm, `update contracts set ${set} where lead_id = '${leadId}' returning 1`).then(
        () => "done",
        (error: unknown) => violationOf(error)?.refusal ?? violationOf(error)?.constraint,
      );
    for (const set of [
      `signed_on = '${today}'::date + 1`,
      "signed_on = '2026-01-05'",
      `goods_on = '${today}'::date - 1`,
      `goods_on = '${today}'::date + 1`,
      `purchase_id = '${leadId}'`,
    ]) {
      expect(await refusalOf(set), set).toBe("contracts_change");
    }
    expect(await refusalOf("letter = 'x'")).toBe("contracts_letter_sent");
    expect(await refusalOf("signed_on = null")).toBe("contracts_signed_or_cancelled");
  });
});

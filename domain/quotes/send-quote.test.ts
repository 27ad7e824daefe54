import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import type { Database } from "#db/connection.ts";
import { violationOf } from "#db/violation.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import type { User } from "#domain/actor.ts";
import { eraseCustomer } from "#domain/leads/erase-customer.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { checkQuote } from "#domain/quotes/check-quote.ts";
import { purchaseQuotes } from "#domain/quotes/purchase-quotes.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { withdrawQuote } from "#domain/quotes/withdraw-quote.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

/** As a program posts it; `changes` override fields of the API's example. */
function aPostedQuote(changes: Record<string, unknown> = {}, technology: QuoteTechnology = "solar") {
  return { ...structuredClone<Record<string, unknown>>(quoteExamples[technology]), ...changes };
}

eachDatabase("a quote", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const at = (now = NOON) => ({ db, now });

  async function aPurchase(request: Parameters<typeof aConfirmedRequest>[1] = {}) {
    const { leadId, token } = await aConfirmedRequest(db, request);
    const buyer = await anInstaller(db, { admin, credits: 5, form: { companyName: "Tern Energy Ltd" } });
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    return { leadId, token, buyer, purchaseId };
  }

  type Sent = { now?: Date; key?: string; posted?: Record<string, unknown> };
  const send = (buyer: Buyer, purchaseId: string, { now, key = randomUUID(), posted = aPostedQuote() }: Sent = {}) =>
    sendQuote(at(now), buyer, { purchaseId, key, posted });

  const mailsOf = async (purchaseId: string) => {
    const query = `select payload->>'quoteId' as id from jobs where payload->>'mail' = 'quote-received' and payload->>'purchaseId' = '${purchaseId}' order by id`;
    return (await ask<{ id: string }>(db.orm, query)).map(({ id }) => id);
  };

  it("is stored with its checks and figures, mailed to the customer, and moves the stage to Quoted", async () => {
    const { buyer, purchaseId, leadId } = await aPurchase();
    const { quote, replayed } = await send(buyer, purchaseId);
    expect(replayed).toBe(false);
    expect(quote).toMatchObject({
      purchaseId,
      option: "A",
      revision: 1,
      status: "sent",
      sentAt: NOON,
      validUntil: "2026-12-31",
      totalPence: 620_000,
      duePence: 620_000,
      depositPence: 124_000,
      dataDate: "2026-11-22",
    });
    expect(quote.words?.quote).toEqual(aPostedQuote());
    expect(quote.words?.sums).toEqual({ netPence: 620_000, vatPence: 0, totalPence: 620_000 });
    expect(quote.words?.checks.checks.map(({ id }) => id)).toEqual(["certificate"]);
    expect(await purchaseQuotes(at(), buyer, purchaseId)).toEqual([quote]);
    expect((await myPurchase(at(), buyer, purchaseId)).stage).toBe("quoted");
    expect(await mailsOf(purchaseId)).toEqual([quote.id]);
    const events = await ask(db.orm, `select kind, actor from project_events where lead_id = '${leadId}' order by id`);
    expect(events.at(-1)).toEqual({ kind: "quote_sent", actor: "installer" });
  });

  it("is compared with the size that its customer's plan expects, and with what they asked for", async () => {
    const plan = "postcode=M21&type=semi&built=1965-1982&beds=3";
    const form = aQuoteForm({ plan, serviceType: "heat-pumps", postcode: "M21 9WQ" });
    const { buyer, purchaseId } = await aPurchase({ form });
    const checked = async (technology: QuoteTechnology, changes: Record<string, unknown> = {}) => {
      const { checks } = await checkQuote(at(), buyer, { purchaseId, posted: aPostedQuote(changes, technology) });
      return checks.checks.map(({ text }) => text);
    };
    expect(await checked("heat_pump", { outputKw: 12, heatLossKw: 10 })).toContainEqual(
      expect.stringMatching(/^Larger than we would expect: ask for the room-by-room sheet\. We expect 5\.5 to 7 kW/),
    );
    expect((await checked("heat_pump")).filter((text) => text.includes("than we would expect"))).toEqual([]);
    expect(await checked("solar")).toContain("This is for solar panels; you asked for a heat pump.");
    const unknown = await aPurchase({ form: aQuoteForm({ serviceType: "heat-pumps" }) });
    const posted = aPostedQuote({ outputKw: 40, heatLossKw: 40 }, "heat_pump");
    const { checks } = await checkQuote(at(), unknown.buyer, { purchaseId: unknown.purchaseId, posted });
    expect(
      checks.checks.map(({ id }) => id),
      "nothing is known of the home",
    ).not.toContain("larger");
  });

  it("adds VAT to the penny", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const line = { kind: "equipment", text: "Charger", count: 3, vatPercent: 20, unitPence: 3333 };
    const payments = [{ when: "on_completion", pence: 11_999 }];
    const posted = aPostedQuote({ lines: [line], totalPence: 11_999, payments }, "ev_charger");
    const { quote } = await send(buyer, purchaseId, { posted });
    expect(quote.words?.sums).toEqual({ netPence: 9999, vatPence: 2000, totalPence: 11_999 });
  });

  it("never moves a stage back", async () => {
    const { buyer, purchaseId } = await aPurchase();
    await changeStage(at(), buyer, { purchaseId, stage: "won" });
    await send(buyer, purchaseId);
    expect((await myPurchase(at(), buyer, purchaseId)).stage).toBe("won");
  });

  it("is sent once with the same key, even by thirty at once or days later; another under it is refused", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const all = await Promise.all(Array.from({ length: 30 }, () => send(buyer, purchaseId, { key: "one" })));
    expect(new Set(all.map(({ quote }) => quote.id)).size).toBe(1);
    expect(all.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await mailsOf(purchaseId)).toHaveLength(1);
    const late = await send(buyer, purchaseId, { key: "one", now: later({ days: 50 }) });
    expect(late).toMatchObject({ replayed: true, quote: { status: "lapsed" } });
    const other = send(buyer, purchaseId, { key: "one", posted: aPostedQuote({ workDays: 3 }) });
    expect(await outcomeOf(other)).toBe("idempotency_key_reused");
    expect(await purchaseQuotes(at(), buyer, purchaseId)).toHaveLength(1);
  });

  it("becomes the next revision of its option, supersedes the one before, and leaves other options alone", async () => {
    const { buyer, purchaseId } = await aPurchase();
    await send(buyer, purchaseId);
    await send(buyer, purchaseId, { posted: aPostedQuote({ option: "B" }) });
    await send(buyer, purchaseId, { now: later({ hours: 1 }), posted: aPostedQuote({ workDays: 3 }) });
    const shown = (await purchaseQuotes(at(), buyer, purchaseId)).map((one) => [one.option, one.revision, one.status]);
    expect(shown).toEqual([
      ["A", 1, "superseded"],
      ["B", 1, "sent"],
      ["A", 2, "sent"],
    ]);
  });

  it("is limited to ten revisions, and twenty a day for all options, even when sent at once", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const many = (option: string, count: number) =>
      outcomesOf(Array.from({ length: count }, () => send(buyer, purchaseId, { posted: aPostedQuote({ option }) })));
    expect(await many("A", limits.quoteRevisionsMax + 1)).toEqual({ done: limits.quoteRevisionsMax, limit_reached: 1 });
    expect(await many("B", limits.quoteRevisionsMax)).toEqual({ done: limits.quoteRevisionsMax });
    expect(await many("C", 1)).toEqual({ too_many_requests: 1 });
    const posted = aPostedQuote({ option: "C" });
    expect((await send(buyer, purchaseId, { posted, now: later({ days: 1, minutes: 1 }) })).quote.revision).toBe(1);
  });

  it("is refused with errors at its fields, and then nothing is stored, counted or mailed", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const errorsOf = (posted: Record<string, unknown>) =>
      send(buyer, purchaseId, { posted }).then(
        () => [],
        (error: { fields: object }) => Object.keys(error.fields),
      );
    expect(await errorsOf(aPostedQuote({ totalPence: 620_001 }))).toEqual(["totalPence", "payments"]);
    expect(await errorsOf(aPostedQuote({ kWp: 4.49 }))).toEqual(["kWp"]);
    expect(await errorsOf(aPostedQuote({ notes: "\ud800" }))).toEqual(["notes"]);
    const { workDays: _, ...rest } = aPostedQuote();
    expect(await errorsOf(rest)).toEqual(["workDays"]);
    expect(await purchaseQuotes(at(), buyer, purchaseId)).toEqual([]);
    expect(await mailsOf(purchaseId)).toEqual([]);
    expect((await myPurchase(at(), buyer, purchaseId)).stage).toBe("new");
  });

  it("can be checked first: the same checks and figures, and nothing stored", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const posted = aPostedQuote({ coolingOffDays: 7 });
    const tried = await checkQuote(at(), buyer, { purchaseId, posted });
    expect(tried.checks.checks.map(({ id }) => id)).toEqual(["cancel", "certificate"]);
    expect(await purchaseQuotes(at(), buyer, purchaseId)).toEqual([]);
    const { quote } = await send(buyer, purchaseId, { posted });
    expect(quote.words?.checks).toEqual(tried.checks);
  });

  it("belongs to its company: for anyone else neither purchase nor quote exists", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const { quote } = await send(buyer, purchaseId);
    const other = await anInstaller(db, { admin });
    expect(await outcomeOf(send(other, purchaseId))).toBe("not_found");
    expect(await outcomeOf(checkQuote(at(), other, { purchaseId, posted: aPostedQuote() }))).toBe("not_found");
    expect(await outcomeOf(purchaseQuotes(at(), other, purchaseId))).toBe("not_found");
    expect(await outcomeOf(withdrawQuote(at(), other, quote.id))).toBe("not_found");
    const suspended = await anInstaller(db, { admin, status: "suspended" });
    expect(await outcomeOf(send(suspended, purchaseId))).toBe("not_approved");
    expect(await outcomeOf(send(admin as Buyer, purchaseId))).toBe("not_approved");
    expect(await outcomeOf(purchaseQuotes(at(), { kind: "visitor" }, purchaseId))).toBe("not_signed_in");
  });

  it("can be withdrawn once, and not when it is closed", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const { quote: first } = await send(buyer, purchaseId);
    const { quote: second } = await send(buyer, purchaseId);
    expect(await outcomeOf(withdrawQuote(at(), buyer, first.id))).toBe("quote_ended");
    expect(await outcomeOf(withdrawQuote(at(later({ days: 60 })), buyer, second.id))).toBe("quote_ended");
    expect((await withdrawQuote(at(), buyer, second.id)).status).toBe("withdrawn");
    expect((await withdrawQuote(at(), buyer, second.id)).status).toBe("withdrawn");
    expect((await send(buyer, purchaseId)).quote.revision).toBe(3);
  });

  it("lapses after its last day in London", async () => {
    const { buyer, purchaseId } = await aPurchase();
    await send(buyer, purchaseId, { posted: aPostedQuote({ validUntil: "2026-11-25" }) });
    const statusAt = async (now: Date) => (await purchaseQuotes(at(now), buyer, purchaseId))[0]?.status;
    expect(await statusAt(new Date("2026-11-25T23:59:00Z"))).toBe("sent");
    expect(await statusAt(new Date("2026-11-26T00:00:00Z"))).toBe("lapsed");
  });

  it("ends with its purchase, after which none can be sent or checked", async () => {
    const { buyer, purchaseId, token } = await aPurchase();
    const { quote } = await send(buyer, purchaseId);
    await stopEverything(at(), token, { erase: false });
    expect((await purchaseQuotes(at(), buyer, purchaseId))[0]?.status).toBe("ended");
    expect(await outcomeOf(send(buyer, purchaseId))).toBe("quote_ended");
    expect(await outcomeOf(checkQuote(at(), buyer, { purchaseId, posted: aPostedQuote() }))).toBe("quote_ended");
    expect(await outcomeOf(withdrawQuote(at(), buyer, quote.id))).toBe("quote_ended");
  });

  it("is withdrawn or ended, never both, when its customer stops everything at the same moment", async () => {
    const { buyer, purchaseId, token } = await aPurchase();
    const options = ["A", "B", "C"].map((option) => send(buyer, purchaseId, { posted: aPostedQuote({ option }) }));
    const ids = (await Promise.all(options)).map(({ quote }) => quote.id);
    const withdrawing = ids.map((id) => outcomeOf(withdrawQuote(at(), buyer, id)));
    await stopEverything(at(), token, { erase: false });
    const outcomes = await Promise.all(withdrawing);
    const shown = await purchaseQuotes(at(), buyer, purchaseId);
    const expected = outcomes.map((outcome) => (outcome === "done" ? "withdrawn" : "ended"));
    expect(ids.map((id) => shown.find((one) => one.id === id)?.status)).toEqual(expected);
  });

  it("is not left open when its customer stops everything at the same moment", async () => {
    const { buyer, purchaseId, token } = await aPurchase();
    const sending = Array.from({ length: 10 }, () => outcomeOf(send(buyer, purchaseId)));
    await Promise.all([...sending, stopEverything(at(), token, { erase: false })]);
    const open = (await purchaseQuotes(at(), buyer, purchaseId)).filter(({ status }) => status === "sent");
    expect(open).toEqual([]);
  });

  it("shows its company no contact details it typed there, anywhere, once its purchase has ended", async () => {
    const { buyer, purchaseId, leadId, token } = await aPurchase();
    const { email, phone } = (await myPurchase(at(), buyer, purchaseId)).contact;
    const line = { ...quoteExamples.solar.lines[0], text: `Panels for ${email}` };
    const lines = [line, ...quoteExamples.solar.lines.slice(1)];
    const posted = aPostedQuote({ notes: `Ring ${phone} first.`, lines });
    const { quote } = await send(buyer, purchaseId, { key: "kept", posted });
    await withdrawQuote(at(), buyer, quote.id);
    await stopEverything(at(), token, { erase: false });
    let exported = "";
    for await (const piece of exportOwnData(at(), buyer)) exported += piece;
    const shown = [
      await purchaseQuotes(at(), buyer, purchaseId),
      await send(buyer, purchaseId, { key: "kept", posted }),
      await withdrawQuote(at(), buyer, quote.id),
      JSON.parse(exported).purchases,
    ];
    expect(JSON.parse(exported).purchases[0].quotes).toMatchObject([{ id: quote.id, status: "withdrawn" }]);
    for (const one of shown) {
      expect(JSON.stringify(one)).not.toContain(email);
      expect(JSON.stringify(one)).not.toContain(phone);
      expect(JSON.stringify(one)).toContain("Ring ");
    }
    const kept = await ask<{ notes: string }>(
      db.orm,
      `select content->>'notes' as notes from quotes where lead_id = '${leadId}'`,
    );
    expect(kept).toEqual([{ notes: `Ring ${phone} first.` }]);
  });

  it("loses its words with the customer's details, but keeps its figures", async () => {
    const { buyer, purchaseId, leadId } = await aPurchase();
    await send(buyer, purchaseId, { key: "kept" });
    await eraseCustomer(at(), admin, { leadId, reason: "They asked by phone." });
    const [quote] = await purchaseQuotes(at(), buyer, purchaseId);
    expect(quote).toMatchObject({ words: null, totalPence: 620_000, revision: 1 });
    expect((await send(buyer, purchaseId, { key: "kept" })).replayed).toBe(true);
  });

  describe("for plain SQL", () => {
    const change = (statement: string) =>
      ask(db.orm, statement).then(
        () => "done",
        (error: unknown) => violationOf(error)?.refusal ?? violationOf(error)?.code,
      );

    it.each([
      "content = '{}'",
      "checks = '{}'",
      "content = null",
      "total_pence = 1",
      "revision = 9",
      "sent_at = now()",
      "status = 'draft'",
    ])("a sent revision does not change: %s", async (set) => {
      const { buyer, purchaseId } = await aPurchase();
      const { quote } = await send(buyer, purchaseId);
      expect(await change(`update quotes set ${set} where id = '${quote.id}'`)).toBe("quotes_change");
    });

    it("its status changes as documented, and it cannot be deleted", async () => {
      const { buyer, purchaseId } = await aPurchase();
      const { quote } = await send(buyer, purchaseId);
      const move = (to: string) => change(`update quotes set status = '${to}' where id = '${quote.id}'`);
      expect(await change(`delete from quotes where id = '${quote.id}'`)).toBe("append_only");
      expect([await move("chosen"), await move("declined"), await move("superseded"), await move("ended")]).toEqual([
        "done",
        "quotes_change",
        "quotes_change",
        "quotes_change",
      ]);
      expect([await move("sent"), await move("lapsed"), await move("sent"), await move("withdrawn")]).toEqual([
        "done",
        "done",
        "quotes_change",
        "quotes_change",
      ]);
    });
  });
});

import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { myComparison } from "#domain/comparison/my-comparison.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { readTypedQuote } from "#domain/quotes/any-quote.ts";
import { keepOutsideQuote } from "#domain/quotes/outside-quotes.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";

eachDatabase("a customer's comparison", (open) => {
  let db: Database;
  let admin: User;
  const context = () => ({ db, now: NOON });
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  /** A project with these quotes, each from a company of its own. */
  async function aProject(form: Record<string, string>, quotes: Record<string, unknown>[]) {
    const { leadId, token } = await aConfirmedRequest(db, { form: aQuoteForm(form) });
    for (const [seconds, posted] of quotes.entries()) {
      const buyer = await anInstaller(db, { admin, credits: 5, form: { companyName: `Tern ${randomUUID()}` } });
      const purchaseId = randomUUID();
      await purchaseLead(context(), buyer, { leadId, purchaseId });
      const now = new Date(NOON.getTime() + seconds);
      await sendQuote({ db, now }, buyer, { purchaseId, key: randomUUID(), posted });
    }
    return Object.assign((own = {}, quoteIds: string[] = []) => myComparison(context(), token, { quoteIds, own }), {
      token,
    });
  }
  const posted = (changes: Record<string, unknown> = {}) => ({ ...structuredClone(quoteExamples.solar), ...changes });
  const money = ({ groups }: Awaited<ReturnType<typeof myComparison>>) =>
    groups.map(({ work, rows }) => [
      work,
      rows.find(({ id }) => id === "better_off")?.cells.map(({ text, rank }) => [text, rank]),
    ]);

  it("puts quotes for different work into groups, and names the best for money among equals", async () => {
    const compare = await aProject({}, [
      posted(),
      { ...structuredClone(quoteExamples.ev_charger) },
      posted({ panels: 5, kWp: 2.2, arrays: [{ panels: 5, facing: 180, pitch: 35, shade: "none" }] }),
    ]);
    const seen = money(await compare());
    const said = expect.stringMatching(/^You are £[\d,]+ (better|worse) off after 20 years$/);
    expect(seen).toEqual([
      [
        "Solar panels",
        [
          [said, "best for you on money"],
          [said, null],
        ],
      ],
      ["EV charger", undefined],
    ]);
  });

  it("works the money out for the home of the customer's plan, at its own export price, and else says what it assumed", async () => {
    const plan = "postcode=CR0&type=detached&built=from2000&beds=4&export=15";
    const planned = await (await aProject({ plan }, [posted(), posted()]))();
    expect(planned.home).toMatchObject({ hasPlan: true, exportPence: 15, assumed: [] });
    expect(planned.home?.home).toMatch(/^Detached, from 2000, 4 bedrooms/);
    const compare = await aProject({}, [posted(), posted()]);
    const unknown = await compare();
    expect(unknown.home).toMatchObject({ hasPlan: false, exportPence: 12 });
    expect(unknown.home?.assumed).toEqual(["its kind", "its age", "its bedrooms", "what heats it", "the roof"]);
    expect(money(await compare({ exportPence: 30 }))).not.toEqual(money(unknown));
  });

  it("has a column for a quote from elsewhere, by the same rules, which differs only by what was typed", async () => {
    const compare = await aProject({}, [posted()]);
    const before = await compare();
    const id = randomUUID();
    const typed = readTypedQuote(new URLSearchParams("for=solar&price=1000&kwp=4&firm=no&insured=0"));
    if ("errors" in typed) throw new Error(JSON.stringify(typed.errors));
    await keepOutsideQuote(context(), compare.token, { id, company: "Larkspur Solar", typed });
    const [group] = (await compare()).groups;
    expect(before.groups[0]?.rows).toEqual([]);
    expect(group?.outside).toMatchObject([{ quote: { company: "Larkspur Solar" }, money: { isBest: true } }]);
    expect(group?.decisions).toMatchObject([{ money: { isBest: false } }]);
    const cellOf = (row: string) => group?.rows.find((one) => one.id === row)?.cells[1];
    expect(cellOf("you_pay")).toMatchObject({ text: "£1,000", number: 100_000, rank: "lowest" });
    expect(cellOf("per_kwp")).toMatchObject({ text: "£250" });
    expect(cellOf("better_off")).toMatchObject({ rank: "best for you on money" });
    expect(cellOf("can_change")).toMatchObject({ text: "Not firm", checks: [{ id: "rough" }] });
    expect(cellOf("insured")).toMatchObject({ text: "0 years" });
    expect(cellOf("workmanship")).toEqual({ state: "missing", text: "Not said", rank: null, checks: [] });
    expect(cellOf("also_ask")?.checks).toMatchObject([{ id: "cover" }]);
    expect(group?.rows.find((one) => one.id === "workmanship")?.differs).toBe(false);
  });

  it("compares those chosen, from elsewhere or not, and four at most", async () => {
    const compare = await aProject({}, [posted(), posted()]);
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const [index, id] of ids.entries()) {
      const typed = readTypedQuote(new URLSearchParams("for=battery&price=5000"));
      if ("errors" in typed) throw new Error(JSON.stringify(typed.errors));
      const now = new Date(NOON.getTime() + index);
      await keepOutsideQuote({ db, now }, compare.token, { id, company: `Lark ${index}`, typed });
    }
    const all = await compare();
    expect(all.outside.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(all.groups.map(({ work, quotes, outside }) => [work, quotes.length, outside.length])).toEqual([
      ["Solar panels", 2, 0],
      ["Battery", 0, 2],
    ]);
    const chosen = await compare({}, [ids[2] ?? "", all.quotes[1]?.id ?? ""]);
    expect(chosen.outside.map(({ id }) => id)).toEqual([ids[2]]);
    expect(chosen.quotes).toHaveLength(1);
    expect(chosen.outsideCandidates).toHaveLength(3);
  });

  it("is not moved by what an installer claims", async () => {
    const bold = {
      firstYearKwh: 4810,
      ownUsePercent: 95,
      savings: { pence: 150_000, electricityPence: 40, exportPence: 20 },
    };
    const compared = await (await aProject({}, [posted(), posted(bold)]))();
    const [[, cells = []] = []] = money(compared) as [string, string[][]][];
    expect(cells[1]).toEqual(cells[0]);
    const theirs = compared.groups[0]?.rows.find(({ label }) => label === "They expect");
    expect(theirs?.cells.map(({ text }) => text)).toEqual(["3,700 kWh a year", "4,810 kWh a year"]);
  });
});

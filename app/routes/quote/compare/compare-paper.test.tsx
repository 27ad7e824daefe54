import { randomUUID } from "node:crypto";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, expect, it } from "vitest";
import { readAsked } from "#app/routes/quote/compare/asked-prices.ts";
import { comparePaper } from "#app/routes/quote/compare/compare-paper.ts";
import { WhichOfThese } from "#app/routes/quote/compare/which-of-these.tsx";
import { drawPaper } from "#app/web/pdf/draw-paper.ts";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import { type Comparison, myComparison } from "#domain/comparison/my-comparison.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { readTypedQuote } from "#domain/quotes/any-quote.ts";
import { keepOutsideQuote } from "#domain/quotes/outside-quotes.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { wordsOfPdf } from "#tests/pdf-words.ts";
import { figuresIn, readableText } from "#tests/readable-text.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";

const ELSEWHERE = "Not from a company that we checked";

eachDatabase("a comparison on paper", (open) => {
  let db: Database;
  let comparison: Comparison;
  beforeAll(async () => {
    db = await open();
    const admin = await anAdmin(db);
    const context = { db, now: NOON };
    const { leadId, token } = await aConfirmedRequest(db, { form: aQuoteForm() });
    const smaller = { panels: 6, kWp: 2.64, arrays: [{ panels: 6, facing: 180, pitch: 35, shade: "none" }] };
    for (const [companyName, changes] of Object.entries({ "Siân Solar": {}, "Łukasz Energia": smaller })) {
      const buyer = await anInstaller(db, { admin, credits: 5, form: { companyName } });
      const purchaseId = randomUUID();
      await purchaseLead(context, buyer, { leadId, purchaseId });
      const posted = { ...structuredClone(quoteExamples.solar), ...changes };
      await sendQuote(context, buyer, { purchaseId, key: randomUUID(), posted });
    }
    const typed = readTypedQuote(new URLSearchParams("for=solar&price=5430&kwp=4&firm=no&insured=0"));
    if ("errors" in typed) throw new Error(JSON.stringify(typed.errors));
    await keepOutsideQuote(context, token, { id: randomUUID(), company: "Larkspur", typed });
    comparison = await myComparison(context, token, { quoteIds: [], own: {} });
  });

  const onPaper = async () => wordsOfPdf(await drawPaper(comparePaper(comparison, NOON)));

  function onPage(): string {
    const asked = readAsked(new URLSearchParams());
    const Page = () => <WhichOfThese comparison={comparison} asked={asked} acts={{ home: "/requests/t" }} />;
    const Routed = createRoutesStub([{ path: "/", Component: Page }]);
    // Without the form for other quotes, and how many lines are folded.
    const html = renderToString(<Routed />).replace(/<form[\s\S]*?<\/form>|<summary>[\s\S]*?<\/summary>/g, " ");
    return readableText(html);
  }

  it("says every figure of the page, in cards and table", async () => {
    const figures = figuresIn(onPage());
    expect(figures.length).toBeGreaterThan(40);
    expect(figuresIn((await onPaper()).replace(/\s+/g, " "))).toEqual(expect.arrayContaining(figures));
  });

  it("has all facts of the table, what differs before what is the same, and what we would ask", async () => {
    const paper = (await onPaper()).replace(/\s+/g, " ");
    const [group] = comparison.groups;
    expect(group?.rows.length).toBeGreaterThan(20);
    for (const { label } of group?.rows ?? []) expect(paper).toContain(label);
    const asked = [...(group?.decisions ?? []).flatMap(({ asks }) => asks), ...(group?.outside[0]?.quote.checks ?? [])];
    expect(asked.length).toBeGreaterThan(2);
    for (const { text } of asked) expect(paper).toContain(text);
    const order = ["You pay", "Where they differ", "The same in all that say it", "How we work out “better off”"];
    const places = order.map((words) => paper.indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(paper).toContain("This is an estimate, not a promise.");
  });

  it("marks quotes from elsewhere wherever they have a column", async () => {
    const paper = (await onPaper()).replace(/\s+/g, " ");
    const heads = paper.split(`Larkspur ${ELSEWHERE}`).length - 1;
    expect(heads).toBeGreaterThan(3);
    expect(paper.split("Łukasz Energia").length - 1).toBeGreaterThanOrEqual(heads);
    expect(paper).toContain("Siân Solar");
  });
});

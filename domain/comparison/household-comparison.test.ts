import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import {
  type Comparison,
  householdComparison,
  moneyOfMyQuote,
  myComparison,
} from "#domain/comparison/my-comparison.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { readTypedQuote } from "#domain/quotes/any-quote.ts";
import { myQuotes } from "#domain/quotes/customer-quotes.ts";
import { keepOutsideQuote } from "#domain/quotes/outside-quotes.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { withdrawQuote } from "#domain/quotes/withdraw-quote.ts";
import { endAllMyLinks, revokeLink, shareWithHousehold } from "#domain/request-links/my-links.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aPdf, chosenFiles, filesInMemory } from "#tests/support/documents.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";

const LETTER = "Dear Priya, ring 07700 900123 or write to me.";
const OFFICE = "8 Staith Road, Newcastle upon Tyne";

eachDatabase("a household's comparison", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  /** A project with a plan, two quotes of companies and one from elsewhere with its PDF. */
  async function aSharedProject() {
    const plan = "postcode=CR0&type=detached&built=from2000&beds=4&export=15";
    const { leadId, token } = await aConfirmedRequest(db, { form: aQuoteForm({ plan }) });
    const { solar } = quoteExamples;
    const bare = { firm: false, mayRisePercent: 15, panels: 5, kWp: 2.2 };
    const few = { ...solar, ...bare, arrays: [{ panels: 5, facing: 180, pitch: 35, shade: "none" }] };
    const sent = [];
    for (const [seconds, quote] of [solar, few].entries()) {
      const buyer = await anInstaller(db, { admin, credits: 5, form: { companyName: `Tern ${randomUUID()}` } });
      const purchaseId = randomUUID();
      await purchaseLead(at(), buyer, { leadId, purchaseId });
      const party = { ...quote.party, address: OFFICE };
      const lines = quote.lines.map((line) => ({ ...line, text: `${line.text} for Priya` }));
      const posted = { ...structuredClone(quote), notes: LETTER, party, lines };
      const given = { purchaseId, key: randomUUID(), posted };
      sent.push({ buyer, ...(await sendQuote(at(later({ seconds })), buyer, given)) });
    }
    const typed = readTypedQuote(new URLSearchParams("for=solar&price=7900&kwp=4.4"));
    if ("errors" in typed) throw new Error(JSON.stringify(typed.errors));
    const files = chosenFiles(filesInMemory(), { bytes: aPdf("1") });
    await keepOutsideQuote(at(), token, { id: randomUUID(), company: "Larkspur Roofing", typed, files });
    return { token, sent, ...(await aLink(token)) };
  }

  async function aLink(token: string) {
    const link = { linkId: randomUUID(), householdToken: randomUUID(), form: { label: "Alex" } };
    await shareWithHousehold(at(), token, link);
    return { linkId: link.linkId, shared: link.householdToken };
  }

  /** All that decides, apart from what a company wrote and the papers. */
  const figuresOf = ({ groups, home }: Comparison) => ({
    home,
    groups: groups.map(({ quotes, outside, ...figures }) => ({
      ...figures,
      quotes: quotes.map(({ id, payPence, company, checks }) => ({ id, payPence, company, checks })),
      outside: outside.map(({ money, quote: { company, typed, checks } }) => ({ money, company, typed, checks })),
    })),
  });

  it("has the figures of the customer's, which the page of each quote has too", async () => {
    const { token, shared } = await aSharedProject();
    const mine = await myComparison(at(), token, { quoteIds: [], own: {} });
    const theirs = await householdComparison(at(), shared, []);
    expect(figuresOf(theirs)).toEqual(figuresOf(mine));
    const decisions = mine.groups.flatMap((group) => group.decisions);
    expect(decisions).toMatchObject([{ money: { pounds: expect.any(Number) } }, { money: { isBest: false } }]);
    const alone = await Promise.all((await myQuotes(at(), token)).map((quote) => moneyOfMyQuote(at(), token, quote)));
    expect(alone).toEqual(decisions.map(({ money }) => ({ ...money, isBest: false })));
    const named = mine.candidates.map(({ id }) => id);
    const asked = { quoteIds: named, own: {} };
    expect(figuresOf(await householdComparison(at(), shared, named))).toEqual(
      figuresOf(await myComparison(at(), token, asked)),
    );
  });

  it("holds no letter, office or paper, and no quote of another request", async () => {
    const { token, shared } = await aSharedProject();
    const other = await aSharedProject();
    const compared = await householdComparison(at(), shared, [other.sent[0]?.quote.id ?? ""]);
    expect(compared.groups.map(({ quotes, outside }) => [quotes.length, outside.length])).toEqual([[2, 1]]);
    expect(compared.outside).toMatchObject([{ company: "Larkspur Roofing", file: null }]);
    const seen = JSON.stringify(compared);
    expect(JSON.stringify(await myComparison(at(), token, { quoteIds: [], own: {} }))).toContain(LETTER);
    for (const secret of [LETTER, OFFICE, "Priya", other.sent[0]?.quote.id]) expect(seen).not.toContain(secret);
  });

  it("opens by a link that works, of a household alone", async () => {
    const { token, shared, linkId } = await aSharedProject();
    const opened = (link: string, now = NOON) => outcomeOf(householdComparison(at(now), link, []));
    expect(await opened(shared)).toBe("done");
    expect(await opened(token)).toBe("link_invalid");
    expect(await opened(shared, later({ days: limits.householdLinkDays }))).toBe("link_invalid");
    expect(await outcomeOf(myComparison(at(), shared, { quoteIds: [], own: {} }))).toBe("read_only_link");
    await revokeLink(at(), token, linkId);
    expect(await opened(shared)).toBe("link_revoked");
    const again = await aLink(token);
    await endAllMyLinks(at(), token);
    expect(await opened(again.shared)).toBe("link_revoked");
  });

  it("and the page of a quote say no figure of a quote that is no longer open", async () => {
    const { token, sent } = await aSharedProject();
    const [first] = sent;
    if (!first) throw new Error("no quote was sent");
    await withdrawQuote(at(), first.buyer, first.quote.id);
    const [withdrawn, still] = await myQuotes(at(), token);
    if (!withdrawn || !still) throw new Error("a quote is missing");
    expect(await moneyOfMyQuote(at(), token, withdrawn)).toBeNull();
    expect(await moneyOfMyQuote(at(), token, still)).toMatchObject({ pounds: expect.any(Number) });
  });
});

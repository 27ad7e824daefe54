import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ContractPage } from "#app/routes/quote/choose/contract-page.tsx";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { MyContract } from "#domain/projects/contracts/cancel-contract.ts";
import { aCustomerQuote } from "#tests/support/customer-quote.ts";

const quote = aCustomerQuote(quoteExamples.solar);

function pageOf(given: Partial<MyContract>, isLetterOpen = false): string {
  const contract: MyContract = {
    isForBusiness: false,
    signedOn: "2026-11-02",
    goodsOn: null,
    toldOfRight: null,
    cancelledAt: null,
    letter: null,
    draft: "I hereby give notice that I cancel my contract.",
    hasThread: true,
    ...given,
  };
  const props = { contract, home: "/requests/t", isLetterOpen, canChoose: false, state: undefined };
  const Page = () => <ContractPage quote={quote} {...props} />;
  const Routed = createRoutesStub([{ path: "/", Component: Page }]);
  return renderToString(<Routed />).replaceAll("<!-- -->", "");
}

/** The link that opens the letter, and the button that sends it. */
const wayOut = (html: string) => [/<a[^>]*>Cancel my contract<\/a>/.test(html), /<button[^>]*>.*?Send/s.test(html)];

it("offers a home to cancel whatever day it is: no countdown of ours hides it", () => {
  const days: Partial<MyContract>[] = [
    { signedOn: null },
    { signedOn: "2026-11-02" },
    { signedOn: "2021-03-01" },
    { signedOn: "2021-03-01", goodsOn: "2021-04-01", toldOfRight: true },
    { signedOn: "2021-03-01", toldOfRight: false },
  ];
  for (const said of days) {
    expect([said, wayOut(pageOf(said))]).toEqual([said, [true, false]]);
    expect([said, wayOut(pageOf(said, true))]).toEqual([said, [false, true]]);
  }
  expect(pageOf({ signedOn: "2021-03-01" })).toContain("usually until 15 March 2021");
});

it("does not offer it to a business, or for a contract that is cancelled", () => {
  for (const said of [{ isForBusiness: true }, { cancelledAt: new Date("2026-11-20T12:00:00Z") }]) {
    const html = pageOf(said, true);
    expect([said, wayOut(html), html.includes("Days to cancel")]).toEqual([said, [false, false], false]);
  }
});

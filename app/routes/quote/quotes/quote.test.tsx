import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import QuotePage from "#app/routes/quote/quotes/quote.tsx";
import { quoteExamples } from "#content/open-api/quote-examples.ts";

it("links every fact missing from a quote to a question for its company", () => {
  const Page = () => (
    <QuotePage
      params={{ token: "t", id: "q" }}
      matches={[] as never}
      loaderData={{
        quote: {
          id: "q",
          purchaseId: "p",
          company: "First Roofs",
          position: 0,
          option: "A",
          revision: 1,
          technology: "solar",
          status: "sent",
          isOpened: false,
          sentAt: new Date("2026-11-20T12:00:00Z"),
          validUntil: "2026-12-24",
          dataDate: "2026-11-22",
          isForBusiness: false,
          totalPence: 1,
          duePence: 1,
          payPence: 1,
          depositPence: 0,
          sums: { netPence: 1, vatPence: 0, totalPence: 1 },
          quote: { ...quoteExamples.solar, included: {} },
          checks: [],
          factsText: "",
          priceLine: { text: "We know no official price", place: null, source: null },
          plannerKwh: null,
          files: [],
        },
      }}
    />
  );
  const Routed = createRoutesStub([{ path: "/", Component: Page }]);
  const html = renderToString(<Routed />);
  const linked = [...html.matchAll(/href="([^"]*)"[^>]*>Not said: ask</g)].map(([, address]) => address);
  expect(
    linked.every((address) => /^\/requests\/t\/messages\/p\?quote=q&amp;about=fact.+#write$/.test(address ?? "")),
  ).toBe(true);
  expect(linked.length).toBeGreaterThan(5);
  expect(html.match(/Not said/g)).toHaveLength(linked.length);
});

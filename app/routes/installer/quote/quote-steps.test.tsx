import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { askedInStep, leftByStep } from "#app/routes/installer/quote/quote-steps.ts";
import { QuoteStepsNav } from "#app/routes/installer/quote/quote-steps-nav.tsx";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { includedItems } from "#content/quote-sheet/included-fields.ts";
import { factsGiven, factsLeftOut } from "#domain/quotes/checks/facts-given.ts";
import { postedFrom, typedFrom } from "#domain/quotes/sheet/typed-quote.ts";

const whole = { ...quoteExamples.solar } as never;
const items = Object.keys(includedItems.solar.kind.of).length;

it("a step is not done while the customer reads “Not said” in it", () => {
  const posted = { ...postedFrom(typedFrom(whole)), included: {} };
  const notSaid = leftByStep(factsLeftOut("solar", posted), "solar");
  expect(notSaid.equipment).toBe(items);
  const html = renderToString(
    <MemoryRouter>
      <QuoteStepsNav here="/" current="job" left={{ terms: 2 }} notSaid={notSaid} />
    </MemoryRouter>,
  ).replaceAll("<!-- -->", "");
  const step = (name: string) => html.match(new RegExp(`step=${name}"[^>]*>(.*?)</a>`))?.[1]?.replace(/<[^>]+>/g, "");
  expect(step("equipment")).toBe(`Equipment, ${items} not said`);
  expect(step("terms")).toBe("Terms, 2 left");
  expect(step("job")).toBe("The job, done");
});

it("counts what a whole quote leaves out as the review does", () => {
  for (const technology of ["solar", "heat_pump", "ev_charger"] as const) {
    const quote = quoteExamples[technology] as never;
    expect(factsLeftOut(technology, postedFrom(typedFrom(quote)))).toHaveLength(factsGiven(quote).missing.length);
  }
});

it("asks whether a deposit is insured only where something is paid before completion", () => {
  const typed = typedFrom(whole);
  const all = (when: string) =>
    Object.fromEntries(
      Object.entries(typed).map(([path, text]) => [path, /payments\.\d\.when/.test(path) ? when : text]),
    );
  expect(askedInStep("terms", all("on_order"))).toContain("depositInsured");
  expect(askedInStep("terms", all("on_completion"))).not.toContain("depositInsured");
});

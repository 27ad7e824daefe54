import { Form, Link } from "react-router";
import { Fact } from "#app/ui/fact.tsx";
import { formatPence } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { PriceNote } from "#app/ui/talk/price-note.tsx";
import { betterOff } from "#content/planner/figures.ts";
import { elsewhere, priceFields } from "#content/planner/quote-check.ts";
import { dayInWords } from "#content/proofs.ts";
import type { ComparedOutside } from "#domain/comparison/outside-worth.ts";

type CardsProps = { found: readonly ComparedOutside[]; home: string };

/** Quotes from elsewhere beside those of ours, none of which can be chosen here. */
export function ElsewhereCards({ found, home }: CardsProps) {
  return (
    <section className="stack" aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">From elsewhere</h2>
      {found.map((one) => (
        <ElsewhereCard key={one.quote.id} {...one} home={home} />
      ))}
      <p className="no-print">
        <Link to={`${home}/elsewhere`}>{elsewhere.add}</Link>
      </p>
    </section>
  );
}

function ElsewhereCard({ quote, betterOffPounds, home }: CardsProps["found"][number] & { home: string }) {
  const { typed, validUntil, checks, priceLine } = quote;
  const { pricePence, depositPence, firm, insuredYears, mcsNumber, startsOn } = typed;
  const work = priceFields.work.options.find(({ value }) => value === typed.work)?.label;
  const facts: [string, string | null | undefined][] = [
    ["For", work],
    ["You pay", pricePence === null ? null : formatPence(pricePence)],
    ["After 20 years", betterOffPounds === null ? null : `You are ${betterOff(betterOffPounds)}`],
    ["Firm price", firm === null ? null : firm ? "Firm" : "Not firm"],
    ["Deposit", depositPence === null ? null : formatPence(depositPence)],
    ["Years insured", insuredYears === null ? null : String(insuredYears)],
    ["MCS number", mcsNumber],
    ["Start", startsOn && dayInWords(startsOn)],
    ["Valid until", validUntil && dayInWords(validUntil)],
  ];
  return (
    <article className="card stack" aria-label={quote.company}>
      <h3>{quote.company}</h3>
      <p>
        <b>{elsewhere.mark}</b>
      </p>
      <dl className="facts">
        {facts.map(([name, words]) => (
          <Fact key={name} name={name}>
            {words ?? "Not said"}
          </Fact>
        ))}
      </dl>
      {priceLine && <PriceNote line={priceLine} />}
      {checks.length > 0 && (
        <ul className="stack-s">
          {checks.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      <div className="btn-row no-print">
        <Link to={`${home}/elsewhere/${quote.id}`}>
          Change<span className="sr-only"> the quote from {quote.company}</span>
        </Link>
        {quote.file && <a href={`${home}/elsewhere/${quote.id}/pdf`}>Open the PDF</a>}
        <Form method="post" action={`${home}/elsewhere/${quote.id}`}>
          <input type="hidden" name="id" value={quote.id} />
          <SubmitButton variant="quiet" intent={{ name: "intent", value: "remove" }} pendingLabel="Removing it…">
            Remove
          </SubmitButton>
        </Form>
      </div>
    </article>
  );
}

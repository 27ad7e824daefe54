import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDateTime, formatNumber, formatPence } from "#app/ui/format.ts";
import { dayInWords } from "#content/proofs.ts";
import { useAgainOptions } from "#content/reviews.ts";
import type { CompanyOutcome } from "#domain/projects/outcomes.ts";

/** What the customer says of the finished work, once they can no longer change it. */
export function OutcomeCard({ outcome }: { outcome: CompanyOutcome }) {
  const { finishedOn, readableFrom, said } = outcome;
  return (
    <Card title="The work is finished">
      {said ? (
        <>
          <dl className="facts">
            <Fact name="Finished">{dayInWords(finishedOn)}</Fact>
            <Fact name="Final price">{formatPence(said.finalPence)}</Fact>
            <Fact name="Price kept">{said.priceKept ? "Yes" : "No"}</Fact>
            <Fact name="On time">{said.onTime ? "Yes" : "No"}</Fact>
            <Fact name="How it was">{said.rating} of 5</Fact>
            {said.again && (
              <Fact name="Would use you again">{useAgainOptions.find(({ value }) => value === said.again)?.label}</Fact>
            )}
            <Fact name="May be shown as a review">{said.mayShow ? "Yes" : "No"}</Fact>
            {said.year?.reading && (
              <Fact name="After a year">
                Predicted {formatNumber(said.year.predictedKwh)}, measured {formatNumber(said.year.reading.yearKwh)} (
                {said.year.reading.percent}%)
              </Fact>
            )}
          </dl>
          {said.words && <p className="as-typed">{said.words}</p>}
        </>
      ) : (
        <p>
          The customer says that it was finished on {dayInWords(finishedOn)}. You can read their comments here from{" "}
          {formatDateTime(readableFrom)}, when they can no longer change it.
        </p>
      )}
    </Card>
  );
}

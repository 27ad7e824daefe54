import { Fact } from "#app/ui/fact.tsx";
import { formatPence } from "#app/ui/format.ts";
import { dayInWords } from "#content/proofs.ts";
import { USE_AGAIN, useAgainOptions } from "#content/reviews.ts";
import type { Outcome } from "#domain/projects/outcomes.ts";

export function DoneFacts({ outcome }: { outcome: Outcome }) {
  const { finishedOn, finalPence, priceKept, onTime, rating, words, mayShow, again } = outcome;
  return (
    <dl className="facts">
      <Fact name="Date it was finished">{dayInWords(finishedOn)}</Fact>
      <Fact name="Final price">{formatPence(finalPence)}</Fact>
      <Fact name="Was the price kept?">{priceKept ? "Yes" : "No"}</Fact>
      <Fact name="Was it on time?">{onTime ? "Yes" : "No"}</Fact>
      <Fact name="How was it, from 1 to 5?">{rating}</Fact>
      {again && <Fact name={USE_AGAIN}>{useAgainOptions.find(({ value }) => value === again)?.label}</Fact>}
      {words && <Fact name="In your words">{words}</Fact>}
      <Fact name="May be shown as a review">{mayShow ? "Yes" : "No"}</Fact>
    </dl>
  );
}

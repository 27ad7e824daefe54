import { NextBlock } from "#app/routes/quote/parts/next-block.tsx";
import { YearResult } from "#app/routes/quote/year/year-result.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { dayInWords } from "#content/proofs.ts";
import type { Outcome } from "#domain/projects/outcomes.ts";

/** Replaces the next step once the work is finished; after a year, says whether the promise was kept. */
export function ProjectDone({
  outcome,
  company,
  home,
  today,
}: {
  outcome: Outcome;
  company: string | undefined;
  home: string;
  today: string;
}) {
  const { finishedOn, changeableUntil, year, readFrom } = outcome;
  const canChange = today <= changeableUntil.toISOString().slice(0, today.length);
  const canRead = year !== null && today >= readFrom;
  return (
    <NextBlock
      title="Your project is done"
      actions={
        <>
          {canRead && (
            <LinkButton to={`${home}/year`}>{year.reading ? "Correct my reading" : "Enter my readings"}</LinkButton>
          )}
          {canChange && (
            <LinkButton variant="secondary" to={`${home}/done`}>
              Change my answers
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        {company ?? "The company"} finished the work on {dayInWords(finishedOn)}.{" "}
        {canChange && `You can change your answers until ${dateTimeInWords(changeableUntil)}.`}
        {year && !canRead && ` On ${dayInWords(readFrom)} we’ll ask you, once, how the first year went.`}
      </p>
      {year?.reading && <YearResult year={{ ...year, reading: year.reading }} />}
    </NextBlock>
  );
}

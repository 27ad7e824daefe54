import { Form } from "react-router";
import { addressOf, haveIt, lateInWords } from "#app/routes/quote/handover/handover-list.tsx";
import { NextBlock } from "#app/routes/quote/parts/next-block.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { dayInBrief } from "#content/proofs.ts";
import type { Handover } from "#domain/handover/handover.ts";
import type { HandoverRow } from "#domain/handover/list.ts";
import { daysBetween } from "#domain/time/calendar.ts";

type Shown = { handover: Handover; home: string; today: string };

/** What the customer does next once the contract is signed, while the work goes on and until the list is complete. */
export function HandoverNext({ handover, home, today, isDone }: Shown & { isDone: boolean }) {
  const { next, company, purchaseId, quoteId } = handover;
  if (next.does === "sign") return null;
  return (
    <NextBlock title={titleOf(handover, today)}>
      <p>
        {next.does === "fetch"
          ? "Everything on your list is done. Keep the papers with the house."
          : whyOf(next.row, company, today)}
      </p>
      <div className="btn-row">
        {next.does === "fetch" ? (
          <a className={buttonClass({})} href={`${home}/energy-file.zip`} download>
            Home energy file
          </a>
        ) : next.does === "ask" ? (
          <>
            <LinkButton to={`${home}/messages/${purchaseId}?paper=${next.row.id}#write`}>
              Ask {company} for it
            </LinkButton>
            <LinkButton variant="secondary" to={addressOf(next.row, handover, home)}>
              {haveIt(next.row)}
            </LinkButton>
          </>
        ) : (
          <LinkButton to={addressOf(next.row, handover, home)}>{haveIt(next.row)}</LinkButton>
        )}
      </div>
      {!isDone && <Afterwards home={home} quoteId={quoteId} />}
    </NextBlock>
  );
}

/** What stays possible from the choice until the work is finished. */
export function Afterwards({ home, quoteId }: { home: string; quoteId: string }) {
  return (
    <Form method="post" className="btn-row">
      <LinkButton variant="secondary" to={`${home}/done`}>
        The work is finished
      </LinkButton>
      <LinkButton variant="quiet" to={`${home}/quotes/${quoteId}`}>
        Read the chosen quote
      </LinkButton>
      <SubmitButton name="intent" value="change-mind" variant="quiet" pendingLabel="Undoing…">
        I have changed my mind
      </SubmitButton>
    </Form>
  );
}

function titleOf({ next, company }: Handover, today: string): string {
  if (next.does === "fetch") return "Your list is complete";
  if (next.does === "sign") return "";
  const { row } = next;
  if (row.state === "overdue" && row.due) return `${row.title}: ${lateInWords(daysBetween(row.due, today))}`;
  return next.does === "ask" ? `${row.title}, from ${company}` : row.title;
}

function whyOf(row: HandoverRow, company: string, today: string): string {
  const who = row.owes === "company" ? company : "You";
  const owes = row.owes === "company" ? "owes" : "owe";
  const when = row.due ? `by ${dayInBrief(row.due, today)}` : row.period;
  const usual = row.source ? "" : " That is what we usually see, not a rule.";
  if (row.state !== "overdue") return `${row.says} ${who} ${owes} this ${when}.${usual}`;
  const help = row.owes === "company" ? " A word from you helps most." : "";
  return `${row.says} It was expected ${when}.${usual}${help}`;
}

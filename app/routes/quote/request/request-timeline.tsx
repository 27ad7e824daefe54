import { dateTimeInWords } from "#app/ui/format.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";
import type { ProjectEvent } from "#domain/requests/project-frame.ts";

type Happened = Pick<CustomerRequest, "createdAt" | "confirmedAt" | "closedAt" | "sharing"> & {
  installers: readonly { purchaseId?: string; companyName: string; since: Date }[];
};

/** The events shown here, "#" being the company; all others are shown elsewhere. */
const words: Readonly<Record<string, string>> = {
  quote_sent: "Quote from #",
  quote_declined: "You declined a quote of #",
  quote_withdrawn: "# withdrew a quote",
  outline_declined: "You declined an outline",
  chosen: "You chose",
  open: "You changed your mind",
  contract_signed: "You told us that you signed with #",
  contract_cancelled: "You cancelled your contract with #",
  choice_left: "# can no longer do the work",
  done: "The work is finished",
  replace_asked: "You asked for another installer in place of #",
  replaced: "# lost its place",
  times_offered: "# offered times",
  times_proposed: "You suggested times to #",
  time_booked: "You agreed on a time with #",
  times_cancelled: "A time with # was cancelled",
  reading_given: "You gave a year’s reading",
  stopped: "You stopped everything",
  stop_confirmed: "# has stopped and deleted",
  contacted_again: "# contacted you again",
};

export function RequestTimeline({ request, events = [] }: { request: Happened; events?: readonly ProjectEvent[] }) {
  return (
    <ol className="timeline">
      {[...stepsOf(request), ...eventSteps(request, events)].toSorted(byTime).map(({ what, at }) => (
        <li key={`${what} ${at.toISOString()}`}>
          <b>{what}</b>
          <br />
          <time className="muted" dateTime={at.toISOString()}>
            {dateTimeInWords(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

function stepsOf({ createdAt, confirmedAt, closedAt, installers, sharing }: Happened) {
  const how = sharing === "on_pick" ? "You picked" : "Taken by";
  const taken = installers.map(({ companyName, since }) => ({ what: `${how} ${companyName}`, at: since }));
  const steps = [
    { what: "We received your request", at: createdAt },
    ...(confirmedAt ? [{ what: "Shown to installers, without your contact details", at: confirmedAt }] : []),
    ...taken,
    ...(closedAt ? [{ what: "Ended by you", at: closedAt }] : []),
  ];
  return steps;
}

function eventSteps({ installers }: Happened, events: readonly ProjectEvent[]) {
  const names = new Map(installers.map(({ purchaseId, companyName }) => [purchaseId, companyName]));
  return events.flatMap(({ kind, at, purchaseId }) => {
    const what = words[kind]?.replace("#", () => names.get(purchaseId ?? undefined) ?? "a company");
    return what === undefined ? [] : [{ what, at }];
  });
}

const byTime = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();

import { Link } from "react-router";
import type { LeadStep } from "#domain/admin/leads/lead-timeline.ts";
import type { ToldEvent } from "#domain/admin/projects/told-events.ts";

/** "#" stands for the company. */
const words: Record<ToldEvent, string> = {
  quote_sent: "Quote from #",
  quote_withdrawn: "Quote withdrawn by #",
  quote_declined: "Customer declined a quote of #",
  chosen: "Customer chose a quote",
  open: "Customer changed their mind",
  done: "Customer: the work is finished",
  reading_given: "Customer gave a year’s reading of the system by #",
  contract_signed: "Customer signed with #",
  contract_cancelled: "Customer cancelled the contract with #",
  choice_asked: "# says it has won; we have asked the customer",
  choice_denied: "Customer: # was not chosen",
  choice_left: "# can no longer do the work",
  replace_asked: "Customer asked for another installer in place of #",
  replaced: "# lost its place: it had not been in touch",
  purchase_ended: "# no longer sees who the customer is",
  times_offered: "# offered times",
  time_booked: "Customer and # agreed on a time",
  times_proposed: "Customer suggested times to #",
  times_refused: "Customer: none of #’s times suit",
  times_cancelled: "A time with # was cancelled",
  times_withdrawn: "# withdrew its times",
  time_missed: "Customer: # did not come",
  outline_picked: "Customer picked #",
  outline_declined: "Customer declined an outline",
  stopped: "Customer stopped everything",
  stop_confirmed: "# has stopped and deleted",
  stop_overdue: "# has not confirmed the stop in time",
  stop_resolved: "An administrator resolved the stop for #",
  contacted_again: "Customer: # got in touch again after the stop",
};

export function ProjectStep({ event, company }: Extract<LeadStep, { kind: "project" }>) {
  const [before = "", after] = words[event].split("#");
  if (after === undefined) return before;
  return (
    <>
      {before}
      {company ? <Link to={`/admin/installers/${company.installerId}`}>{company.companyName}</Link> : "a company"}
      {after}
    </>
  );
}

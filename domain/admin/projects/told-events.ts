/** What of a project's events the page of its lead tells; the rest stands there already, as a purchase or an end. */
const toldEvents = [
  "quote_sent",
  "quote_withdrawn",
  "quote_declined",
  "chosen",
  "open",
  "done",
  "reading_given",
  "contract_signed",
  "contract_cancelled",
  "choice_asked",
  "choice_denied",
  "choice_left",
  "replace_asked",
  "replaced",
  "purchase_ended",
  "times_offered",
  "time_booked",
  "times_proposed",
  "times_refused",
  "times_cancelled",
  "times_withdrawn",
  "time_missed",
  "outline_picked",
  "outline_declined",
  "stopped",
  "stop_confirmed",
  "stop_overdue",
  "stop_resolved",
  "contacted_again",
] as const;

export type ToldEvent = (typeof toldEvents)[number];

/** Whether the page of a lead tells of an event of this kind. */
export function isTold(kind: string): kind is ToldEvent {
  return toldEvents.some((told) => told === kind);
}

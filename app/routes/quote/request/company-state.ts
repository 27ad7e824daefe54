import type { MyAppointment } from "#domain/appointments/appointments.ts";
import type { ThreadSummary } from "#domain/messages/read-thread.ts";
import type { Wait } from "#domain/projects/unresponsive-installers.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";

/** How a project stands with one of its companies. */
export interface CompanyState {
  company: CustomerRequest["installers"][number];
  position: number;
  /** Of several that are open, the one that came last. */
  quote: CustomerQuote | undefined;
  /** A time that is booked and still to come. */
  booked: MyAppointment | undefined;
  wait: Wait | undefined;
  thread: ThreadSummary | undefined;
  /** What its systems came to after a year, in words. */
  measured: readonly string[];
  now: Date | undefined;
  home: string;
}

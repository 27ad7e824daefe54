import type { MyAppointment } from "#domain/appointments/appointments.ts";
import type { ThreadSummary } from "#domain/messages/read-thread.ts";
import type { Wait } from "#domain/projects/unresponsive-installers.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";
import type { RatedStatistics } from "#domain/statistics/company-statistics.ts";

export interface CompanyState {
  company: CustomerRequest["installers"][number];
  position: number;
  quote: CustomerQuote | undefined;
  booked: MyAppointment | undefined;
  wait: Wait | undefined;
  thread: ThreadSummary | undefined;
  statistics: RatedStatistics | undefined;
  now: Date | undefined;
  today: string;
  home: string;
}

import { CompanyCard } from "#app/routes/quote/request/company-card.tsx";
import { NEVER_CHECKED } from "#content/shown-checks.ts";
import type { MyAppointment } from "#domain/appointments/appointments.ts";
import type { ThreadSummary } from "#domain/messages/read-thread.ts";
import type { Wait } from "#domain/projects/unresponsive-installers.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";
import type { RatedStatistics } from "#domain/statistics/company-statistics.ts";
import "./company-card.css";

interface Props {
  request: CustomerRequest;
  quotes?: readonly CustomerQuote[];
  /** By purchase. */
  statistics?: ReadonlyMap<string, RatedStatistics>;
  today?: string;
  waits?: readonly Wait[];
  threads?: readonly ThreadSummary[];
  appointments?: readonly MyAppointment[];
  now?: Date;
  home?: string;
}

export function ProjectCompanies({
  request,
  quotes = [],
  statistics = new Map(),
  today = "",
  home = "",
  ...waiting
}: Props) {
  const { installers } = request;
  return (
    <section className="stack" aria-labelledby="companies">
      <h2 id="companies">Who has your details</h2>
      {installers.length === 0 ? (
        <p>{nobody(request)}</p>
      ) : (
        <>
          <ul className="company-cards">
            {inOrderOfQuotes(installers, quotes).map(({ company, position }) => (
              <CompanyCard
                key={company.since.toISOString()}
                company={company}
                position={position}
                home={home}
                quote={newestOf(quotes, company.purchaseId)}
                booked={bookedWith(waiting, company.purchaseId)}
                wait={waiting.waits?.find(({ purchaseId }) => purchaseId === company.purchaseId)}
                thread={waiting.threads?.find(({ purchaseId }) => purchaseId === company.purchaseId)}
                now={waiting.now}
                today={today}
                statistics={statistics.get(company.purchaseId)}
              />
            ))}
          </ul>
          <p className="small muted shown-checks">{NEVER_CHECKED}</p>
        </>
      )}
    </section>
  );
}

/**
 * Cards stand in the order of each company's first quote, as in a comparison; without one, after them in the order of
 * buying. `position` is that of buying, so that a company keeps its mark.
 */
export function inOrderOfQuotes(installers: CustomerRequest["installers"], quotes: readonly CustomerQuote[]) {
  const firstOf = (purchaseId: string) => {
    const first = quotes.findIndex((quote) => quote.purchaseId === purchaseId);
    return first < 0 ? quotes.length : first;
  };
  return installers
    .map((company, position) => ({ company, position }))
    .toSorted((one, other) => firstOf(one.company.purchaseId) - firstOf(other.company.purchaseId));
}

function newestOf(quotes: readonly CustomerQuote[], purchaseId: string): CustomerQuote | undefined {
  return quotes.findLast((quote) => quote.purchaseId === purchaseId);
}

function bookedWith({ appointments = [], now }: Pick<Props, "appointments" | "now">, purchaseId: string) {
  return appointments
    .filter((one) => one.purchaseId === purchaseId && one.status === "booked")
    .find(({ endsAt }) => endsAt !== null && now !== undefined && endsAt > now);
}

/** Says "yet" only while somebody can still buy it. */
function nobody({ status, closedAt, sharing, held }: CustomerRequest): string {
  const isOpen = !closedAt && (status === "unconfirmed" || status === "available" || held !== null);
  if (sharing === "on_pick") return isOpen ? "Nobody. Only the installers you pick will get them." : "Nobody.";
  return isOpen
    ? "Nobody yet. When an installer takes your request, the company’s name and the time appear here."
    : "Nobody. No installer took your request, and it is no longer available.";
}

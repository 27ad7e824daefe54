import { Mail, Phone } from "lucide-react";
import { Link } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { WhatWeChecked } from "#app/routes/quote/request/request-facts.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { formatDateTime, formatPence } from "#app/ui/format.ts";
import { NEVER_CHECKED } from "#content/shown-checks.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";

type Company = CustomerRequest["installers"][number];
type Props = { request: CustomerRequest; quotes?: readonly CustomerQuote[]; home?: string };

/** Each company that got the details: how far it is, how to reach it, what was checked. */
export function ProjectCompanies({ request, quotes = [], home = "" }: Props) {
  const { installers } = request;
  return (
    <section className="stack" aria-labelledby="companies">
      <h2 id="companies">Who has your details</h2>
      {installers.length === 0 ? (
        <p>{nobody(request)}</p>
      ) : (
        <>
          <ul className="company-cards">
            {installers.map((company, position) => (
              <CompanyCard
                key={company.since.toISOString()}
                {...{ company, position, home }}
                quote={newestOf(quotes, company.purchaseId)}
              />
            ))}
          </ul>
          <p className="small muted shown-checks">{NEVER_CHECKED}</p>
        </>
      )}
    </section>
  );
}

/** Of several that are open, the one that came last. */
function newestOf(quotes: readonly CustomerQuote[], purchaseId: string): CustomerQuote | undefined {
  return quotes.findLast((quote) => quote.purchaseId === purchaseId);
}

function CompanyCard({
  company,
  position,
  quote,
  home,
}: {
  company: Company;
  position: number;
  quote: CustomerQuote | undefined;
  home: string;
}) {
  const { companyName, since, endedAt } = company;
  return (
    <li className={`card company-card${endedAt ? " is-over" : ""}`}>
      <div>
        <Badge tone={quote ? "ok" : "plain"}>{stateInWords(endedAt, quote)}</Badge>
        <h3>
          <CompanyMark position={position} />
          {companyName}
        </h3>
        <p className="small muted">
          has them since {formatDateTime(since)}
          {endedAt && `, ended on ${formatDateTime(endedAt)}: it no longer sees your details here`}
        </p>
      </div>
      {quote && (
        <p>
          <span className="quote-price">{formatPence(quote.duePence)}</span>
          <br />
          <Link to={`${home}/quotes/${quote.id}`}>
            Read the quote<span className="sr-only"> from {companyName}</span>
          </Link>
        </p>
      )}
      <Reach company={company} />
      <WhatWeChecked checks={company.checks} />
    </li>
  );
}

function stateInWords(endedAt: Date | null, quote: CustomerQuote | undefined): string {
  if (endedAt) return "Ended";
  if (quote?.status === "chosen") return "Chosen";
  return quote ? "Quoted" : "Has your details";
}

function Reach({ company: { phone, email } }: { company: Company }) {
  if (!email) return <p>The company has closed its account with us.</p>;
  return (
    <p className="company-reach">
      {phone && (
        <a href={`tel:${phone}`}>
          <Phone className="icon" aria-hidden="true" />
          {nationalPhone(phone)}
        </a>
      )}
      <a href={`mailto:${email}`}>
        <Mail className="icon" aria-hidden="true" />
        {email}
      </a>
    </p>
  );
}

/** Says "yet" only while somebody can still buy it. */
function nobody({ status, closedAt }: CustomerRequest): string {
  const isOpen = !closedAt && (status === "unconfirmed" || status === "available");
  return isOpen
    ? "Nobody yet. When an installer takes your request, the company’s name and the time appear here."
    : "Nobody. No installer took your request, and none can take it now.";
}

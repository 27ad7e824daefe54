import { Link } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { inOrderOfQuotes } from "#app/routes/quote/request/project-companies.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";
import { monthsAfter } from "#domain/time/periods.ts";

type Props = { request: CustomerRequest; quotes: readonly CustomerQuote[]; home: string };

/** Who has the details, until when at most, and whether anybody else can get them: one line. */
export function WhoHas({ request, quotes, home }: Props) {
  const { installers, status, placesLeft, createdAt, isOver } = request;
  const having = inOrderOfQuotes(installers, quotes).filter(({ company }) => company.endedAt === null);
  if (installers.length === 0) return null;
  const until = dateInWords(monthsAfter(createdAt, limits.customerDetailsKeptMonths));
  return (
    <section className="who-has" aria-label="Who has them, in short">
      {having.length > 0 && (
        <p className="who-marks" aria-hidden="true">
          {having.map(({ company, position }) => (
            <CompanyMark key={company.purchaseId} position={position} name={company.companyName} />
          ))}
        </p>
      )}
      <p>
        {having.length === 0
          ? "No company has your details now."
          : `${these(having.length)} your details, until ${until} at the latest.`}{" "}
        {!isOver && (
          <b>{status === "available" ? placesInWords(placesLeft) : status === "sold" && "All places are taken."}</b>
        )}
      </p>
      <Link to={`${home}/details`}>
        <b>See what each got, and when</b>
      </Link>
    </section>
  );
}

function these(count: number): string {
  if (count === 1) return "This company has";
  return count === 2 ? "These two have" : `These ${count === 3 ? "three" : count} have`;
}

function placesInWords(places: number): string {
  return places === 1 ? "1 more installer can still get them." : `${places} more installers can still get them.`;
}

import { Link } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";
import { monthsAfter } from "#domain/time/periods.ts";

/** Who has the details, until when at most, and whether anybody else can get them: one line. */
export function WhoHas({ request, home }: { request: CustomerRequest; home: string }) {
  const { installers, status, placesLeft, createdAt, isOver } = request;
  const having = installers.filter(({ endedAt }) => endedAt === null);
  if (installers.length === 0) return null;
  const until = dateInWords(monthsAfter(createdAt, limits.customerDetailsKeptMonths));
  return (
    <section className="who-has" aria-label="Who has them, in short">
      {having.length > 0 && (
        <p className="who-marks" aria-hidden="true">
          {installers.map(
            ({ companyName, purchaseId, endedAt }, position) =>
              endedAt === null && <CompanyMark key={purchaseId} position={position} name={companyName} />,
          )}
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
  return places === 1 ? "1 more installer can still take it." : `${places} installers can still take it.`;
}

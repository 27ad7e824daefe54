import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { site } from "#config/site.ts";
import { labelOf, propertyTypeOptions, timeframeOptions } from "#content/options.ts";
import { NEVER_CHECKED, type ShownCheck, shownCheckInWords, shownCheckLabel } from "#content/shown-checks.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";

type FactsProps = { request: CustomerRequest };

export function WhoHasMyDetails({ request }: FactsProps) {
  return (
    <Card title="Who has your details">
      {request.installers.length === 0 ? (
        <p>{nobody(request)}</p>
      ) : (
        <>
          <ul className="stack">
            {request.installers.map((installer) => (
              <Holder key={installer.since.toISOString()} installer={installer} />
            ))}
          </ul>
          <p className="small muted shown-checks">{NEVER_CHECKED}</p>
        </>
      )}
    </Card>
  );
}

function Holder({ installer }: { installer: CustomerRequest["installers"][number] }) {
  return (
    <li>
      <b>{installer.companyName}</b> since {formatDateTime(installer.since)}
      <br />
      {installer.endedAt && (
        <>
          Ended on {formatDateTime(installer.endedAt)}: it no longer sees your details here.
          <br />
        </>
      )}
      {installer.phone && (
        <>
          <a href={`tel:${installer.phone}`}>{nationalPhone(installer.phone)}</a> ·{" "}
        </>
      )}
      {installer.email ? (
        <a href={`mailto:${installer.email}`}>{installer.email}</a>
      ) : (
        "The company has closed its account with us."
      )}
      <WhatWeChecked checks={installer.checks} />
    </li>
  );
}

/** Of a company, for what was asked; what nobody has looked at is said as plainly as what was. */
export function WhatWeChecked({ checks }: { checks: readonly ShownCheck[] }) {
  return (
    <div className="shown-checks">
      <p className="small">
        <b>What we checked</b>
      </p>
      <dl className="facts small">
        {checks.map((check) => (
          <Fact key={check.check} name={shownCheckLabel(check)}>
            {shownCheckInWords(check)}
          </Fact>
        ))}
      </dl>
    </div>
  );
}

/** Says "yet" only while somebody can still buy it. */
function nobody({ status, closedAt }: CustomerRequest): string {
  const isOpen = !closedAt && (status === "unconfirmed" || status === "available");
  return isOpen
    ? "Nobody yet. When an installer takes your request, the company’s name and the time appear here."
    : "Nobody. No installer took your request, and none can take it now.";
}

export function stateBadge({
  status,
  closedAt,
  confirmedAt,
}: Pick<CustomerRequest, "status" | "closedAt" | "confirmedAt">): string {
  if (closedAt || status === "withdrawn") return "Closed";
  if (status === "paused") return "Paused";
  if (status === "expired") return "Ended";
  return confirmedAt ? "Confirmed" : "Not confirmed";
}

/** Before confirming, the form sent once more corrects everything; an open question has a form of its own. */
function mayCorrect({ status, closedAt, isAsked }: CustomerRequest): boolean {
  return !closedAt && !isAsked && (status === "available" || status === "sold" || status === "paused");
}

export function WhatYouAsked({ request, token }: FactsProps & { token: string }) {
  const facts = [
    ["Service", request.serviceLabel],
    ["Name", request.name],
    ["Email", request.email],
    ["Phone", request.phone ? nationalPhone(request.phone) : "Not given"],
    ["Postcode", request.postcode],
    ["Property", labelOf(propertyTypeOptions, request.propertyType)],
    ["Timeframe", labelOf(timeframeOptions, request.timeframe)],
    ["Budget", request.budgetRange],
    ["Details", request.message ?? "None"],
  ] as const;
  return (
    <Card title="What you told us" aside={<Badge>{stateBadge(request)}</Badge>}>
      <dl className="facts">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
      </dl>
      <p className="small muted">
        Something wrong?{" "}
        {mayCorrect(request) && (
          <>
            <Link to={`/requests/${token}/correct`}>Correct my details</Link>, or call{" "}
          </>
        )}
        {!mayCorrect(request) && "Call "}
        <a href={site.phoneHref}>{site.phone}</a> or write to <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </Card>
  );
}

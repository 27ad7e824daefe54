import { Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { formatCount, formatCredits, formatDate, formatRelative } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";
import { documentKinds } from "#content/installer-documents.ts";
import { labelOf } from "#content/options.ts";
import type { MyToday } from "#domain/statistics/my-today.ts";
import { daysBetween, londonDay } from "#domain/time/calendar.ts";

/** A paper that ends soon or has ended. */
export function PaperRow({ paper, now }: { paper: MyToday["papers"][number]; now: Date }) {
  const { kind, reference, expiresOn, validity } = paper;
  const days = daysBetween(londonDay(now), expiresOn);
  return (
    <li className="today-row">
      <p className={validity === "expired" ? "today-when is-late" : "today-when"}>
        <b>{formatDate(expiresOn)}</b>{" "}
        <span>{validity === "expired" ? "has ended" : days === 0 ? "today" : `in ${formatCount(days, "day")}`}</span>
      </p>
      <p className="today-who is-wide">
        <Link to="/profile/papers">
          {labelOf(documentKinds, kind) ?? kind}, {reference}
        </Link>
        <span className="small muted">Without a new one, buying pauses for the work it covers.</span>
      </p>
      <div className="today-acts">
        <LinkButton size="tight" variant="secondary" to="/profile/papers">
          Upload the new one<span className="sr-only">: {reference}</span>
        </LinkButton>
      </div>
    </li>
  );
}

export function LeadRow({ lead, now }: { lead: MyToday["fresh"][number]; now: Date }) {
  const { serviceLabel, location, outcode, distanceMiles, createdAt, placesLeft } = lead;
  const about = [
    outcode,
    ...(distanceMiles === null ? [] : [`${formatCount(distanceMiles, "mile")} away`]),
    `${formatCount(placesLeft, "place")} left`,
  ];
  return (
    <li className="today-row">
      <p className="today-when">
        <b>{formatRelative(now, createdAt)}</b>
      </p>
      <p className="today-who is-wide">
        <span className="today-name">
          {serviceLabel}, {location}
        </span>
        <span className="small muted">{about.join(", ")}</span>
      </p>
      <div className="today-acts">
        <LinkButton size="tight" variant="secondary" to="/leads?age=1">
          Look, {formatCredits(limits.leadPriceCredits)}
          <span className="sr-only">
            : {serviceLabel}, {location}
          </span>
        </LinkButton>
      </div>
    </li>
  );
}

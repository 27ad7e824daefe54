import { Link } from "react-router";
import type { LoadedDashboard } from "#app/routes/installer/dashboard/load-dashboard.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { formatDateTime } from "#app/ui/format.ts";

const HOUR_MILLISECONDS = 3_600_000;

/** Orders to stop, the most urgent first, with the hours that are left before buying pauses. */
export function StopsToConfirm({ stops, now }: { stops: LoadedDashboard["stops"]; now: Date }) {
  return (
    <ul className="acts">
      {stops.map(({ purchaseId, firstName, outcode, serviceLabel, dueAt, status }) => (
        <li key={purchaseId}>
          <p>
            <b>
              <Link to={`/leads/purchases/${purchaseId}`}>{firstName} has asked you to stop</Link>
            </b>
            <br />
            <span className="small muted">
              {serviceLabel}, {outcode}.{" "}
            </span>
            <b className="small">
              {status === "overdue" || dueAt <= now
                ? "Overdue: you cannot buy leads until you confirm."
                : `${hoursLeft(dueAt, now)} left, until ${formatDateTime(dueAt)}.`}
            </b>
          </p>
          <LinkButton size="tight" to={`/leads/purchases/${purchaseId}`}>
            Confirm<span className="sr-only"> that you have stopped contacting {firstName}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

function hoursLeft(dueAt: Date, now: Date): string {
  const hours = Math.floor((dueAt.getTime() - now.getTime()) / HOUR_MILLISECONDS);
  if (hours < 1) return "Less than an hour";
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

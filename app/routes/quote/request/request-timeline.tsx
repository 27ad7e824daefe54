import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";

type Happened = Pick<CustomerRequest, "createdAt" | "confirmedAt" | "closedAt"> & {
  installers: readonly { since: Date }[];
};

/** What has happened to the request, oldest first. */
export function RequestTimeline({ request }: { request: Happened }) {
  return (
    <Card title="So far">
      <ol className="timeline">
        {stepsOf(request).map(({ what, at }) => (
          <li key={what}>
            <b>{what}</b>
            <br />
            <time className="muted" dateTime={at.toISOString()}>
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Installers are counted, as they are named once, under "Who has your details". */
function stepsOf({ createdAt, confirmedAt, closedAt, installers }: Happened) {
  const taken = installers
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .map(({ since }, index) => ({ what: `Taken by installer ${index + 1}`, at: since }));
  const steps = [
    { what: "We received your request", at: createdAt },
    ...(confirmedAt ? [{ what: "Shown to installers, without your contact details", at: confirmedAt }] : []),
    ...taken,
    ...(closedAt ? [{ what: "Ended by you", at: closedAt }] : []),
  ];
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

import { Badge } from "#app/ui/badge.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import type { MySecurityEvent } from "#domain/security-log/my-security-log.ts";

const columns: Column<MySecurityEvent>[] = [
  { key: "what", header: "What happened", rowHeader: true, cell: (event) => <What event={event} /> },
  {
    key: "when",
    header: "When",
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
  },
  { key: "device", header: "Device", cell: (event) => sourceOf(event, event.device) },
  { key: "from", header: "Network address", cell: (event) => sourceOf(event, event.fromAddress) },
];

export function ActivityTable({ events }: { events: readonly MySecurityEvent[] }) {
  return <DataTable caption="Events, newest first" columns={columns} rows={events} rowKey={({ id }) => String(id)} />;
}

function What({ event: { what, alarming, detail } }: { event: MySecurityEvent }) {
  return (
    <>
      {what} {alarming && <Badge tone="warn">Was this you?</Badge>}
      {detail && <span className="sub break-words">{detail}</span>}
    </>
  );
}

function sourceOf({ byAdministrator }: MySecurityEvent, source: string | null): string {
  return source ?? (byAdministrator ? "One of our administrators" : "Not recorded");
}

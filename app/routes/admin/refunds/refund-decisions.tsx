import { Badge } from "#app/ui/badge.tsx";
import { Day } from "#app/ui/day.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { refundReasonLabel } from "#content/refund-reasons.ts";
import type { DecidedRefund } from "#domain/refunds/reported-leads.ts";

const columns: Column<DecidedRefund>[] = [
  { key: "company", header: "Company", rowHeader: true, cell: ({ companyName }) => companyName },
  { key: "lead", header: "Lead", cell: ({ serviceLabel, location }) => `${serviceLabel}, ${location}` },
  { key: "reason", header: "Reported as", cell: ({ reason }) => refundReasonLabel(reason) },
  {
    key: "outcome",
    header: "Outcome",
    cell: ({ status, decisionReason }) => (
      <>
        <Badge tone={status === "accepted" ? "info" : "plain"}>{status === "accepted" ? "Accepted" : "Declined"}</Badge>
        {decisionReason && <span className="sub">{decisionReason}</span>}
      </>
    ),
  },
  { key: "by", header: "Decided by", cell: ({ decidedBy }) => decidedBy ?? "Unknown" },
  { key: "when", header: "Decided", cell: ({ decidedAt }) => <Day when={decidedAt} /> },
];

export function RefundDecisions({ refunds }: { refunds: readonly DecidedRefund[] }) {
  return <DataTable caption="The newest decisions" columns={columns} rows={refunds} rowKey={({ id }) => id} />;
}

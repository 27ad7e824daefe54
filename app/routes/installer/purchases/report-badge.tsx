import { Badge } from "#app/ui/badge.tsx";
import type { PurchasedLead } from "#domain/leads/lead.ts";

/** The outcome of a report about this lead. */
export function ReportBadge({ lead }: { lead: PurchasedLead }) {
  if (lead.refunded) return <Badge tone="info">Refunded</Badge>;
  if (lead.report === "open") return <Badge tone="warn">Reported</Badge>;
  if (lead.report === "declined") return <Badge>Report declined</Badge>;
  return null;
}

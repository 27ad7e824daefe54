import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import type { RecentLead } from "#domain/admin/leads/recent-leads.ts";

/** A link to a lead's page; marked if the lead resembles another, which that page then names. */
export function LeadLink({ lead }: { lead: Pick<RecentLead, "id" | "customerName" | "isPossibleDuplicate"> }) {
  return (
    <>
      <Link to={`/admin/leads/${lead.id}`}>{lead.customerName}</Link>
      {lead.isPossibleDuplicate && (
        <span className="sub">
          <Badge tone="warn">Possible duplicate</Badge>
        </span>
      )}
    </>
  );
}

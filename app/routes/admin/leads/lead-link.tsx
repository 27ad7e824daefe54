import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import type { RecentLead } from "#domain/lead-desk/recent-leads.ts";

/** The way to a lead's page; marked where it looks like another one, which the page then names. */
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

import { ShieldAlert } from "lucide-react";
import { PurchasedLeads } from "#app/installer/purchased-leads.tsx";
import { StatusBanner } from "#app/installer/status-banner.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { PurchasedLead } from "#domain/leads/lead.ts";

type ApprovalRequiredProps = {
  status: "pending" | "suspended";
  reason: string | null;
  purchases: { items: readonly PurchasedLead[]; total: number };
};

/** What pending and suspended installers see instead of the leads; what they bought stays theirs to read. */
export function ApprovalRequired({ status, reason, purchases }: ApprovalRequiredProps) {
  return (
    <div className="wrap page stack-l">
      <div className="empty">
        <ShieldAlert className="icon" aria-hidden="true" strokeWidth={1.6} />
        <h1>Account Approval Required</h1>
        <p>Only approved installers can see and buy leads.</p>
        <div className="btn-row">
          <LinkButton variant="secondary" to="/dashboard">
            Go to Dashboard
          </LinkButton>
        </div>
      </div>
      <StatusBanner status={status} reason={reason} />
      {purchases.total > 0 && (
        <section className="stack" aria-labelledby="bought-title">
          <h2 id="bought-title">My Purchased Leads</h2>
          <PurchasedLeads purchases={purchases} />
        </section>
      )}
    </div>
  );
}

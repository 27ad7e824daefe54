import { ShieldAlert } from "lucide-react";
import { StatusBanner } from "#app/routes/installer/parts/status-banner.tsx";
import { PurchasedLeads } from "#app/routes/installer/purchases/purchased-leads.tsx";
import type { PurchasedList } from "#app/routes/installer/purchases/purchased-list.ts";
import { LinkButton } from "#app/ui/button.tsx";

type ApprovalRequiredProps = {
  status: "pending" | "suspended";
  reason: string | null;
  bought: PurchasedList;
};

/** What pending and suspended installers see instead of the leads; they can still read what they bought. */
export function ApprovalRequired({ status, reason, bought }: ApprovalRequiredProps) {
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
      {(bought.purchases.total > 0 || bought.filter.search || bought.filter.stage) && (
        <section className="stack" aria-labelledby="bought-title">
          <h2 id="bought-title">My Purchased Leads</h2>
          <PurchasedLeads {...bought} readOnly />
        </section>
      )}
    </div>
  );
}

import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { StageBadge, StageForm } from "#app/routes/installer/purchases/purchased-stage.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { nationalPhone } from "#content/uk-phone.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

const columns: Column<PurchasedLead>[] = [
  {
    key: "customer",
    header: "Customer",
    rowHeader: true,
    cell: ({ purchaseId, contact }) => (
      <Link id={`purchase-${purchaseId}`} to={`/leads/purchases/${purchaseId}`}>
        {contact.name}
      </Link>
    ),
  },
  {
    key: "service",
    header: "Service",
    cell: (lead) => (
      <>
        {lead.serviceLabel} <ReportBadge lead={lead} />
        {lead.description && <span className="sub clamp">{lead.description}</span>}
      </>
    ),
  },
  {
    key: "location",
    header: "Location",
    free: true,
    cell: ({ location, contact }) => (
      <>
        {location}
        <span className="sub">{contact.postcode}</span>
      </>
    ),
  },
  {
    key: "contact",
    header: "Contact",
    cell: ({ contact, anonymisedAt, endedAt }) =>
      anonymisedAt ? (
        contact.name
      ) : endedAt ? (
        "Ended"
      ) : (
        <span className="contact-of-lead">
          <EmailText email={contact.email} />
          {contact.phone && (
            <span className="sub">
              <a href={`tel:${contact.phone}`}>{nationalPhone(contact.phone)}</a>
            </span>
          )}
        </span>
      ),
  },
  { key: "budget", header: "Budget", cell: ({ budgetRange }) => budgetRange ?? "Not specified" },
  { key: "purchased", header: "Purchased", cell: ({ purchasedAt }) => <Day when={purchasedAt} /> },
];

/** The outcome of a report about this lead. */
export function ReportBadge({ lead }: { lead: PurchasedLead }) {
  if (lead.refunded) return <Badge tone="info">Refunded</Badge>;
  if (lead.report === "open") return <Badge tone="warn">Reported</Badge>;
  if (lead.report === "declined") return <Badge>Report declined</Badge>;
  return null;
}

/** After buying, the page opens with the purchase in the address; the dialog took the focus with it. */
function useFocusOnNewest(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.startsWith("#purchase-")) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash]);
}

type PurchasedTableProps = {
  leads: readonly PurchasedLead[];
  /** Where a changed stage leads back to; absent for view only. */
  backTo: string | undefined;
};

export function PurchasedTable({ leads, backTo }: PurchasedTableProps) {
  useFocusOnNewest();
  const stage: Column<PurchasedLead> = {
    key: "stage",
    header: "Stage",
    cell: (lead) => (backTo ? <StageForm lead={lead} backTo={backTo} /> : <StageBadge stage={lead.stage} />),
  };
  return (
    <DataTable
      caption="My purchased leads, newest first"
      columns={[...columns, stage]}
      rows={leads}
      rowKey={(lead) => lead.purchaseId}
    />
  );
}

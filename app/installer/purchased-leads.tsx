import { Users } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { nationalPhone } from "#content/uk-phone.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

const columns: Column<PurchasedLead>[] = [
  { key: "customer", header: "Customer", rowHeader: true, cell: ({ contact }) => contact.name },
  {
    key: "service",
    header: "Service",
    cell: (lead) => (
      <>
        {lead.serviceLabel}
        {lead.refunded && (
          <>
            {" "}
            <Badge tone="info">Refunded</Badge>
          </>
        )}
        {lead.description && <span className="sub">{lead.description}</span>}
      </>
    ),
  },
  {
    key: "location",
    header: "Location",
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
    cell: ({ contact }) => (
      <>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
        {contact.phone && (
          <span className="sub">
            <a href={`tel:${contact.phone}`}>{nationalPhone(contact.phone)}</a>
          </span>
        )}
      </>
    ),
  },
  { key: "budget", header: "Budget", cell: ({ budgetRange }) => budgetRange ?? "Not specified" },
  { key: "purchased", header: "Purchased", cell: ({ purchasedAt }) => <Day when={purchasedAt} /> },
];

type PurchasedLeadsProps = { purchases: { items: readonly PurchasedLead[]; total: number } };

export function PurchasedLeads({ purchases }: PurchasedLeadsProps) {
  if (purchases.items.length === 0) {
    return (
      <EmptyState
        title="No Purchased Leads"
        icon={Users}
        actions={<LinkButton to="/leads">Browse Available Leads</LinkButton>}
      >
        Leads you buy appear here with full contact details.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="My purchased leads, newest first"
      columns={columns}
      rows={purchases.items}
      rowKey={(lead) => lead.purchaseId}
    />
  );
}

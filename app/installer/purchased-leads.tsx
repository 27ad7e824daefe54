import { Download, Users } from "lucide-react";
import { Form } from "react-router";
import { type PurchasedList, purchasedAddress } from "#app/installer/purchased-list.ts";
import { PurchasedTable } from "#app/installer/purchased-table.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { Pager } from "#app/ui/pager.tsx";
import { purchaseStageOptions } from "#content/purchase-stages.ts";
import type { PurchaseFilter } from "#domain/leads/purchase-filter.ts";

type PurchasedLeadsProps = PurchasedList & {
  /** Without changing anything: a suspended installer. */
  readOnly?: boolean;
};

export function PurchasedLeads({ purchases, filter, continued, readOnly }: PurchasedLeadsProps) {
  const isFiltered = Boolean(filter.search || filter.stage);
  if (purchases.total === 0 && !isFiltered) return <NoneYet />;
  return (
    <div className="stack">
      <div className="purchased-tools">
        <Filters filter={filter} />
        <a className={buttonClass({ variant: "secondary" })} href="/leads/purchases.csv" download>
          <Download className="icon" aria-hidden="true" />
          Export all as CSV
        </a>
      </div>
      <p className="muted small" role="status">
        {found(purchases.total, isFiltered)}
      </p>
      {purchases.items.length === 0 ? (
        <NoneHere isFiltered={isFiltered} />
      ) : (
        <PurchasedTable leads={purchases.items} backTo={readOnly ? undefined : purchasedAddress(filter)} />
      )}
      <Pager
        rows="purchases"
        nextCursor={purchases.nextCursor}
        continued={continued}
        addressOf={(cursor) => purchasedAddress(filter, cursor)}
      />
    </div>
  );
}

function found(total: number, isFiltered: boolean): string {
  const leads = `${formatNumber(total)} purchased ${total === 1 ? "lead" : "leads"}`;
  return isFiltered ? `${leads} found` : leads;
}

function Filters({ filter }: { filter: PurchaseFilter }) {
  return (
    <Form method="get" action="/leads" className="purchased-filter" role="search" aria-label="Purchased leads">
      <input type="hidden" name="tab" value="purchased" />
      <TextField
        label="Name, postcode, email, phone or location"
        name="q"
        type="search"
        // Without a key the boxes would keep what was typed when the address changes to show all.
        key={`q ${filter.search}`}
        defaultValue={filter.search}
      />
      <SelectField
        label="Stage"
        name="stage"
        placeholder="All stages"
        options={purchaseStageOptions}
        key={`stage ${filter.stage}`}
        defaultValue={filter.stage ?? ""}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}

function NoneYet() {
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

function NoneHere({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? "Nothing found" : "You have seen them all"}
      icon={Users}
      actions={
        <LinkButton variant="secondary" to={purchasedAddress({})}>
          Show all purchased leads
        </LinkButton>
      }
    >
      {isFiltered ? "None of your purchased leads fits what you are looking for." : "There are no older purchases."}
    </EmptyState>
  );
}

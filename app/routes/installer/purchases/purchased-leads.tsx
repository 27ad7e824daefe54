import { Download, Users } from "lucide-react";
import type { PurchasedList } from "#app/routes/installer/purchases/purchased-list.ts";
import { PurchasedTable } from "#app/routes/installer/purchases/purchased-table.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { SearchForm } from "#app/ui/forms/search-form.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { purchaseStageOptions } from "#content/purchase-stages.ts";
import type { PurchaseFilter } from "#domain/purchases/purchase-filter.ts";
import "./purchases.css";

type PurchasedLeadsProps = PurchasedList & {
  /** A suspended installer cannot change anything. */
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
    <SearchForm
      action="/leads"
      label="Purchased leads"
      words={{ label: "Name, postcode, email, phone or location", value: filter.search }}
      choice={{
        ...{ label: "Stage", name: "stage", placeholder: "All stages" },
        ...{ options: purchaseStageOptions, value: filter.stage },
      }}
      kept={{ tab: "purchased" }}
    />
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
      {isFiltered ? "None of your purchased leads matches your search." : "There are no older purchases."}
    </EmptyState>
  );
}

/** The address of a page of bought leads. */
function purchasedAddress({ search, stage }: PurchaseFilter, cursor?: string): string {
  const given = Object.entries({ tab: "purchased", q: search, stage, cursor }).filter(([, value]) => value);
  return `/leads?${new URLSearchParams(given as [string, string][])}`;
}

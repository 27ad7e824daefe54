import { Users } from "lucide-react";
import { PurchasedTable } from "#app/routes/installer/purchases/purchased-table.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { CsvLink } from "#app/ui/csv-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCount } from "#app/ui/format.ts";
import { type FilterField, FilterForm } from "#app/ui/forms/filter-form.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { addressOf } from "#app/web/addresses/list-address.ts";
import { purchaseStageOptions } from "#content/purchase-stages.ts";
import type { PurchaseFilter, PurchasesPage } from "#domain/purchases/my-purchases.ts";
import "./purchases.css";

const PATH = "/leads";
const TAB = { tab: "purchased" };

const fields: FilterField<keyof PurchaseFilter>[] = [
  { name: "q", label: "Name, postcode, email, phone or location", type: "search" },
  { name: "stage", label: "Stage", placeholder: "All stages", options: purchaseStageOptions },
];

export interface PurchasedList {
  purchases: PurchasesPage;
  filter: PurchaseFilter;
  /** Not the first page. */
  continued: boolean;
}

type PurchasedLeadsProps = PurchasedList & {
  /** A suspended installer cannot change anything. */
  readOnly?: boolean;
};

export function PurchasedLeads({ purchases, filter, continued, readOnly }: PurchasedLeadsProps) {
  const isFiltered = Object.keys(filter).length > 0;
  const here = { ...TAB, ...filter };
  if (purchases.total === 0 && !isFiltered) return <NoneYet />;
  return (
    <div className="stack">
      <div className="purchased-tools">
        <FilterForm
          action={PATH}
          label="Purchased leads"
          fields={fields}
          filter={here}
          className="search-form"
          submit="Search"
        />
        <CsvLink href="/leads/purchases.csv">Export all as CSV</CsvLink>
      </div>
      <p className="muted small" role="status">
        {`${formatCount(purchases.total, "purchased lead")}${isFiltered ? " found" : ""}`}
      </p>
      {purchases.items.length === 0 ? (
        <NoneHere isFiltered={isFiltered} />
      ) : (
        <PurchasedTable leads={purchases.items} backTo={readOnly ? undefined : addressOf(PATH, here)} />
      )}
      <Pager path={PATH} filter={here} rows="purchases" nextCursor={purchases.nextCursor} continued={continued} />
    </div>
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
        <LinkButton variant="secondary" to={addressOf(PATH, TAB)}>
          Show all purchased leads
        </LinkButton>
      }
    >
      {isFiltered ? "None of your purchased leads matches your search." : "There are no older purchases."}
    </EmptyState>
  );
}

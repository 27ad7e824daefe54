import { Link } from "react-router";
import { DaysFilter } from "#app/routes/admin/parts/days-filter.tsx";
import { ListPager } from "#app/routes/admin/parts/list-pager.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCredits, formatDateTime, formatNumber } from "#app/ui/format.ts";
import { SelectField } from "#app/ui/forms/field.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { waitedInWords } from "#content/wait-in-words.ts";
import { readSoldPlacesFilter, type SoldPlace, soldPlaces } from "#domain/admin/leads/sold-places.ts";
import type { Route } from "./+types/purchases.ts";

const PATH = "/admin/purchases";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Purchases",
    description: "Leads installers have bought, by day, with the time to first contact.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const [filter, cursor] = [readSoldPlacesFilter(searchParams), searchParams.get("cursor")];
  const page = await soldPlaces(...callerOf(context), { ...filter, cursor });
  return { ...page, filter, continued: cursor !== null };
}, "Failed to load admin data.");

const columns: Column<SoldPlace>[] = [
  {
    key: "lead",
    header: "Lead",
    rowHeader: true,
    cell: ({ leadId, serviceLabel, location }) => (
      <Link to={`/admin/leads/${leadId}`}>
        {serviceLabel}, {location}
      </Link>
    ),
  },
  {
    key: "company",
    header: "Company",
    cell: ({ installerId, companyName }) => <Link to={`/admin/installers/${installerId}`}>{companyName}</Link>,
  },
  { key: "when", header: "Bought", cell: ({ purchasedAt }) => formatDateTime(purchasedAt) },
  { key: "price", header: "Price", cell: ({ priceCredits }) => formatCredits(priceCredits) },
  { key: "contact", header: "First contact", cell: (place) => contactOf(place) },
];

const contacts = [
  { value: "yes", label: "Contacted" },
  { value: "in-time", label: `Contacted within ${limits.customerAnswerHours} hours` },
  { value: "no", label: "Not contacted yet" },
];

export default function PurchasesPage({ loaderData }: Route.ComponentProps) {
  const { items, filter, days, total, nextCursor, continued } = loaderData;
  const found = `${formatNumber(total)} ${total === 1 ? "purchase" : "purchases"} found.`;
  return (
    <section className="stack" aria-labelledby="purchases-title">
      <p className="small">
        <Link to="/admin/figures">Figures</Link>
      </p>
      <h2 id="purchases-title">Purchases</h2>
      <DaysFilter
        path={PATH}
        label="Purchases"
        days={days}
        found={`${found} Shows up to ${limits.purchaseListDaysMax} days at a time.`}
        clear={Object.keys(filter).length > 0 ? "Show the latest" : undefined}
      >
        <SelectField
          label="First contact"
          name="contact"
          placeholder="Any"
          options={contacts}
          key={filter.contact}
          defaultValue={filter.contact ?? ""}
        />
      </DaysFilter>
      {items.length === 0 ? (
        <EmptyState
          title="Nothing found"
          actions={
            <LinkButton variant="secondary" to="/admin/purchases">
              Show the latest
            </LinkButton>
          }
        >
          No purchases in this period match your search.
        </EmptyState>
      ) : (
        <DataTable caption="Purchases, newest first" columns={columns} rows={items} rowKey={({ id }) => id} />
      )}
      <ListPager
        path={PATH}
        filter={{ ...filter, ...days }}
        nextCursor={nextCursor}
        continued={continued}
        rows="purchases"
      />
    </section>
  );
}

const MINUTE_MILLISECONDS = 60_000;

function contactOf({ purchasedAt, firstContactAt }: SoldPlace): string {
  if (!firstContactAt) return "Not yet";
  const minutes = (new Date(firstContactAt).getTime() - new Date(purchasedAt).getTime()) / MINUTE_MILLISECONDS;
  return `after ${waitedInWords(minutes)}`;
}

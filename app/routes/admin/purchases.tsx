import { Link } from "react-router";
import { Found, NothingFound } from "#app/routes/admin/parts/found.tsx";
import { formatCount, formatCredits, formatDateTime } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { dayFields, type FilterField, FilterForm } from "#app/ui/tables/filter-form.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { askedOf } from "#app/web/addresses/list-address.ts";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { waitedInWords } from "#content/wait-in-words.ts";
import {
  readSoldPlacesFilter,
  type SoldPlace,
  type SoldPlacesFilter,
  soldPlaces,
} from "#domain/admin/leads/sold-places.ts";
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
  const { filter, cursor } = askedOf(request, readSoldPlacesFilter);
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
    phone: "line",
    cell: ({ installerId, companyName }) => <Link to={`/admin/installers/${installerId}`}>{companyName}</Link>,
  },
  { key: "when", header: "Bought", phone: "line", cell: ({ purchasedAt }) => formatDateTime(purchasedAt) },
  { key: "price", header: "Price", phone: "end", cell: ({ priceCredits }) => formatCredits(priceCredits) },
  { key: "contact", header: "First contact", phone: "end", cell: (place) => contactOf(place) },
];

const contacts = [
  { value: "yes", label: "Contacted" },
  { value: "in-time", label: `Contacted within ${limits.customerAnswerHours} hours` },
  { value: "no", label: "Not contacted yet" },
];

const fields: FilterField<keyof SoldPlacesFilter>[] = [
  ...dayFields,
  { name: "contact", label: "First contact", placeholder: "Any", options: contacts },
];

const CLEAR = "Show the latest";

export default function PurchasesPage({ loaderData }: Route.ComponentProps) {
  const { items, filter, days, total, nextCursor, continued } = loaderData;
  const shown = { ...filter, ...days };
  return (
    <section className="stack-s" aria-labelledby="purchases-title">
      <ListHead id="purchases-title" title="Purchases" acts={<Link to="/admin/figures">Figures</Link>}>
        <FilterForm action={PATH} label="Purchases" fields={fields} filter={shown} />
      </ListHead>
      <Found
        found={`${formatCount(total, "purchase")} found. Shows up to ${limits.purchaseListDaysMax} days at a time.`}
        filter={filter}
        path={PATH}
        clear={CLEAR}
      />
      {items.length === 0 ? (
        <NothingFound path={PATH} clear={CLEAR}>
          No purchases in this period match your search.
        </NothingFound>
      ) : (
        <DataTable caption="Purchases, newest first" columns={columns} rows={items} rowKey={({ id }) => id} />
      )}
      <Pager path={PATH} filter={shown} rows="purchases" nextCursor={nextCursor} continued={continued} />
    </section>
  );
}

const MINUTE_MILLISECONDS = 60_000;

function contactOf({ purchasedAt, firstContactAt }: SoldPlace): string {
  if (!firstContactAt) return "Not yet";
  const minutes = (new Date(firstContactAt).getTime() - new Date(purchasedAt).getTime()) / MINUTE_MILLISECONDS;
  return `after ${waitedInWords(minutes)}`;
}

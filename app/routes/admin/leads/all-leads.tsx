import { SearchX } from "lucide-react";
import { leadFields } from "#app/routes/admin/leads/lead-filters.ts";
import { LeadLink } from "#app/routes/admin/leads/lead-link.tsx";
import { LeadStatusAndPlaces } from "#app/routes/admin/leads/lead-status.tsx";
import { CHOSEN_FORM, WithdrawChosen, WithdrawnTogether } from "#app/routes/admin/leads/withdraw-chosen.tsx";
import { Found } from "#app/routes/admin/parts/found.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCount } from "#app/ui/format.ts";
import { chooseColumn } from "#app/ui/tables/choosing.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { FilterForm } from "#app/ui/tables/filter-form.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { addressOf, askedOf } from "#app/web/addresses/list-address.ts";
import { callerOf } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, readForm, readUuid } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { leadOriginOptions } from "#content/lead-origins.ts";
import { labelOf } from "#content/options.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import { allLeads, type ListedLead, readAllLeadsFilter } from "#domain/admin/leads/all-leads.ts";
import { withdrawLeads } from "#domain/admin/leads/withdraw-leads.ts";
import type { Route } from "./+types/all-leads.ts";

const PATH = "/admin/leads/all";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "All leads",
    description: "Every lead, whatever its state. Search by customer or postcode, or filter.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { filter, cursor } = askedOf(request, readAllLeadsFilter);
  const page = await allLeads(...callerOf(context), { ...filter, cursor });
  return { ...page, filter, continued: cursor !== null, here: addressOf(PATH, { ...filter, cursor }) };
}, "Failed to load admin data.");

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const leadIds = form.getAll("leads").map(String);
  try {
    const { withdrawn, left } = await withdrawLeads(...callerOf(context), {
      leadIds: leadIds.filter((id) => readUuid(id)),
      reason: String(form.get("reason") ?? ""),
    });
    return { withdrawn: withdrawn.length, left };
  } catch (error) {
    form.set("leads", leadIds.join(" "));
    return failedForm(form, { form: CHOSEN_FORM, error });
  }
});

const columns: Column<ListedLead>[] = [
  {
    key: "customer",
    header: "Customer",
    rowHeader: true,
    cell: (lead) => <LeadLink lead={lead} />,
  },
  {
    key: "contact",
    header: "Contact",
    phone: "hidden",
    cell: ({ customerEmail, phone }) => (
      <>
        {customerEmail ? <EmailText email={customerEmail} linked={false} /> : "Removed"}
        {phone && <span className="sub">{nationalPhone(phone)}</span>}
      </>
    ),
  },
  { key: "service", header: "Service Type", phone: "line", cell: ({ serviceLabel }) => serviceLabel },
  {
    key: "location",
    header: "Location",
    free: true,
    phone: "line",
    cell: ({ location, postcode }) => (
      <>
        {location}
        <span className="sub">{postcode}</span>
      </>
    ),
  },
  { key: "status", header: "Status", phone: "end", cell: (lead) => <LeadStatusAndPlaces lead={lead} /> },
  {
    key: "created",
    header: "Created",
    phone: "end",
    cell: ({ createdAt, origin }) => (
      <>
        <Day when={createdAt} />
        <span className="sub whitespace-nowrap">{labelOf(leadOriginOptions, origin)}</span>
      </>
    ),
  },
];

const isOpen = ({ status }: ListedLead) => status === "unconfirmed" || status === "available" || status === "paused";

const nameOf = (lead: ListedLead) => lead.customerName ?? "a customer whose details were removed";

export default function AllLeadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, filter, nextCursor, continued, total, here } = loaderData;
  const done = actionData && "withdrawn" in actionData ? actionData : undefined;
  const state = done ? undefined : (actionData as FormState | undefined);
  const choose = chooseColumn<ListedLead>({
    form: CHOSEN_FORM,
    field: "leads",
    idOf: ({ id }) => id,
    nameOf,
    mayChoose: isOpen,
    chosen: state?.values.leads?.split(" ") ?? [],
  });
  return (
    <section className="stack-s" aria-labelledby="all-leads-title">
      <ListHead
        id="all-leads-title"
        title="All leads"
        acts={
          <LinkButton to="/admin/leads/import" variant="secondary">
            Import leads
          </LinkButton>
        }
      >
        <FilterForm action={PATH} label="All leads" fields={leadFields} filter={filter} />
      </ListHead>
      {Object.keys(filter).length > 0 && (
        <Found
          {...(total !== null && { found: `${formatCount(total, "lead", limits.leadCountMax)} found.` })}
          filter={filter}
          path={PATH}
          clear="Show all leads"
        />
      )}
      {done && (
        <WithdrawnTogether
          withdrawn={done.withdrawn}
          left={items.filter(({ id }) => done.left.includes(id)).map(nameOf)}
        />
      )}
      {items.length === 0 ? (
        <NothingHere continued={continued} />
      ) : (
        <div className="choosing">
          <DataTable
            caption="Leads, newest first"
            columns={items.some(isOpen) ? [choose, ...columns] : columns}
            rows={items}
            rowKey={({ id }) => id}
          />
          <WithdrawChosen action={here} shown={items} state={state} />
        </div>
      )}
      <Pager path={PATH} filter={filter} rows="leads" nextCursor={nextCursor} continued={continued} />
    </section>
  );
}

function NothingHere({ continued }: { continued: boolean }) {
  return (
    <EmptyState
      title={continued ? "You have seen them all" : "Nothing found"}
      icon={SearchX}
      actions={
        <LinkButton variant="secondary" to={PATH}>
          Show all leads
        </LinkButton>
      }
    >
      {continued ? "There are no older leads like this." : "No leads match your search."}
    </EmptyState>
  );
}

import { Link } from "react-router";
import { ReasonForm } from "#app/routes/admin/parts/reason-form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { openStops } from "#domain/projects/stop-requests.ts";

type OpenStop = Awaited<ReturnType<typeof openStops>>[number];

const facts: Column<OpenStop>[] = [
  {
    key: "company",
    header: "Company",
    rowHeader: true,
    cell: ({ companyName, installerId, purchaseId }) => (
      <Link id={`stop-${purchaseId}`} to={`/admin/installers/${installerId}`}>
        {companyName}
      </Link>
    ),
  },
  {
    key: "reach",
    header: "Reach them",
    phone: "wide",
    cell: ({ phone, email }) => (
      <>
        {phone && <a href={`tel:${phone}`}>{nationalPhone(phone)}</a>}
        <span className="sub">
          <EmailText email={email} />
        </span>
      </>
    ),
  },
  {
    key: "customer",
    header: "Customer",
    phone: "line",
    cell: ({ leadId, firstName, outcode, serviceLabel }) => (
      <>
        <Link to={`/admin/leads/${leadId}`}>
          {firstName}, {outcode}
        </Link>
        <span className="sub">{serviceLabel}</span>
      </>
    ),
  },
  { key: "asked", header: "Asked", phone: "hidden", cell: ({ askedAt }) => <Day when={askedAt} /> },
  {
    key: "state",
    header: "State",
    phone: "end",
    cell: ({ status, dueAt, contactedAgainAt }) =>
      status === "overdue" ? (
        <>
          <Badge tone="bad">Overdue</Badge>
          {contactedAgainAt && <span className="sub">Contacted the customer again</span>}
        </>
      ) : (
        <>
          Due <Day when={dueAt} />
        </>
      ),
  },
];

/** Orders to stop that wait, with the company's number to ring it. */
export function OpenStopsTable({ stops, state }: { stops: readonly OpenStop[]; state: FormState | undefined }) {
  const decide: Column<OpenStop> = {
    key: "decide",
    header: "Decide",
    actions: true,
    phone: "end",
    cell: ({ status, purchaseId, companyName }) =>
      status === "overdue" && (
        <ReasonForm
          action="/admin/stops"
          subject={{ field: "id", id: purchaseId, nameId: `stop-${purchaseId}` }}
          intent="resolve"
          label="Resolve"
          title={`Resolve the stop for ${companyName}?`}
          consequence="The company will be able to buy again, and the customer will see that our team has ended the order."
          reasonLabel="Reason, kept in the audit log"
          confirmLabel="Resolve stop"
          state={stateOfForm(state, purchaseId)}
        />
      ),
  };
  const columns = [...facts, decide];
  return (
    <DataTable caption="Unconfirmed stops" columns={columns} rows={stops} rowKey={({ purchaseId }) => purchaseId} />
  );
}

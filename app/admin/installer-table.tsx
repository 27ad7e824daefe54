import { Form } from "react-router";
import { ReasonForm } from "#app/admin/reason-form.tsx";
import { InstallerStatusBadge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { Day } from "#app/ui/day.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import type { FormState } from "#app/web/form.ts";
import { limits } from "#config/limits.ts";
import type { InstallerSummary } from "#domain/installers/admin-overview.ts";

type Row = InstallerSummary & { grantId: string };
type InstallerTableProps = { installers: readonly Row[]; state: FormState | undefined };

export function InstallerTable({ installers, state }: InstallerTableProps) {
  const columns: Column<Row>[] = [
    { key: "company", header: "Company", rowHeader: true, cell: ({ companyName }) => companyName },
    { key: "contact", header: "Contact", cell: ({ contactName }) => contactName },
    { key: "email", header: "Email", cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
    { key: "status", header: "Status", cell: ({ status }) => <InstallerStatusBadge status={status} /> },
    { key: "credits", header: "Credits", align: "end", cell: ({ credits }) => formatNumber(credits) },
    { key: "registered", header: "Registered", cell: ({ createdAt }) => <Day when={createdAt} /> },
    {
      key: "actions",
      header: "Actions",
      actions: true,
      cell: (row) => <Actions row={row} state={state?.form === row.id ? state : undefined} />,
    },
  ];
  return <DataTable caption="Installers, newest first" columns={columns} rows={installers} rowKey={({ id }) => id} />;
}

function Actions({ row, state }: { row: Row; state: FormState | undefined }) {
  return (
    <div className="btn-row">
      {row.status === "pending" && (
        <>
          <PlainAction row={row} intent="approve" label="Approve" pendingLabel="Approving…" primary />
          <ReasonForm
            action="/admin"
            subject={{ field: "installerId", id: row.id, name: row.companyName }}
            intent="decline"
            label="Decline"
            title={`Decline ${row.companyName}?`}
            consequence="They cannot see or buy leads. The reason is sent to them."
            confirmLabel="Decline and send reason"
            state={state}
          />
        </>
      )}
      {row.status === "approved" && (
        <ReasonForm
          action="/admin"
          subject={{ field: "installerId", id: row.id, name: row.companyName }}
          intent="suspend"
          label="Suspend"
          title={`Suspend ${row.companyName}?`}
          consequence={`Access ends at once in all open sessions. Bought leads stay readable and ${formatNumber(row.credits)} credits are kept.`}
          confirmLabel="Suspend and send reason"
          state={state}
        />
      )}
      {row.status === "suspended" && (
        <PlainAction row={row} intent="reinstate" label="Reinstate" pendingLabel="Reinstating…" />
      )}
      <PlainAction row={row} intent="grant" label={`+${limits.adminGrantCredits} Credits`} pendingLabel="Adding…" />
    </div>
  );
}

type PlainActionProps = { row: Row; intent: string; label: string; pendingLabel: string; primary?: boolean };

function PlainAction({ row, intent, label, pendingLabel, primary }: PlainActionProps) {
  return (
    <Form method="post" action="/admin" preventScrollReset>
      <input type="hidden" name="installerId" value={row.id} />
      <input type="hidden" name="grantId" value={row.grantId} />
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton
        size="tight"
        variant={primary ? "primary" : "secondary"}
        pendingLabel={pendingLabel}
        intent={{ name: "key", value: `${intent} ${row.id}` }}
      >
        {label}
        <span className="sr-only"> {row.companyName}</span>
      </SubmitButton>
      <input type="hidden" name="key" value={`${intent} ${row.id}`} />
    </Form>
  );
}

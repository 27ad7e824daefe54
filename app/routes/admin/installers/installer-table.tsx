import { Link } from "react-router";
import { companyNameId, InstallerButtons } from "#app/routes/admin/installers/installer-buttons.tsx";
import { InstallerEmail } from "#app/routes/admin/installers/installer-email.tsx";
import { InstallerStatusBadge } from "#app/ui/badge.tsx";
import { Day } from "#app/ui/day.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { InstallerSummary } from "#domain/admin/installers/admin-overview.ts";

type Row = InstallerSummary & { grantId: string };
type InstallerTableProps = {
  installers: readonly Row[];
  /** The address of this list, to which the buttons return. */
  action: string;
  state: FormState | undefined;
};

export function InstallerTable({ installers, action, state }: InstallerTableProps) {
  const columns: Column<Row>[] = [
    {
      key: "company",
      header: "Company",
      rowHeader: true,
      cell: ({ id, companyName }) => (
        <Link id={companyNameId(id)} to={`/admin/installers/${id}`}>
          {companyName}
        </Link>
      ),
    },
    {
      key: "contact",
      header: "Contact",
      phone: "line",
      cell: (row) => (
        <>
          {row.isClosed ? "None" : row.contactName}
          <span className="sub">
            <InstallerEmail company={row} />
          </span>
        </>
      ),
    },
    {
      key: "status",
      header: "Status",
      phone: "end",
      cell: (row) => (
        <InstallerStatusBadge status={row.isClosed ? "closed" : row.isDeclined ? "declined" : row.status} />
      ),
    },
    {
      key: "credits",
      header: "Credits",
      align: "end",
      phone: "named",
      cell: ({ credits, isClosed }) => (isClosed ? "None" : formatNumber(credits)),
    },
    { key: "registered", header: "Registered", phone: "end", cell: ({ createdAt }) => <Day when={createdAt} /> },
    {
      key: "actions",
      header: "Actions",
      actions: true,
      phone: "hidden",
      cell: (row) => <InstallerButtons company={row} action={action} state={stateOfForm(state, row.id)} />,
    },
  ];
  return <DataTable caption="Installers, newest first" columns={columns} rows={installers} rowKey={({ id }) => id} />;
}

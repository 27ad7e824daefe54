import { SummaryButton } from "#app/ui/summary-button.tsx";
import { DataTable } from "#app/ui/tables/data-table.tsx";

type RolesTableProps<Role extends string, Act extends string> = {
  roles: Readonly<Record<Role, { label: string }>>;
  /** In words, in the order of the table. */
  acts: Readonly<Record<Act, string>>;
  may: (role: NoInfer<Role>, act: NoInfer<Act>) => boolean;
};

/** What each role may do, an act a row; folded. */
export function RolesTable<Role extends string, Act extends string>({ roles, acts, may }: RolesTableProps<Role, Act>) {
  const columns = (Object.keys(roles) as Role[]).map((role) => ({
    key: role,
    header: roles[role].label,
    cell: (act: Act) => (may(role, act) ? "Yes" : "No"),
  }));
  const act = { key: "act", header: "Act", rowHeader: true, cell: (one: Act) => acts[one] };
  return (
    <details className="card">
      <SummaryButton>What each role may do</SummaryButton>
      <DataTable
        caption="What each role may do"
        columns={[act, ...columns]}
        rows={Object.keys(acts) as Act[]}
        rowKey={(one) => one}
        compact
      />
    </details>
  );
}

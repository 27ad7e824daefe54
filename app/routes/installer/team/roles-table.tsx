import { SummaryButton } from "#app/ui/summary-button.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { companyActWords, companyRoleWords } from "#content/company-roles.ts";
import { COMPANY_ROLES, type CompanyAct, companyRoles, mayAct } from "#domain/roles.ts";

type ShownAct = Exclude<CompanyAct, "own">;

const words: Record<ShownAct, string> = companyActWords;
const acts = companyRoles.owner.filter((act): act is ShownAct => act !== "own");

const columns: Column<ShownAct>[] = [
  { key: "act", header: "Act", rowHeader: true, cell: (act) => words[act] },
  ...COMPANY_ROLES.map((role) => ({
    key: role,
    header: companyRoleWords[role].label,
    cell: (act: ShownAct) => (mayAct(role, act) ? "Yes" : "No"),
  })),
];

export function RolesTable() {
  return (
    <details className="card">
      <SummaryButton>What each role may do</SummaryButton>
      <DataTable caption="What each role may do" columns={columns} rows={acts} rowKey={(act) => act} compact />
    </details>
  );
}

import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { formatCredits } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { companyRoleWords } from "#content/company-roles.ts";
import { type CompanyRole, mayAct } from "#domain/roles.ts";
import type { Member } from "#domain/team/members.ts";

type PeopleProps = { members: readonly Member[]; me: string };

export function People({ members, me }: PeopleProps) {
  const person: Column<Member> = {
    key: "person",
    header: "Person",
    rowHeader: true,
    free: true,
    cell: ({ userId, name, email }) => (
      <>
        {name}
        {userId === me && <span className="muted"> you</span>}
        <span className="sub">{email}</span>
      </>
    ),
  };
  return <DataTable caption="People" columns={[person, ...columns]} rows={members} rowKey={({ userId }) => userId} />;
}

const columns: Column<Member>[] = [
  { key: "role", header: "Role", phone: "line", cell: ({ role }) => companyRoleWords[role].label },
  { key: "limit", header: "Monthly limit", phone: "named", cell: (member) => <MonthlyLimit {...member} /> },
  {
    key: "two-factor",
    header: "Two-factor",
    phone: "hidden",
    cell: ({ hasTwoFactor }) => <Badge tone={hasTwoFactor ? "ok" : "plain"}>{hasTwoFactor ? "On" : "Off"}</Badge>,
  },
  {
    key: "actions",
    header: "Actions",
    actions: true,
    phone: "end",
    cell: ({ userId, name }) => (
      <LinkButton variant="secondary" size="tight" to={`?change=${encodeURIComponent(userId)}#change`}>
        Change<span className="sr-only"> {name}</span>
      </LinkButton>
    ),
  },
];

type MonthlyLimitProps = { role: CompanyRole; creditsAMonth: number | null };

export function MonthlyLimit({ role, creditsAMonth }: MonthlyLimitProps) {
  if (!mayAct(role, "leads_for_sale")) return <span className="muted">Does not buy</span>;
  return creditsAMonth === null ? "No limit" : formatCredits(creditsAMonth);
}

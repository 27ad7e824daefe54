import { Form, Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { adminRoleWords } from "#content/admin-roles.ts";
import type { AdminUser } from "#domain/accounts/admin-users.ts";

export function AdminTable({ admins, viewerId }: { admins: readonly AdminUser[]; viewerId: string }) {
  const columns: Column<AdminUser>[] = [
    {
      key: "email",
      header: "Email",
      rowHeader: true,
      cell: ({ email, name }) => (
        <>
          <EmailText email={email} linked={false} />
          <span className="sub">{name}</span>
        </>
      ),
    },
    {
      key: "userId",
      header: "User ID",
      phone: "hidden",
      cell: ({ userId }) => (
        <code className="sub" title={userId}>
          {userId}
        </code>
      ),
    },
    { key: "role", header: "Role", phone: "end", cell: ({ roles }) => <Roles roles={roles} /> },
    { key: "added", header: "Added", phone: "end", cell: ({ createdAt }) => <Day when={createdAt} /> },
    {
      key: "actions",
      header: "Actions",
      actions: true,
      phone: "wide",
      cell: (admin) =>
        admin.userId === viewerId ? (
          <span className="muted small">You. Another owner can change your roles.</span>
        ) : (
          <Acts admin={admin} />
        ),
    },
  ];
  return (
    <DataTable caption="Administrators, newest first" columns={columns} rows={admins} rowKey={({ userId }) => userId} />
  );
}

function Roles({ roles }: Pick<AdminUser, "roles">) {
  return roles.map((role) => (
    <Badge key={role} tone="info">
      {adminRoleWords[role].label}
    </Badge>
  ));
}

function Acts({ admin: { userId, email } }: { admin: AdminUser }) {
  return (
    <Form method="post" className="btn-row" preventScrollReset>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="userId" value={userId} />
      <Link className="btn btn-secondary btn-tight" to={`/admin/users?change=${userId}#change`}>
        Change<span className="sr-only"> the roles of {email}</span>
      </Link>
      <ConfirmSubmit
        size="tight"
        variant="danger"
        intent={{ name: "userId", value: userId }}
        pendingLabel="Removing…"
        title={`Remove ${email}?`}
        body={<p>They lose access to the admin area straight away, in all open sessions. They keep their account.</p>}
        confirmLabel="Remove admin"
      >
        Remove
        <span className="sr-only"> {email}</span>
      </ConfirmSubmit>
    </Form>
  );
}

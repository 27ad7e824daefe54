import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
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
    { key: "userId", header: "User ID", cell: ({ userId }) => <code className="break-all">{userId}</code> },
    { key: "role", header: "Role", cell: ({ roles }) => <Badge tone="info">{roles.join(", ")}</Badge> },
    { key: "added", header: "Added", cell: ({ createdAt }) => <Day when={createdAt} /> },
    {
      key: "actions",
      header: "Actions",
      actions: true,
      cell: (admin) =>
        admins.length > 1 ? (
          <Remove admin={admin} isSelf={admin.userId === viewerId} />
        ) : (
          <span className="muted small">You cannot remove the only administrator.</span>
        ),
    },
  ];
  return (
    <DataTable caption="Administrators, newest first" columns={columns} rows={admins} rowKey={({ userId }) => userId} />
  );
}

function Remove({ admin, isSelf }: { admin: AdminUser; isSelf: boolean }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="userId" value={admin.userId} />
      <ConfirmSubmit
        size="tight"
        variant="danger"
        intent={{ name: "userId", value: admin.userId }}
        pendingLabel="Removing…"
        title={isSelf ? "Remove yourself?" : `Remove ${admin.email}?`}
        body={
          <p>
            {isSelf
              ? "You will lose access to the admin area straight away. Another administrator can add you again."
              : "They lose access to the admin area straight away, in all open sessions. They keep their account."}
          </p>
        }
        confirmLabel="Remove admin"
      >
        Remove
        <span className="sr-only"> {admin.email}</span>
      </ConfirmSubmit>
    </Form>
  );
}

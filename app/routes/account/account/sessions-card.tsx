import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDate, formatDateTime } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import type { MySession } from "#domain/accounts/my-security.ts";

const columns: Column<MySession>[] = [
  {
    key: "device",
    header: "Device",
    rowHeader: true,
    cell: ({ device, isThis }) => (
      <>
        {device} {isThis && <Badge tone="ok">This device</Badge>}
      </>
    ),
  },
  { key: "signed-in", header: "Signed in", cell: ({ signedInAt }) => formatDateTime(signedInAt) },
  { key: "last-used", header: "Last used", cell: ({ lastUsedAt }) => formatDate(lastUsedAt) },
  { key: "actions", header: "Actions", actions: true, cell: (session) => <SignOutThere session={session} /> },
];

export function SessionsCard({ sessions }: { sessions: readonly MySession[] }) {
  return (
    <Card title="Where you are signed in" id="sessions" className="stack">
      <DataTable caption="Where you are signed in" columns={columns} rows={sessions} rowKey={({ id }) => id} />
      {sessions.length > 1 && (
        <Form method="post" aria-label="Sessions">
          <input type="hidden" name="form" value="sessions" />
          <SubmitButton pendingLabel="Signing out…" variant="secondary" intent={{ name: "form", value: "sessions" }}>
            Sign out everywhere else
          </SubmitButton>
        </Form>
      )}
    </Card>
  );
}

function SignOutThere({ session: { id, device, isThis } }: { session: MySession }) {
  if (isThis) return null;
  return (
    <Form method="post">
      <input type="hidden" name="form" value="sessions" />
      <SubmitButton name="sessionId" value={id} variant="secondary" size="tight" pendingLabel="Signing out…">
        Sign out<span className="sr-only"> {device}</span>
      </SubmitButton>
    </Form>
  );
}

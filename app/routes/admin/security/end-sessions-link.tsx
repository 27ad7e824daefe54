import { LinkButton } from "#app/ui/button.tsx";

/** Leads to the page that asks for confirmation. */
export function EndSessionsLink({ userId, name }: { userId: string; name: string }) {
  return (
    <LinkButton variant="danger" size="tight" to={`/admin/security/sessions/${encodeURIComponent(userId)}`}>
      End sessions
      <span className="sr-only"> of {name}</span>
    </LinkButton>
  );
}

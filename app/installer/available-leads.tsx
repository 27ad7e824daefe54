import { LeadCard, type LeadOnCard } from "#app/installer/lead-card.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type AvailableLeadsProps = {
  page: { items: readonly LeadOnCard[]; nextCursor: string | null };
  balance: number;
  /** Not the first page. */
  continued: boolean;
  now: Date;
};

export function AvailableLeads({ page, balance, continued, now }: AvailableLeadsProps) {
  if (page.items.length === 0) {
    return (
      <EmptyState
        title="No Available Leads"
        actions={
          <LinkButton variant="secondary" to="/leads">
            Look again
          </LinkButton>
        }
      >
        {continued
          ? "You have seen them all."
          : "Nothing is for sale right now. New requests appear here as soon as customers confirm them."}
      </EmptyState>
    );
  }
  return (
    <section aria-label="Available leads" className="stack">
      <ul className="leads">
        {page.items.map((lead) => (
          <li key={lead.id}>
            <LeadCard lead={lead} balance={balance} now={now} />
          </li>
        ))}
      </ul>
      {(page.nextCursor || continued) && (
        <nav className="pager" aria-label="Pages">
          {continued && (
            <LinkButton variant="secondary" to="/leads">
              Newest leads
            </LinkButton>
          )}
          {page.nextCursor && (
            <LinkButton variant="secondary" to={`/leads?cursor=${page.nextCursor}`}>
              Older leads
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

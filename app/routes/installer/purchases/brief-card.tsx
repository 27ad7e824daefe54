import { BriefFacts } from "#app/ui/brief-facts.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDate } from "#app/ui/format.ts";
import { briefInWords } from "#content/brief/words.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

/** The customer's answers about the home; nothing where there are none. */
export function BriefCard({ lead: { brief, briefWrittenAt, serviceType } }: { lead: PurchasedLead }) {
  const parts = brief ? briefInWords(brief, serviceType) : [];
  if (parts.length === 0) return null;
  return (
    <Card
      title="Brief"
      aside={briefWrittenAt && <span className="small muted">Changed {formatDate(briefWrittenAt)}</span>}
    >
      <div className="stack">
        <BriefFacts parts={parts} />
      </div>
    </Card>
  );
}

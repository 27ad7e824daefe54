import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";

type RelatedService = { slug: string; label: string; summary: string };

export function RelatedServices({ related }: { related: readonly RelatedService[] }) {
  return (
    <Card title="Related services">
      <ul className="stack">
        {related.map(({ slug, label, summary }) => (
          <li key={slug}>
            <Link to={`/services/${slug}`}>{label}</Link>
            <br />
            <span className="small muted">{summary}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

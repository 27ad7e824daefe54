import { Link } from "react-router";
import { Scene, type SceneName } from "#app/ui/house/scene.tsx";

type RelatedService = { slug: SceneName; label: string; summary: string };

export function RelatedServices({ related }: { related: readonly RelatedService[] }) {
  return (
    <section className="wrap related" aria-labelledby="related-title">
      <h2 id="related-title">Related services</h2>
      <ul className="svc-grid">
        {related.map(({ slug, label, summary }) => (
          <li className="svc" key={slug}>
            <Scene of={slug} />
            <div className="svc-body">
              <h3>
                <Link to={`/services/${slug}`}>{label}</Link>
              </h3>
              <p className="muted small">{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

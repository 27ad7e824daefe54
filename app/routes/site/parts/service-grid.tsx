import { Link } from "react-router";
import { Ticks } from "#app/routes/site/parts/ticks.tsx";
import { Scene, type SceneName } from "#app/ui/house/scene.tsx";
import "./service-grid.css";

export interface ServiceOnCard {
  slug: SceneName;
  label: string;
  summary: string;
  features: readonly string[];
}

const FEATURES_SHOWN = 3;

/** Cards linking to the service pages; each shows its first three features and counts the rest. */
export function ServiceGrid({ cards }: { cards: readonly ServiceOnCard[] }) {
  return (
    <ul className="svc-grid">
      {cards.map(({ slug, label, summary, features }) => (
        <li className="svc" key={slug}>
          <Scene of={slug} />
          <div className="svc-body">
            <h3>
              <Link to={`/services/${slug}`}>{label}</Link>
            </h3>
            <p className="muted">{summary}</p>
          </div>
          <Ticks points={features.slice(0, FEATURES_SHOWN)} />
          <p className="more">{more(features.length - FEATURES_SHOWN)}</p>
        </li>
      ))}
    </ul>
  );
}

const more = (count: number) => `+${count} more ${count === 1 ? "service" : "services"}`;

import { Link } from "react-router";
import { Ticks } from "#app/routes/site/parts/ticks.tsx";
import { HousePart, type HousePartName } from "#app/ui/house/house.tsx";

export interface ServiceOnCard {
  slug: string;
  label: string;
  summary: string;
  picture: HousePartName;
  features: readonly string[];
}

const FEATURES_SHOWN = 3;

/** Cards linking to the service pages; each shows its first three features and counts the rest. */
export function ServiceGrid({ cards }: { cards: readonly ServiceOnCard[] }) {
  return (
    <ul className="svc-grid">
      {cards.map(({ slug, label, summary, picture, features }) => (
        <li className="svc" key={slug}>
          <HousePart part={picture} />
          <div className="svc-body">
            <h3>
              <Link to={`/services/${slug}`}>{label}</Link>
            </h3>
            <p className="muted">{summary}</p>
          </div>
          <Ticks points={features.slice(0, FEATURES_SHOWN)} />
          <p className="more">+{features.length - FEATURES_SHOWN} more services</p>
        </li>
      ))}
    </ul>
  );
}

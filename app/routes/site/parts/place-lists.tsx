import { Link } from "react-router";
import { areaPath } from "#content/site-map/local-paths.ts";
import "./local-pages.css";

type PlaceListProps = { title?: string; places: readonly string[]; note?: string | undefined };

/** Names in a row: towns, neighbourhoods, outward codes. */
export function PlaceList({ title, places, note }: PlaceListProps) {
  return (
    <div className="stack-s">
      {title && <h3>{title}</h3>}
      <ul className="chips">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
      {note && <p className="small muted">{note}</p>}
    </div>
  );
}

type LinkedArea = { slug: string; name: string; distanceMiles?: number };

/** Further areas, with their distance where that is meaningful. */
export function AreaLinks({ areas }: { areas: readonly LinkedArea[] }) {
  return (
    <ul className="area-links">
      {areas.map(({ slug, name, distanceMiles }) => (
        <li key={slug}>
          <Link to={areaPath(slug)}>{name}</Link>
          {distanceMiles !== undefined && <span className="muted num">{miles(distanceMiles)}</span>}
        </li>
      ))}
    </ul>
  );
}

function miles(distance: number): string {
  return distance === 1 ? "1 mile" : `${distance} miles`;
}

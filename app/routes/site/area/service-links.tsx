import { Link } from "react-router";
import { HousePart, type HousePartName } from "#app/ui/house/house.tsx";

export interface ServiceLink {
  label: string;
  to: string;
  line: string;
  picture: HousePartName;
}

/** Small cards linking to a service, here or in general. The page must also contain `HouseSprite`. */
export function ServiceLinks({ links }: { links: readonly ServiceLink[] }) {
  return (
    <ul className="svc-grid">
      {links.map(({ label, to, line, picture }) => (
        <li className="svc" key={to}>
          <HousePart part={picture} />
          <div className="svc-body">
            <h3>
              <Link to={to}>{label}</Link>
            </h3>
            <p className="muted">{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

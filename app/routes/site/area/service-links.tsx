import { Link } from "react-router";
import { Scene, type SceneName } from "#app/ui/house/scene.tsx";
import "#app/routes/site/parts/service-grid.css";

export interface ServiceLink {
  label: string;
  to: string;
  line: string;
  scene: SceneName;
}

/** Small cards linking to a service, here or in general. The page must also contain `HouseSprite`. */
export function ServiceLinks({ links }: { links: readonly ServiceLink[] }) {
  return (
    <ul className="svc-grid">
      {links.map(({ label, to, line, scene }) => (
        <li className="svc" key={to}>
          <Scene of={scene} />
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

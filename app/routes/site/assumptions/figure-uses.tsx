import { Link } from "react-router";
import type { Use } from "#domain/assumptions/uses.ts";

/** Every page and part of the product that counts with a figure. */
export function FigureUses({ uses }: { uses: readonly Use[] }) {
  return (
    <ul className="figure-uses">
      {uses.map(({ name, about, path }) => (
        <li key={`${name} ${path}`}>
          {path ? (
            <Link to={path}>
              <b>{name}</b>
              {about && <small>{about}</small>}
            </Link>
          ) : (
            <div>
              <b>{name}</b>
              {about && <small>{about}</small>}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

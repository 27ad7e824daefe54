import { Link } from "react-router";
import "./breadcrumbs.css";

export interface Crumb {
  name: string;
  path: string;
}

/** The path to this page; the last entry is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

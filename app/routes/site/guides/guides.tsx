import { Link } from "react-router";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { guideList as page } from "#content/guides/guide-list.ts";
import { guidePath, guides } from "#content/guides/guides.ts";
import type { Route } from "./+types/guides.ts";
import "#app/routes/site/parts/service-grid.css";

export const handle = publicPage;

const crumbs = [
  { name: "Home", path: "/" },
  { name: page.heading, path: page.path },
];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...page, matches, crumbs });

export function loader() {
  return { guides: guides.map(({ slug, heading, description }) => ({ slug, heading, description })) };
}

export default function GuidesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l">
      <div className="stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{page.heading}</h1>
        <p className="lead">{page.intro}</p>
      </div>
      <ul className="svc-grid">
        {loaderData.guides.map(({ slug, heading, description }) => (
          <li className="svc" key={slug}>
            <div className="svc-body">
              <h2>
                <Link to={guidePath(slug)}>{heading}</Link>
              </h2>
              <p className="muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

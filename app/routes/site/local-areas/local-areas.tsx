import { Link } from "react-router";
import { AreaCards } from "#app/routes/site/local-areas/area-cards.tsx";
import { AreaSearch, type AreaSearchValues } from "#app/routes/site/local-areas/area-search.tsx";
import { LondonMap } from "#app/routes/site/local-areas/london-map.tsx";
import { UkMap } from "#app/routes/site/local-areas/uk-map.tsx";
import { PageSection } from "#app/routes/site/parts/page-section.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { ServiceIcon } from "#app/ui/service-icon.tsx";
import { Stat } from "#app/ui/stat-tile.tsx";
import { TextSections } from "#app/ui/text-sections.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { localAreas as page } from "#content/pages/local-areas.ts";
import { type ServiceSlug, services } from "#content/services.ts";
import { areas } from "#domain/areas/area.ts";
import { areaTotals } from "#domain/areas/area-totals.ts";
import { findRegion, regions } from "#domain/areas/region.ts";
import { searchAreas } from "#domain/areas/search-areas.ts";
import type { Route } from "./+types/local-areas.ts";
import "#app/routes/site/parts/local-pages.css";
import "#app/routes/site/parts/service-grid.css";
import "#app/ui/charts/maps.css";

const UK_WIDE: readonly ServiceSlug[] = [
  ...(["solar-panels", "battery-storage", "heat-pumps"] as const),
  ...(["ev-chargers", "commercial-renewables"] as const),
];

function UkWideServices() {
  return (
    <ul className="svc-grid svc-five">
      {services
        .filter(({ slug }) => UK_WIDE.includes(slug))
        .map(({ slug, label, summary, icon }) => (
          <li className="svc" key={slug}>
            <div className="svc-body">
              <ServiceIcon name={icon} />
              <h3>
                <Link to={`/services/${slug}`}>{label}</Link>
              </h3>
              <p className="muted">{summary}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}

export const handle = publicPage;

const QUERY_LETTERS_MAX = 80;

export const loader = withErrorPage(async ({ request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("query") ?? "").trim().slice(0, QUERY_LETTERS_MAX);
  const region = findRegion(searchParams.get("region") ?? "")?.name ?? "";
  const asked: AreaSearchValues = { query, region };
  return { asked, found: searchAreas(asked) };
});

const crumbs = [
  { name: "Home", path: "/" },
  { name: page.heading, path: page.path },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  // Search results are not a page in their own right.
  const hidden = Boolean(loaderData?.asked.query || loaderData?.asked.region);
  return pageMeta({ ...page, crumbs, hidden, matches });
};

export default function LocalAreasRoute({ loaderData: { asked, found } }: Route.ComponentProps) {
  // After a search the results come first; otherwise the map.
  const isAsked = asked.query !== "" || asked.region !== "";
  const marked = isAsked ? found.areas : [];
  const cards = <AreaCards found={found} asked={asked} of={areas.length} />;
  return (
    <div className="wrap page stack-l">
      <div className="stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{page.heading}</h1>
        <p className="lead">{page.intro}</p>
        <Totals />
      </div>
      <PageSection id="areas" title="Search the areas">
        <AreaSearch asked={asked} path={page.path} />
        {isAsked && cards}
        <p className="muted">Choose a region on the map to list its areas, or a point or borough to open its page.</p>
        <div className="maps">
          <UkMap
            regions={regions}
            region={asked.region}
            areas={areas.filter(({ kind }) => kind !== "borough")}
            found={marked}
          />
          <LondonMap areas={areas.filter(({ kind }) => kind === "borough")} found={marked} />
        </div>
        {!isAsked && cards}
      </PageSection>
      <PageSection id="services" title="Everywhere in the UK">
        <UkWideServices />
      </PageSection>
      <TextSections sections={page.sections} />
    </div>
  );
}

const MILLION = 1_000_000;

function Totals() {
  const { areas: count, regions: regionCount, outwardCodes, population } = areaTotals;
  return (
    <dl className="stats stats-four">
      <Stat label="areas" value={count} />
      <Stat label="regions" value={regionCount} />
      <Stat label="postcodes covered (outward codes)" value={formatNumber(outwardCodes)} />
      <Stat label="people, mid-2022, ONS" value={`${(population / MILLION).toFixed(1)} million`} />
    </dl>
  );
}

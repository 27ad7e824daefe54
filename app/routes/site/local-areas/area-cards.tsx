import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import type { AreaSearchValues } from "#app/routes/site/local-areas/area-search.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { areaPath } from "#content/site-map/local-paths.ts";
import type { Area } from "#domain/areas/area.ts";
import type { AreaSearchResult } from "#domain/areas/search-areas.ts";

type AreaCardsProps = { found: AreaSearchResult; asked: AreaSearchValues; of: number };

export function AreaCards({ found, asked, of }: AreaCardsProps) {
  const why = explanation(found, asked);
  return (
    <>
      <p className="num" role="status">
        Showing {found.areas.length} of {of} areas
      </p>
      {why && <p>{why}</p>}
      <p className="small muted">kWh/kW: what 1 kW of south-facing panels makes there in a year (SAP 2012).</p>
      {found.areas.length > 0 ? (
        <Cards areas={found.areas} byRegion={asked.query === "" && asked.region === ""} />
      ) : (
        <NothingFound asked={asked} />
      )}
    </>
  );
}

/** Search results come best match first; the whole list goes region by region. */
function Cards({ areas, byRegion }: { areas: readonly Area[]; byRegion: boolean }) {
  if (!byRegion) return <CardList areas={areas} />;
  const regions = Map.groupBy(areas, ({ region }) => region);
  return [...regions.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other, "en-GB"))
    .map(([region, inRegion]) => (
      <details className="part region" key={region} open data-unsettled>
        <summary>
          <span className="region-name">
            {region} <span className="muted small">{inRegion.length}</span>
          </span>
          <ChevronDown className="icon chev" aria-hidden="true" />
        </summary>
        <CardList areas={inRegion} />
      </details>
    ));
}

function CardList({ areas }: { areas: readonly Area[] }) {
  return (
    <ul className="area-cards">
      {areas.map((area) => (
        <AreaCard key={area.slug} area={area} />
      ))}
    </ul>
  );
}

function AreaCard({ area }: { area: Area }) {
  const { slug, name, region, population, populationIsRounded, solarKwhPerKwp } = area;
  return (
    <li>
      <h3>
        <Link to={areaPath(slug)}>{name}</Link>
      </h3>
      <p>
        {kindOf(area)} · {region}
      </p>
      <p className="num">
        {populationIsRounded ? "" : `${formatNumber(population)} people · `}
        {formatNumber(solarKwhPerKwp)} kWh/kW
      </p>
    </li>
  );
}

const KINDS = { city: "City", county: "County", borough: "London borough" };

function kindOf({ slug, kind }: Area): string {
  if (slug === "city-of-london") return "City in London";
  return slug === "reading" ? "Town" : KINDS[kind];
}

function explanation({ areas, match, place }: AreaSearchResult, { query, region }: AreaSearchValues) {
  if (areas.length === 0) return undefined;
  if (match === "similar") return `Nothing matches “${query}”. Did you mean one of these?`;
  if (match === "nearby") {
    return `${place ?? query} has no page yet. These are the nearest${region && ` in ${region}`}. You can ask for quotes from any UK postcode.`;
  }
  return undefined;
}

function NothingFound({ asked: { query, region } }: { asked: AreaSearchValues }) {
  return (
    <EmptyState
      title={`No areas match${query && ` “${query}”`}${region && ` in ${region}`}`}
      actions={
        <>
          <LinkButton to="/contact#quote">Get up to 3 free quotes</LinkButton>
          <LinkButton variant="secondary" to="/local-areas">
            Show all areas
          </LinkButton>
        </>
      }
    >
      Try the first half of your postcode, or a larger town nearby. The quote form works with any UK postcode.
    </EmptyState>
  );
}

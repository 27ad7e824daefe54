import { Link } from "react-router";
import type { AreaSearchValues } from "#app/routes/site/local-areas/area-search.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { areaPath } from "#content/site-map/local-paths.ts";
import type { Area } from "#domain/areas/area.ts";
import type { AreaSearchResult } from "#domain/areas/search-areas.ts";

type AreaCardsProps = { found: AreaSearchResult; asked: AreaSearchValues; of: number };

/** How many were found, why these, and a card for each. */
export function AreaCards({ found, asked, of }: AreaCardsProps) {
  const why = explanation(found, asked);
  return (
    <>
      <p className="num" role="status">
        Showing {found.areas.length} of {of} areas
      </p>
      {why && <p>{why}</p>}
      <p className="small muted">
        kWh/kW: what 1 kW of south-facing panels makes there in a year (SAP 2012).{" "}
        <a href="#map">Rather see the map?</a>
      </p>
      {found.areas.length > 0 ? (
        <ul className="area-cards">
          {found.areas.map((area) => (
            <AreaCard key={area.slug} area={area} />
          ))}
        </ul>
      ) : (
        <NothingFound asked={asked} />
      )}
    </>
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
  if (match === "similar") return `Nothing here is called “${query}”. Did you mean one of these?`;
  if (match === "nearby") {
    return `${place ?? query} has no page of its own. These are the nearest${region && ` in ${region}`}; installers can be asked for any UK postcode.`;
  }
  return undefined;
}

function NothingFound({ asked: { query, region } }: { asked: AreaSearchValues }) {
  return (
    <EmptyState
      title={`No area matches${query && ` “${query}”`}${region && ` in ${region}`}`}
      actions={
        <>
          <LinkButton to="/contact#quote">Get 3 free quotes</LinkButton>
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

import { Fragment } from "react";
import { CountLink } from "#app/routes/admin/figures/count-link.tsx";
import { FigureCsvLink } from "#app/routes/admin/figures/figure-csv-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { limitsOf, ShadeLegend, shadeOf } from "#app/ui/charts/map-shades.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { addressOf } from "#app/web/addresses/list-address.ts";
import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { WITHOUT_PLACE } from "#domain/areas/region.ts";
import { ukMap } from "#domain/areas/uk-map.ts";
import type { Coverage, RegionCoverage, ServiceDemand } from "#domain/statistics/coverage-by-region.ts";
import "#app/routes/admin/parts/queue.css";

type Days = Pick<Coverage, "from" | "to">;
type ListProps = { region: string; services: readonly ServiceDemand[]; days: Days };

/** How many of a region's services are named. */
const SERVICES_SHOWN = 3;

const leadsOf = ({ from, to }: Days, region: string, service?: string) =>
  addressOf("/admin/leads/all", { service, confirmed: "yes", region, from, to });

const columnsFor = (days: Days): Column<RegionCoverage>[] => [
  { key: "region", header: "Region", rowHeader: true, cell: ({ region }) => region },
  {
    key: "leads",
    header: "Leads",
    align: "end",
    cell: ({ region, leads }) => <CountLink count={leads} to={leadsOf(days, region)} of={`leads, ${region}`} />,
  },
  {
    key: "services",
    header: "Top service",
    cell: ({ region, services }) => (
      <ServiceList region={region} services={services.slice(0, SERVICES_SHOWN)} days={days} />
    ),
  },
  {
    key: "reaching",
    header: "Installers reaching in",
    align: "end",
    cell: ({ region, reaching }) => (
      <CountLink
        count={reaching}
        to={addressOf("/admin", { status: "approved", reaching: region })}
        of={`approved installers reaching into ${region}`}
      />
    ),
  },
  {
    key: "based",
    header: "Based there",
    align: "end",
    cell: ({ region, based }) => (
      <CountLink
        count={based}
        to={addressOf("/admin", { status: "approved", base: region })}
        of={`approved installers based in ${region}`}
      />
    ),
  },
  { key: "gaps", header: "Without an installer", cell: (row) => <Gaps row={row} days={days} /> },
];

export function CoverageSection({ coverage }: { coverage: Coverage }) {
  const { regions, leadsWithoutPlace, ...days } = coverage;
  return (
    <section className="stack" aria-labelledby="coverage-title">
      <div className="head-row">
        <h3 id="coverage-title">Coverage by region, last {limits.coverageFiguresDays} days</h3>
        <FigureCsvLink figure="coverage" name="Coverage by region" />
      </div>
      <div className="region-coverage">
        <CoverageMap regions={regions} />
        <DataTable
          caption="Leads and approved installers by region"
          columns={columnsFor(days)}
          rows={regions}
          rowKey={({ region }) => region}
          compact
        />
      </div>
      <p className="muted small">
        Leads: requested or entered in this period, and confirmed by the customer or entered by an administrator.
        Installers reaching in: approved companies whose circle includes the middle of at least one outward code in the
        region, the same test that decides who hears about a new lead. A circle may only reach the edge of a region.
        Companies that have not set an area are not counted. A service has no installer if no company reaching in offers
        it.
      </p>
      {leadsWithoutPlace > 0 && (
        <p className="small">
          In no region, because we do not know where the outward code is:{" "}
          <CountLink count={leadsWithoutPlace} to={leadsOf(days, WITHOUT_PLACE)} of="leads in no region" />.
        </p>
      )}
    </section>
  );
}

function Gaps({ row: { region, leads, reaching, services }, days }: { row: RegionCoverage; days: Days }) {
  if (leads === 0) return "No demand";
  if (reaching === 0) return <Badge tone="bad">No installer for any lead</Badge>;
  const gaps = services.filter(({ installers }) => installers === 0);
  return gaps.length > 0 ? <ServiceList region={region} services={gaps} days={days} /> : "None";
}

function ServiceList({ region, services, days }: ListProps) {
  if (services.length === 0) return "None";
  return services.map(({ service, leads }, index) => (
    <Fragment key={service}>
      {index > 0 && ", "}
      {leadServiceLabel(service)}&nbsp;
      <CountLink
        count={leads}
        to={leadsOf(days, region, service)}
        of={`leads for ${leadServiceLabel(service)}, ${region}`}
      />
    </Fragment>
  ));
}

/** For sighted readers: the table beside it says everything in words. */
function CoverageMap({ regions }: { regions: readonly RegionCoverage[] }) {
  const shades = limitsOf(regions.map(({ leads }) => leads));
  return (
    <figure className="map">
      <svg viewBox={ukMap.viewBox} aria-hidden="true" focusable="false">
        {ukMap.shapes.map(({ name, path }) => {
          const found = regions.find(({ region }) => region === name);
          const isUnserved = found !== undefined && found.leads > 0 && found.reaching === 0;
          const className = `${shadeOf(found?.leads ?? 0, shades)}${isUnserved ? " is-chosen" : ""}`;
          return <path key={name} d={path} className={className} />;
        })}
      </svg>
      <figcaption>
        <b>Leads by region, with a bold outline where no installer reaches</b>
        <ShadeLegend limits={shades} />
      </figcaption>
    </figure>
  );
}

import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { regions } from "#domain/areas/region.ts";
import { milesToRegions } from "#domain/areas/region-distances.ts";
import type { Context } from "#domain/context.ts";
import { allOutwardCodes, findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { approvedCoverage, demandByRegion } from "#domain/statistics/coverage.sql.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { momentsOf } from "#domain/time/days.ts";

export interface ServiceDemand {
  service: string;
  leads: number;
  /** Approved companies that do this service and reach into the region. */
  installers: number;
}

/** What customers of a region ask for, and who could take it. */
export interface RegionCoverage {
  region: string;
  leads: number;
  /** By service, the most wanted first. */
  services: ServiceDemand[];
  /** Approved companies whose circle holds the middle of at least one outward code of the region. */
  reaching: number;
  /** Of those, how many have their base in the region. */
  based: number;
}

/** London days, both included. */
export interface Coverage {
  from: string;
  to: string;
  regions: RegionCoverage[];
  /** Leads whose outward code has no known place, so that they are in no region. */
  leadsWithoutPlace: number;
}

type Circle = Awaited<ReturnType<typeof approvedCoverage>>[number];
type Demand = Awaited<ReturnType<typeof demandByRegion>>[number];

/**
 * Demand against approved installers, region by region in alphabetical order: leads asked for or entered in the last
 * 90 days that were confirmed by the customer or entered by an administrator. Installers reach a place by the rule of
 * the alerts: its outward code's middle lies in their circle, outward codes they leave out included. Errors: not_signed_in, not_admin.
 */
export async function coverageByRegion({ db, now }: Context, actor: Actor): Promise<Coverage> {
  requireAdmin(actor, "desk");
  const to = londonDay(now);
  const from = addDays(to, 1 - limits.coverageFiguresDays);
  const { from: start = now, until = now } = momentsOf({ from, to });
  const [demand, circles] = await Promise.all([
    demandByRegion(db.orm, { from: start, until }, allOutwardCodes()),
    approvedCoverage(db.orm),
  ]);
  return {
    from,
    to,
    regions: coveredRegions(demand, circles),
    leadsWithoutPlace: sumOf(demand.filter(({ region }) => region === null)),
  };
}

interface Reach {
  reaching: number;
  based: number;
  byService: Map<string, number>;
}

function coveredRegions(demand: Demand[], circles: Circle[]): RegionCoverage[] {
  const reaches = reachesOf(circles);
  return regions.map(({ name: region }) => {
    const { reaching = 0, based = 0, byService } = reaches.get(region) ?? {};
    // One row for each service.
    const rows = demand.filter((row) => row.region === region);
    const services = rows.map(({ service, leads }) => ({ service, leads, installers: byService?.get(service) ?? 0 }));
    services.sort((one, other) => other.leads - one.leads || one.service.localeCompare(other.service));
    return { region, leads: sumOf(rows), services, reaching, based };
  });
}

/** Who reaches each region, in one pass: there may be ten thousand circles. */
function reachesOf(circles: Circle[]): ReadonlyMap<string, Reach> {
  const reaches = new Map<string, Reach>(
    regions.map(({ name }) => [name, { reaching: 0, based: 0, byService: new Map() }]),
  );
  for (const { baseOutcode, radiusMiles, services } of circles) {
    const home = findOutwardCode(baseOutcode)?.region;
    for (const [region, miles] of milesToRegions(baseOutcode)) {
      const reach = reaches.get(region);
      if (!reach || miles > radiusMiles) continue;
      reach.reaching += 1;
      if (region === home) reach.based += 1;
      for (const service of new Set(services)) reach.byService.set(service, (reach.byService.get(service) ?? 0) + 1);
    }
  }
  return reaches;
}

function sumOf(rows: readonly Demand[]): number {
  return rows.reduce((sum, { leads }) => sum + leads, 0);
}

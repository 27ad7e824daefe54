import { and, arrayContains, between, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { installerCoverage, profiles } from "#db/schema.ts";

/** WGS84 degrees. */
export interface LatitudeBand {
  south: number;
  north: number;
}

/**
 * A degree of latitude is 69.09 miles on the sphere of distance-miles.ts; rounded down so that the band is never too
 * narrow.
 */
const MILES_PER_DEGREE_NORTHWARD = 69;

const reach = sql`${installerCoverage.radiusMiles}::float8 / ${MILES_PER_DEGREE_NORTHWARD}`;

function approvedWithin({ south, north }: LatitudeBand) {
  return and(
    eq(profiles.status, "approved"),
    between(installerCoverage.latitude, sql`${south}::float8 - ${reach}`, sql`${north}::float8 + ${reach}`),
  );
}

/**
 * Approved companies that offer this service and whose circle reaches this latitude, though not necessarily the place.
 */
export async function installersNear(tx: Queryable, latitude: number, serviceType: string) {
  return tx
    .select({
      id: profiles.id,
      latitude: installerCoverage.latitude,
      longitude: installerCoverage.longitude,
      radiusMiles: installerCoverage.radiusMiles,
      services: installerCoverage.services,
      excludedOutcodes: installerCoverage.excludedOutcodes,
      minimumBudgetPounds: installerCoverage.minimumBudgetPounds,
      needsPhone: installerCoverage.needsPhone,
    })
    .from(installerCoverage)
    .innerJoin(profiles, eq(profiles.id, installerCoverage.installerId))
    .where(
      and(
        approvedWithin({ south: latitude, north: latitude }),
        arrayContains(installerCoverage.services, [serviceType]),
      ),
    )
    .orderBy(profiles.id);
}

/** The circles of approved companies that reach this band of latitudes. */
export async function circlesNear(tx: Queryable, band: LatitudeBand) {
  return tx
    .select({
      latitude: installerCoverage.latitude,
      longitude: installerCoverage.longitude,
      radiusMiles: installerCoverage.radiusMiles,
      excludedOutcodes: installerCoverage.excludedOutcodes,
    })
    .from(installerCoverage)
    .innerJoin(profiles, eq(profiles.id, installerCoverage.installerId))
    .where(approvedWithin(band));
}

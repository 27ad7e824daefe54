import { and, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { textArray } from "#db/parameters.ts";
import { installerCoverage, leads, profiles } from "#db/schema.ts";

/** Which region an outward code lies in. */
export interface PlaceInRegion {
  outward: string;
  region: string;
}

/** Leads of this time that could be sold, by region and service; those outside of all the places have no region. */
export async function demandByRegion(
  tx: Queryable,
  { from, until }: { from: Date; until: Date },
  places: readonly PlaceInRegion[],
) {
  const outcodes = textArray(places.map(({ outward }) => outward));
  const regions = textArray(places.map(({ region }) => region));
  // Counted by outward code first, which leaves few rows to look up.
  const counted = tx
    .select({ outcode: leads.outcode, service: leads.serviceType, many: sql<number>`count(*)`.as("many") })
    .from(leads)
    .where(and(gte(leads.createdAt, from), lt(leads.createdAt, until), isNotNull(leads.availableAt)))
    .groupBy(leads.outcode, leads.serviceType)
    .as("counted");
  return tx
    .select({
      region: sql<string | null>`place.region`,
      service: counted.service,
      leads: sql<number>`sum(${counted.many})::int`,
    })
    .from(counted)
    .leftJoin(sql`unnest(${outcodes}, ${regions}) as place(outcode, region)`, sql`place.outcode = ${counted.outcode}`)
    .groupBy(sql`place.region`, counted.service);
}

/** Approved companies that have said where they work. */
export async function approvedCoverage(tx: Queryable) {
  return tx
    .select({
      baseOutcode: installerCoverage.baseOutcode,
      radiusMiles: installerCoverage.radiusMiles,
      services: installerCoverage.services,
    })
    .from(installerCoverage)
    .innerJoin(profiles, eq(profiles.id, installerCoverage.installerId))
    .where(eq(profiles.status, "approved"));
}

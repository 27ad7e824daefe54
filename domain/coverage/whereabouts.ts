import type { Queryable } from "#db/connection.ts";
import { type Coverage, coverageOf } from "#domain/coverage/coverage.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import type { Position } from "#domain/postcodes/distance-miles.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";

/** Where a company works, if it has said so, and the point from which its distances are measured. */
export interface Whereabouts {
  coverage: Coverage | undefined;
  base: (Position & { outcode: string }) | undefined;
}

/**
 * Where this company is. Until it sets a base, its own postcode is used, so that distances need no setting up. Runs
 * inside the caller's transaction. Authorises nothing.
 */
export async function whereaboutsOf(tx: Queryable, installerId: string): Promise<Whereabouts> {
  const coverage = await coverageOf(tx, installerId);
  if (!coverage) return { coverage, base: await ownAddress(tx, installerId) };
  const { baseOutcode: outcode, latitude, longitude } = coverage;
  return { coverage, base: { outcode, latitude, longitude } };
}

async function ownAddress(tx: Queryable, installerId: string): Promise<Whereabouts["base"]> {
  const company = await installerById(tx, installerId);
  const [outcode = ""] = company?.postcode?.split(" ") ?? [];
  const place = findOutwardCode(outcode);
  return place && { outcode, latitude: place.latitude, longitude: place.longitude };
}

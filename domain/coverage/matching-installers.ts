import type { Queryable } from "#db/connection.ts";
import type { Context } from "#domain/context.ts";
import { circlesNear, installersNear } from "#domain/coverage/matching.sql.ts";
import { type Circle, isMatch, isWithin, type Matchable, type Wishes } from "#domain/coverage/matching.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";

/**
 * Every approved company that matches this lead (`isMatch`) by service, circle and wishes; never one without an area.
 * The same rule as `outwardCodesNear`, because a base is the middle of its own outward code. Runs inside the caller's
 * transaction. Authorises nothing.
 */
export async function installersCovering(tx: Queryable, lead: Matchable): Promise<{ id: string }[]> {
  const place = findOutwardCode(lead.outcode);
  if (!place) return [];
  const near = await installersNear(tx, place.latitude, lead.serviceType);
  return near.filter((company) => isMatch(lead, company)).map(({ id }) => ({ id }));
}

/**
 * The number of approved companies that work in at least one of these outward codes without excluding it, whatever
 * their services. Public. Ignores outward codes without a position.
 */
export async function countApprovedInstallersCovering({ db }: Context, outcodes: readonly string[]): Promise<number> {
  const places = outcodes.map(findOutwardCode).filter((place) => place !== undefined);
  if (places.length === 0) return 0;
  const latitudes = places.map(({ latitude }) => latitude);
  const circles = await circlesNear(db.orm, { south: Math.min(...latitudes), north: Math.max(...latitudes) });
  return circles.filter((circle) => places.some(({ outward }) => worksIn(outward, circle))).length;
}

function worksIn(outcode: string, circle: Circle & Pick<Wishes, "excludedOutcodes">): boolean {
  return isWithin(outcode, circle) && !circle.excludedOutcodes.includes(outcode);
}

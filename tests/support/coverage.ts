import type { Database } from "#db/connection.ts";
import { saveCoverage } from "#domain/coverage/coverage.sql.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { type Buyer, NOON } from "#tests/support/people.ts";

/** Sets the company's services and area, around the middle of an outward code. */
export async function worksAround(
  db: Database,
  { installer }: Buyer,
  baseOutcode: string,
  { radiusMiles, services }: { radiusMiles: number; services: string[] },
): Promise<void> {
  const place = findOutwardCode(baseOutcode);
  if (!place) throw new Error(`no outward code ${baseOutcode}`);
  const { latitude, longitude } = place;
  const base = { basePostcode: `${baseOutcode} 1AA`, baseOutcode, latitude, longitude };
  const row = { installerId: installer.id, ...base, radiusMiles, services, alerts: "never" as const, updatedAt: NOON };
  await saveCoverage(db.orm, row);
}

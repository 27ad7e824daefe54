import type { Database } from "#db/connection.ts";
import { saveCoverage } from "#domain/coverage/coverage.sql.ts";
import type { Wishes } from "#domain/coverage/matching.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { ask } from "#tests/support/invariants.ts";
import { type Buyer, NOON } from "#tests/support/people.ts";

const noOutcodes: string[] = [];

/** The wishes of a company that has set only its area and services. */
export const ANY_LEAD = { excludedOutcodes: noOutcodes, minimumBudgetPounds: null, needsPhone: false };

/** A lead whose customer gave neither budget nor phone number. */
export const UNSAID = { budgetRange: null, hasPhone: false };

/** Sets the company's services and area, around the middle of an outward code; nobody there wants alerts. */
export async function worksAround(
  db: Database,
  { installer }: Buyer,
  baseOutcode: string,
  { radiusMiles, services, ...wishes }: { radiusMiles: number; services: string[] } & Partial<Wishes>,
): Promise<void> {
  const place = findOutwardCode(baseOutcode);
  if (!place) throw new Error(`no outward code ${baseOutcode}`);
  const { latitude, longitude } = place;
  const base = { basePostcode: `${baseOutcode} 1AA`, baseOutcode, latitude, longitude };
  const installerId = installer.id;
  const { excludedOutcodes = [], minimumBudgetPounds = null, needsPhone = false } = wishes;
  const wanted = { services, excludedOutcodes: [...excludedOutcodes], minimumBudgetPounds, needsPhone };
  await saveCoverage(db.orm, { installerId, ...base, radiusMiles, ...wanted, updatedAt: NOON });
  await ask(db.orm, `update company_members set alerts = 'never' where installer_id = '${installerId}'`);
}

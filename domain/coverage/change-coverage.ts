import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { saveCoverage } from "#domain/coverage/coverage.sql.ts";
import { type Coverage, coverageOf } from "#domain/coverage/coverage.ts";
import type { CoverageForm } from "#domain/coverage/coverage-form.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";

/** The installer's own area and services; undefined until set. Errors: not_signed_in, not_found. */
export function myCoverage({ db }: Context, actor: Actor): Promise<Coverage | undefined> {
  return coverageOf(db.orm, requireInstaller(actor, "upkeep").id);
}

/**
 * Sets the company's area, its services and the leads it wants. The base is the middle of its postcode's outward code.
 * A form without wishes leaves the wishes alone. Errors: not_signed_in, not_found.
 */
export async function changeCoverage({ db, now }: Context, actor: Actor, form: CoverageForm): Promise<void> {
  const { id } = requireInstaller(actor, "upkeep");
  const { postcode, place } = form.basePostcode;
  await inTransaction(db, async (tx) => {
    // The first setting creates the row, so concurrent calls must queue for the company's own row.
    await lockInstaller(tx, id);
    const before = await coverageOf(tx, id);
    await saveCoverage(tx, {
      installerId: id,
      basePostcode: postcode,
      baseOutcode: place.outward,
      latitude: place.latitude,
      longitude: place.longitude,
      radiusMiles: form.radiusMiles,
      services: form.services,
      ...(form.wishes ?? wishesOf(before)),
      updatedAt: now,
    });
  });
}

function wishesOf(before: Coverage | undefined) {
  const { excludedOutcodes = [], minimumBudgetPounds = null, needsPhone = false } = before ?? {};
  return { excludedOutcodes, minimumBudgetPounds, needsPhone };
}

import { isDeepStrictEqual } from "node:util";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
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
  const user = requireUser(actor);
  const { id } = requireInstaller(actor, "upkeep");
  const { postcode, place } = form.basePostcode;
  await inTransaction(db, async (tx) => {
    // The first setting creates the row, so concurrent calls must queue for the company's own row.
    await lockInstaller(tx, id);
    const before = await coverageOf(tx, id);
    const area: Coverage = {
      basePostcode: postcode,
      baseOutcode: place.outward,
      latitude: place.latitude,
      longitude: place.longitude,
      radiusMiles: form.radiusMiles,
      services: form.services,
      ...(form.wishes ?? wishesOf(before)),
    };
    if (isDeepStrictEqual(area, before)) return;
    await saveCoverage(tx, { installerId: id, ...area, updatedAt: now });
    // The first one is part of signing up.
    if (!before) return;
    const subject = { type: "installer", id } as const;
    const record = { before: areaOnRecord(before), after: areaOnRecord(area) };
    await recordAudit(tx, user, { action: "change-area", subject, ...record, now });
  });
}

/** A company's postcode may be somebody's home, and the audit log is kept for good. */
function areaOnRecord({ baseOutcode, radiusMiles, services, ...wishes }: Coverage) {
  const { excludedOutcodes, minimumBudgetPounds, needsPhone } = wishes;
  return { baseOutcode, radiusMiles, services, excludedOutcodes, minimumBudgetPounds, needsPhone };
}

function wishesOf(before: Coverage | undefined) {
  const { excludedOutcodes = [], minimumBudgetPounds = null, needsPhone = false } = before ?? {};
  return { excludedOutcodes, minimumBudgetPounds, needsPhone };
}

import { type CheckFact, checkFact, registerFact } from "#content/check-facts.ts";
import type { ShownCheck } from "#content/shown-checks.ts";
import type { Technology, VettingCheck } from "#content/vetting.ts";
import type { Queryable } from "#db/connection.ts";
import { newestLookup } from "#domain/parties/register-lookups.sql.ts";
import { keptWith, optionalChecks, requiredChecks } from "#domain/required-checks.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { technologyOf } from "#domain/vetting/technologies-of.ts";
import { type CheckRow, newestChecks } from "#domain/vetting/vetting.sql.ts";

/**
 * The checks shown to customers that work on this service needs, for each of these companies, by id: the newest of each
 * kind, as of this day. Runs inside the caller's transaction. Authorises nothing.
 */
export async function shownChecksOf(
  tx: Queryable,
  installerIds: readonly string[],
  serviceType: string,
  now: Date,
): Promise<ReadonlyMap<string, ShownCheck[]>> {
  const technology = technologyOf(serviceType);
  const rows = await newestChecks(tx, installerIds);
  const today = londonDay(now);
  return new Map(
    installerIds.map((id) => {
      const own = rows.flatMap(({ row }) => (row.installerId === id ? [row] : []));
      return [id, shownChecks(own, technology, today)];
    }),
  );
}

/** The checks that customers read of, out of a company's newest ones, as of this London day. */
function shownChecks(own: readonly CheckRow[], technology: Technology, today: string): ShownCheck[] {
  const madeOf = (check: VettingCheck) => {
    const kept = keptWith(technology, check);
    return own.find((row) => row.technology === kept && row.check === check);
  };
  const needed = requiredChecks[technology].map((check) => shownCheck(check, madeOf(check), today));
  const passed = optionalChecks.flatMap((check) => {
    const made = madeOf(check);
    if (made?.outcome !== "passed") return [];
    return { ...shownCheck(check, made, today), ...(made.certificationBody && { scheme: made.certificationBody }) };
  });
  return [...needed, ...passed];
}

/**
 * What we have checked of a company for work with this technology, as it stood at a moment: each required check,
 * memberships of schemes, and its entry at Companies House. Worked out from rows that only grow. Runs inside the
 * caller's transaction. Authorises nothing.
 */
export async function checkFactsAt(
  tx: Queryable,
  installerId: string,
  { technology, at }: { technology: Technology; at: Date },
): Promise<CheckFact[]> {
  const rows = await newestChecks(tx, [installerId], at);
  const own = rows.map(({ row }) => row);
  const lookup = await newestLookup(tx, installerId, at);
  const entry = registerFact({ status: lookup?.status ?? null, on: lookup ? londonDay(lookup.lookedUpAt) : null });
  return [...shownChecks(own, technology, londonDay(at)).map(checkFact), entry];
}

/**
 * The technologies, of those each of these companies offers, whose required checks all hold on this day, by company.
 * Runs inside the caller's transaction. Authorises nothing.
 */
export async function checkedTechnologies(
  tx: Queryable,
  offers: readonly { id: string; technologies: readonly Technology[] }[],
  now: Date,
): Promise<ReadonlyMap<string, Technology[]>> {
  const rows = await newestChecks(
    tx,
    offers.map(({ id }) => id),
  );
  const byCompany = Map.groupBy(rows, ({ row }) => row.installerId);
  const today = londonDay(now);
  return new Map(
    offers.map(({ id, technologies }) => {
      const own = (byCompany.get(id) ?? []).map(({ row }) => row);
      const holds = (technology: Technology) =>
        requiredChecks[technology].every((check) => {
          const kept = keptWith(technology, check);
          const made = own.find((row) => row.technology === kept && row.check === check);
          return shownCheck(check, made, today).state === "checked";
        });
      return [id, technologies.filter(holds)];
    }),
  );
}

type Made = { outcome: "passed" | "failed"; checkedAt: Date; expiresOn: string | null };

function shownCheck(check: VettingCheck, made: Made | undefined, today: string): ShownCheck {
  if (!made) return { check, state: "not_checked", on: null, validUntil: null };
  const { outcome, checkedAt, expiresOn } = made;
  const on = londonDay(checkedAt);
  if (outcome === "failed") return { check, state: "failed", on, validUntil: null };
  const isOver = expiresOn !== null && expiresOn < today;
  return { check, state: isOver ? "ended" : "checked", on, validUntil: expiresOn };
}

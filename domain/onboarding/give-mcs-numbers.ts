import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import type { McsForm } from "#domain/onboarding/mcs-form.ts";
import { insertMcsClaims, newestMcsClaims } from "#domain/onboarding/onboarding.sql.ts";

/**
 * Records the company's MCS numbers, as it states them; this passes no check. Earlier numbers stay on record, and
 * repeating the same ones writes nothing. Errors: not_signed_in, not_found.
 */
export async function giveMcsNumbers({ db, now }: Context, actor: Actor, form: McsForm): Promise<void> {
  const { id } = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, id);
    const said = await newestMcsClaims(tx, id);
    const isSaid = (one: McsForm[number]) =>
      said.some(({ technology, number }) => technology === one.technology && number === one.number);
    await insertMcsClaims(
      tx,
      id,
      form.filter((one) => !isSaid(one)),
      now,
    );
  });
}

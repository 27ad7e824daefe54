import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import type { McsForm } from "#domain/onboarding/mcs-form.ts";
import { insertMcsClaims, newestMcsClaims } from "#domain/onboarding/onboarding.sql.ts";

/**
 * Records under which numbers MCS certifies the company, as it says; that passes no check. What it said before stays on
 * record, and saying the same again writes nothing. Errors: not_signed_in, not_found.
 */
export async function giveMcsNumbers({ db, now }: Context, actor: Actor, form: McsForm): Promise<void> {
  const { id } = requireInstaller(actor);
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

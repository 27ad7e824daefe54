import { countGoingOn } from "#domain/accounts/customers-left.sql.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";

/**
 * What the company’s customers lose when it closes its account, in words: "1 customer chose you, 2 quotes are open";
 * empty if nothing goes on. Errors: not_signed_in, not_found.
 */
export async function customersLeft({ db, now }: Context, actor: Actor): Promise<string> {
  const { id } = requireInstaller(actor, "company");
  const { chosen, quotes, appointments, outlines, unanswered } = await countGoingOn(db.orm, id, now);
  return [
    say(chosen, "customer chose you", "customers chose you"),
    say(quotes, "quote is open", "quotes are open"),
    say(appointments, "appointment is booked", "appointments are booked"),
    say(outlines, "outline waits for its customer", "outlines wait for their customers"),
    say(unanswered, "customer waits for your answer", "customers wait for your answer"),
  ]
    .flat()
    .join(", ");
}

function say(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

import type { RouterContextProvider } from "react-router";
import { bearerKeyOf } from "#app/web/bearer-key.ts";
import { actorOf, domainContext, requestContext } from "#app/web/context.ts";
import { loadActor } from "#domain/accounts/load-actor.ts";
import { type Actor, visitor } from "#domain/actor.ts";
import { actorOfKey } from "#domain/api-keys/actor-of-key.ts";

/** Who asks with this request by now, for an answer that goes on; signing out, revoking the key and suspending end it. */
export async function askAgain(headers: Headers, context: Readonly<RouterContextProvider>): Promise<Actor> {
  const { db, auth } = context.get(requestContext);
  const actor = actorOf(context);
  if (actor.kind === "visitor") return visitor;
  const key = bearerKeyOf(headers);
  if (key !== undefined) return (await actorOfKey(domainContext(context), key))?.actor ?? visitor;
  const userId = await auth.stillSignedIn(headers);
  return userId === actor.userId ? loadActor({ db }, userId) : visitor;
}

import type { RouterContextProvider } from "react-router";
import { bearerKeyOf } from "#app/web/bearer-key.ts";
import { actorOf, requestContext } from "#app/web/context.ts";
import { loadActor } from "#domain/accounts/load-actor.ts";
import { type Actor, visitor } from "#domain/actor.ts";
import { actorOfKey } from "#domain/api-keys/actor-of-key.ts";

/**
 * How to learn who asks with this request by now, for an answer that goes on; signing out, revoking the key and
 * suspending end it. Keeps nothing of the request but what these headers say: there may be
 * thousands of such answers.
 */
export function askingAgain(headers: Headers, context: Readonly<RouterContextProvider>): () => Promise<Actor> {
  const { db, auth, address } = context.get(requestContext);
  const actor = actorOf(context);
  if (actor.kind === "visitor") return () => Promise.resolve(visitor);
  const [{ userId }, kept] = [actor, [...headers]];
  const key = bearerKeyOf(headers);
  if (key !== undefined) return async () => (await actorOfKey({ db, address, now: new Date() }, key))?.actor ?? visitor;
  return async () => ((await auth.stillSignedIn(new Headers(kept))) === userId ? loadActor({ db }, userId) : visitor);
}

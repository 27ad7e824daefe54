import { bearerKeyOf } from "#app/routes/api/parts/bearer-key.ts";
import { actorOf, type RouteContext, requestContext } from "#app/web/context.ts";
import { type Actor, visitor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { actorOfKey, codeOfRefusedKey } from "#domain/api-keys/actor-of-key.ts";
import type { Context } from "#domain/context.ts";

/**
 * Finds out again, for a response that stays open, who is behind it: signing out, revoking or pausing the key, and
 * suspension all end it. Keeps only these headers of the request, because there may be thousands of such responses.
 */
export function askingAgain(headers: Headers, context: RouteContext): () => Promise<Actor> {
  const { db, auth, address, clock } = context.get(requestContext);
  const actor = actorOf(context);
  if (actor.kind === "visitor") return () => Promise.resolve(visitor);
  const { userId } = actor;
  const kept = [...headers];
  const key = bearerKeyOf(headers);
  if (key !== undefined) return () => byKey({ db, address, now: clock.now() }, key);
  return async () => ((await auth.stillSignedIn(new Headers(kept))) === userId ? loadActor({ db }, userId) : visitor);
}

async function byKey(context: Context, key: string): Promise<Actor> {
  const found = await actorOfKey(context, key).catch(codeOfRefusedKey);
  return found && typeof found !== "string" ? found.actor : visitor;
}

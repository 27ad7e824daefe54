import { withNotice } from "#app/web/addresses/notice-address.ts";
import { safeReturn } from "#app/web/addresses/safe-return.ts";
import { domainContext, type RouteContext } from "#app/web/context.ts";
import type { Actor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { mayAct } from "#domain/roles.ts";

/** Where somebody's work begins. */
export function workOf(actor: Actor): string {
  if (actor.kind !== "user") return "/";
  if (actor.adminRoles.length > 0) return "/admin/work";
  if (!actor.installer) return "/account";
  return mayAct(actor.installer.role, "bought_leads") ? "/dashboard" : "/credits";
}

/** Where signing in leads: to wherever they were going, within our site, otherwise to their work. */
export async function afterSignIn(
  context: RouteContext,
  userId: string,
  next: FormDataEntryValue | null,
): Promise<string> {
  const wanted = safeReturn(next);
  const to = wanted === "/" ? workOf(await loadActor(domainContext(context), userId)) : wanted;
  return withNotice(to, "welcome-back");
}

import { redirect } from "react-router";
import { actorOf } from "#app/web/context.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Route } from "./+types/start.ts";

/** Where the installed app opens, depending on who is signed in. */
export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context);
  if (actor.kind === "visitor") return redirect("/");
  return redirect(actor.installer ? "/dashboard" : actor.adminRoles.length > 0 ? "/admin" : "/account");
});

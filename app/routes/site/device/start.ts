import { redirect } from "react-router";
import { answering } from "#app/web/answering.ts";
import { actorOf } from "#app/web/context.ts";
import type { Route } from "./+types/start.ts";

/** Where the installed product opens, for whoever is signed in then. */
export const loader = answering(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context);
  if (actor.kind === "visitor") return redirect("/");
  return redirect(actor.installer ? "/dashboard" : "/admin");
});

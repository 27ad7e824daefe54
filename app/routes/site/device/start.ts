import { redirect } from "react-router";
import { workOf } from "#app/web/after-sign-in.ts";
import { actorOf } from "#app/web/context.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Route } from "./+types/start.ts";

/** Where the installed app opens, depending on who is signed in. */
export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => redirect(workOf(actorOf(context))));

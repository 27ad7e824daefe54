import { redirect } from "react-router";
import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { domainContext } from "#app/web/context.ts";
import { presentProfile } from "#domain/profiles/for-programs.ts";
import { publicProfile } from "#domain/profiles/public-profile.ts";
import type { Route } from "./+types/installer.ts";

export const loader = endpoint<Route.LoaderArgs>({
  async GET({ params, context }) {
    const found = await publicProfile(domainContext(context), params.slug);
    if ("movedTo" in found) return redirect(`/api/v1/installers/${found.movedTo}`, 301);
    return Response.json(presentProfile(found.profile));
  },
});

export const action = loader;

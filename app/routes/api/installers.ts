import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { domainContext } from "#app/web/context.ts";
import { listInstallers } from "#domain/profiles/directory.ts";
import { presentListed, readPageCursor } from "#domain/profiles/for-programs.ts";
import type { Route } from "./+types/installers.ts";

export const loader = endpoint<Route.LoaderArgs>(
  {
    async GET({ request, context }) {
      const { searchParams } = new URL(request.url);
      const asked = (name: string) => searchParams.get(name) ?? "";
      const wanted = { postcode: asked("postcode"), technology: asked("technology") };
      const at = readPageCursor(searchParams.get("cursor"));
      const { companies, page, pages } = await listInstallers(domainContext(context), wanted, at);
      const items = at > pages ? [] : companies.map(presentListed);
      return Response.json({ items, nextCursor: page < pages ? String(page + 1) : null });
    },
  },
  ["postcode", "technology", "cursor"],
);

export const action = loader;

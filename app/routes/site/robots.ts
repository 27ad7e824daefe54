import { requestContext } from "#app/web/context.ts";
import type { Route } from "./+types/robots.ts";

const NOT_FOR_SEARCH = ["/dashboard", "/leads", "/admin", "/requests/", "/auth/confirm/", "/join/", "/demo/", "/api/"];

export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(requestContext);
  const lines = [
    "User-agent: *",
    ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${appUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}

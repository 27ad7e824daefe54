import { requestContext } from "#app/web/context.ts";
import { siteMap } from "#content/site-map/site-map.ts";
import type { Route } from "./+types/sitemap.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(requestContext);
  const entries = siteMap.map(
    ({ path, priority, frequency, changedOn }) =>
      `<url><loc>${appUrl}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ""}` +
      `<changefreq>${frequency}</changefreq><priority>${priority.toFixed(1)}</priority></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

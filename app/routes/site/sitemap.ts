import { domainContext, requestContext } from "#app/web/context.ts";
import { directoryPage, profilePath } from "#content/public-profile.ts";
import { type SiteMapEntry, siteMap } from "#content/site-map/site-map.ts";
import { isDatabaseAway } from "#domain/availability.ts";
import type { Context } from "#domain/context.ts";
import { indexedSlugs } from "#domain/profiles/directory.ts";
import type { Route } from "./+types/sitemap.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(requestContext);
  const entries = [...siteMap, ...(await companyPages(domainContext(context)))].map(
    ({ path, priority, frequency, changedOn }) =>
      `<url><loc>${appUrl}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ""}` +
      `<changefreq>${frequency}</changefreq><priority>${priority.toFixed(1)}</priority></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

/** The directory and the profiles that search engines are shown; none while the database cannot be reached. */
async function companyPages(context: Context): Promise<SiteMapEntry[]> {
  try {
    const paths = [directoryPage.path, ...(await indexedSlugs(context)).map(profilePath)];
    return paths.map((path) => ({ path, priority: 0.5, frequency: "weekly" }));
  } catch (error) {
    if (isDatabaseAway(error)) return [];
    throw error;
  }
}

import { drawShareImage } from "#app/share/draw-share-image.ts";
import { findShareCard } from "#app/share/share-card.ts";
import { createSharePictures } from "#app/share/share-pictures.ts";
import { pageOfShareName } from "#app/web/addresses/share-address.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { siteMap } from "#content/site-map/site-map.ts";
import type { Route } from "./+types/share-image.ts";

const pictureOf = createSharePictures({
  // About 50 kB each. With room for fewer, a client asking for one after another would keep us drawing for ever.
  keptMax: siteMap.length,
  draw: async (path) => {
    const card = findShareCard(path);
    return card && drawShareImage(card);
  },
});

export const loader = withErrorPage(async ({ request, params }: Route.LoaderArgs) => {
  const path = pageOfShareName(params["*"]);
  // Checked before the cache, so that made-up names take up no room in it.
  const picture = path !== undefined && findShareCard(path) ? await pictureOf(path) : undefined;
  if (!picture) return new Response("There is no such picture.", { status: 404 });
  const headers = { etag: picture.etag, "cache-control": "public, max-age=86400" };
  if (request.headers.get("if-none-match")?.includes(picture.etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(picture.png), {
    headers: { ...headers, "content-type": "image/png", "content-length": String(picture.png.length) },
  });
});

import { drawIcon, icons } from "#app/device/draw-icon.tsx";
import { createSharePictures } from "#app/share/share-pictures.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Route } from "./+types/icon.ts";

const FAVICON = "favicon.ico";
const pictureOf = createSharePictures({ draw: drawIcon, keptMax: Object.keys(icons).length + 1 });

export const loader = withErrorPage(async ({ request, params }: Route.LoaderArgs) => {
  const name = params.name ?? FAVICON;
  // Checked before the cache, so that made-up names take up no room in it.
  const picture = name in icons || name === FAVICON ? await pictureOf(name) : undefined;
  if (!picture) return new Response("There is no such icon.", { status: 404 });
  const headers = { etag: picture.etag, "cache-control": "public, max-age=86400" };
  if (request.headers.get("if-none-match")?.includes(picture.etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(picture.png), {
    headers: { ...headers, "content-type": name === FAVICON ? "image/x-icon" : "image/png" },
  });
});

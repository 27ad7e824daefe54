import { icons } from "#app/device/draw-icon.tsx";
import { paper } from "#app/share/theme-colours.ts";
import { site } from "#config/site.ts";

const manifest = {
  id: "/",
  name: site.name,
  short_name: site.name,
  description: "Up to 3 free quotes for customers, leads for installers.",
  lang: "en-GB",
  start_url: "/start",
  scope: "/",
  display: "standalone",
  background_color: paper.light,
  theme_color: paper.light,
  icons: Object.entries(icons)
    .filter(([name]) => name !== "apple-touch-icon.png")
    .map(([name, { size, isCut }]) => ({
      src: `/icons/${name}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: isCut ? "maskable" : "any",
    })),
};

export function loader() {
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}

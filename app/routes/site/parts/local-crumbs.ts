import { areaPath } from "#content/site-map/local-paths.ts";
import { type Area, areasOf } from "#domain/areas/area.ts";

/** Home, Local Areas, the areas around this one, the area itself. */
export function localCrumbs(area: Area) {
  const around = [...areasOf(area.partOf), area].map(({ name, slug }) => ({ name, path: areaPath(slug) }));
  return [{ name: "Home", path: "/" }, { name: "Local Areas", path: "/local-areas" }, ...around];
}

import { expect, it } from "vitest";
import { canonicalPath } from "#app/web/addresses/canonical-path.ts";

it.each([
  ["/", "/"],
  ["//", "/"],
  ["/About", "/about"],
  ["/services/", "/services"],
  ["/SERVICES//Solar-Panels/", "/services/solar-panels"],
  ["/requests/AbC-9", "/requests/AbC-9"],
  ["/auth/confirm/AbC/", "/auth/confirm/AbC"],
  ["/join/AbC-9", "/join/AbC-9"],
  ["/data/AbC-9/file", "/data/AbC-9/file"],
  ["/assets/site-AbC.js", "/assets/site-AbC.js"],
  ["/assumptions/heat-pump.designFlow", "/assumptions/heat-pump.designFlow"],
  ["/api/v1/leads/AB", "/api/v1/leads/AB"],
  ["/_root.data", "/_root.data"],
  ["/%F0%9F%8C%9E", "/%F0%9F%8C%9E"],
  ["/Caf%C3%A9", "/caf%C3%A9"],
])("spells %s as %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

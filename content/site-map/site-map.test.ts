import { expect, it } from "vitest";
import areas from "#content/data/areas.json" with { type: "json" };
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { siteMap } from "#content/site-map/site-map.ts";

const entry = (path: string) => siteMap.find((one) => one.path === path);

it.each([
  ["london", 0.8],
  ["birmingham", 0.8],
  ["glasgow", 0.7],
  ["manchester", 0.7],
  ["surrey", 0.7],
  ["herefordshire", 0.7],
  ["york", 0.6],
  ["bristol", 0.6],
  ["croydon", 0.6],
])("ranks the page of %s at %s, by kind and population", (slug, priority) => {
  expect(entry(`/${slug}-renewable-energy`)).toMatchObject({ priority, frequency: "weekly" });
});

it("has every area and every landing page, each once", () => {
  const paths = siteMap.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { slug } of areas) expect(paths).toContain(`/${slug}-renewable-energy`);
  for (const { area, suffix } of landingPages) {
    expect(entry(`/${area}-${suffix}`)).toMatchObject({ priority: 0.7, frequency: "weekly" });
  }
});

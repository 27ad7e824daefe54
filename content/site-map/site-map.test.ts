import { expect, it } from "vitest";
import areas from "#content/data/areas.json" with { type: "json" };
import { guides } from "#content/guides/guides.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { thisVersionOf } from "#content/pages/legal-versions.ts";
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

it("lists every area and every landing page once", () => {
  const paths = siteMap.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { slug } of areas) expect(paths).toContain(`/${slug}-renewable-energy`);
  for (const { area, suffix } of landingPages) {
    expect(entry(`/${area}-${suffix}`)).toMatchObject({ priority: 0.7, frequency: "weekly" });
  }
});

it("gives the last change of guides and legal texts, and of no page without one", () => {
  expect(entry("/guides/comparing-quotes")?.changedOn).toBe(
    guides.find(({ slug }) => slug === "comparing-quotes")?.writtenOn,
  );
  for (const path of ["/privacy-policy", "/terms-of-service", "/cookie-policy"] as const) {
    const [year, month, day] = (entry(path)?.changedOn ?? "").split("-").map(Number);
    const words = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)).toLocaleDateString("en-GB", {
      dateStyle: "long",
      timeZone: "UTC",
    });
    expect(thisVersionOf(path)).toBe(`This version: ${words}`);
  }
  expect(entry("/services/solar-panels")?.changedOn).toBeUndefined();
});

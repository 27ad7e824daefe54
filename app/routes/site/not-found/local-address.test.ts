import { describe, expect, it } from "vitest";
import { localPage, readLocalAddress } from "#app/routes/site/not-found/local-address.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { areaNotFound } from "#content/pages/local-failures.ts";
import { areaPath, landingPath } from "#content/site-map/local-paths.ts";
import { areas, findArea } from "#domain/areas/area.ts";

const pageOf = (path: string) => {
  const address = readLocalAddress(path);
  return address && localPage(address);
};

describe("an address of a local page", () => {
  it.each([
    ["/local/croydon", "/croydon-renewable-energy"],
    ["/local/croydon/solar-panels", "/croydon-solar-panels"],
    ["/local/croydon/home-battery", "/croydon-home-battery"],
    ["/local/leeds/ev-chargers", "/leeds-renewable-energy"],
    ["/solar-panels-kingston", "/kingston-solar-panels"],
    ["/ev-chargers-croydon", "/croydon-ev-chargers"],
    ["/home-battery-surrey", "/surrey-home-battery"],
    ["/solar-panels-stoke-on-trent", "/stoke-on-trent-renewable-energy"],
    ["/leeds-home-battery", "/leeds-renewable-energy"],
    ["/kent-ev-chargers", "/kent-renewable-energy"],
    ["/kingston-upon-thames-renewable-energy", "/kingston-renewable-energy"],
    ["/kingston-upon-thames-solar-panels", "/kingston-solar-panels"],
    ["/barking-and-dagenham-renewable-energy", "/barking-dagenham-renewable-energy"],
  ])("%s leads to %s", (from, to) => {
    expect(pageOf(from)).toBe(to);
  });

  it("stays as it is when it is canonical", () => {
    const paths = [...areas.map(({ slug }) => areaPath(slug)), ...landingPages.map(landingPath)];
    for (const path of paths) expect(pageOf(path)).toBe(path);
  });

  it("leads nowhere outside our areas", () => {
    for (const path of ["/atlantis-renewable-energy", "/local/atlantis/solar-panels", "/solar-panels-atlantis"]) {
      expect(readLocalAddress(path)?.place).toBe("atlantis");
      expect(pageOf(path)).toBeUndefined();
    }
  });

  it("is told from all other addresses", () => {
    for (const path of [
      "/",
      "/about",
      "/services/solar-panels",
      "/local",
      "/local/croydon/more",
      "/a/b-renewable-energy",
    ]) {
      expect(readLocalAddress(path), path).toBeUndefined();
    }
  });
});

it("says in its own words that Manchester is missing once its record is gone", () => {
  const withoutManchester = (slug: string) => (slug === "manchester" ? undefined : findArea(slug));
  const address = readLocalAddress("/manchester-renewable-energy") ?? { place: "" };
  expect(localPage(address)).toBe("/manchester-renewable-energy");
  expect(localPage(address, withoutManchester)).toBeUndefined();
  expect(areaNotFound(address.place)).toEqual({
    heading: "Area Not Found",
    lines: ["Manchester renewable energy area data could not be found."],
  });
  expect(areaNotFound("atlantis").heading).toBe("Area not found");
});

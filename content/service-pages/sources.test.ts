import { expect, it } from "vitest";
import { staticPages } from "#content/pages/static-pages.ts";
import { servicePages } from "#content/service-pages/service-pages.ts";
import { sourceAddresses, sourcesOf } from "#content/service-pages/sources.ts";

const HOSTS = [
  "www.nationalvehiclesolutions.co.uk",
  "www.gov.uk",
  "www.homeenergyscotland.org",
  "www.legislation.gov.uk",
  "www.nidirect.gov.uk",
  "www.nihe.gov.uk",
  "www.ofgem.gov.uk",
  "www.renewableenergy.ox.ac.uk",
];

const records = [
  ...servicePages.flatMap(({ facts, grants }) => [...facts, ...grants]),
  ...staticPages.flatMap(({ facts = [] }) => facts),
];

it.each(Object.entries(sourceAddresses))("%s has an https address on a host that we know", (_, url) => {
  const { protocol, host, search, hash, href } = new URL(url);
  expect([protocol, search, hash]).toEqual(["https:", "", ""]);
  expect(HOSTS).toContain(host);
  expect([url, `${url}/`]).toContain(href);
});

it("has no address that no page names, such as after a source is renamed", () => {
  const named = new Set(records.flatMap(({ source }) => sourcesOf(source).map(({ name }) => name)));
  expect(Object.keys(sourceAddresses).filter((name) => !named.has(name))).toEqual([]);
});

it("gives each of several sources its own address, and an unknown one none", () => {
  const both = "gov.uk, Apply for the Boiler Upgrade Scheme; Ofgem, Boiler Upgrade Scheme";
  expect(sourcesOf(both).map(({ url }) => url)).toEqual([
    "https://www.gov.uk/apply-boiler-upgrade-scheme",
    "https://www.ofgem.gov.uk/environmental-and-social-schemes/boiler-upgrade-scheme-bus",
  ]);
  expect(sourcesOf("Definition of rainfall depth")).toEqual([{ name: "Definition of rainfall depth" }]);
  expect(sourcesOf("constructor")).toEqual([{ name: "constructor" }]);
});

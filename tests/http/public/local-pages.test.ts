import { expect } from "vitest";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { areaPath, landingPath } from "#content/site-map/local-paths.ts";
import { areas } from "#domain/areas/area.ts";
import { test } from "#tests/http/fixtures.ts";
import { shareOfOwnSentences } from "#tests/http/public/own-sentences.ts";

/** As listed in document 2 and the decisions, letter for letter. */
const CITIES_AND_COUNTIES =
  "manchester birmingham leeds liverpool newcastle sheffield bristol nottingham leicester coventry bradford hull " +
  "stoke-on-trent wolverhampton plymouth southampton portsmouth reading oxford cambridge york bath canterbury " +
  "chichester winchester salisbury worcester chester preston lincoln brighton cardiff swansea newport edinburgh " +
  "glasgow aberdeen dundee belfast hertfordshire buckinghamshire oxfordshire wiltshire somerset cornwall devon dorset " +
  "hampshire west-sussex east-sussex essex northamptonshire warwickshire worcestershire herefordshire shropshire " +
  "staffordshire derbyshire nottinghamshire leicestershire lincolnshire gloucestershire derby gloucester exeter " +
  "surrey kent berkshire london";
const BOROUGHS =
  "barking-dagenham barnet bexley brent bromley camden croydon ealing enfield greenwich hackney hammersmith-fulham " +
  "haringey harrow havering hillingdon hounslow islington kensington-chelsea kingston lambeth lewisham merton newham " +
  "redbridge richmond-upon-thames southwark sutton tower-hamlets waltham-forest wandsworth westminster city-of-london";
const WITH_LANDING_PAGES = ["london", "surrey", "croydon", "kingston", "sutton", "berkshire"];
const LANDING_SERVICES = ["solar-panels", "ev-chargers", "home-battery"];

const PAGES = [
  "/local-areas",
  ...`${CITIES_AND_COUNTIES} ${BOROUGHS}`.split(" ").map((slug) => `/${slug}-renewable-energy`),
  ...WITH_LANDING_PAGES.flatMap((area) => LANDING_SERVICES.map((service) => `/${area}-${service}`)),
  "/kent-solar-panels",
  "/tesla-powerwall",
  "/solar-battery-combo",
  "/services",
];

/** Old addresses, and where each redirects. */
const MOVED = {
  "/local/croydon": "/croydon-renewable-energy",
  "/local/croydon/solar-panels": "/croydon-solar-panels",
  "/local/leeds/home-battery": "/leeds-renewable-energy",
  "/ev-chargers-croydon": "/croydon-ev-chargers",
  "/solar-panels-kingston": "/kingston-solar-panels",
  "/solar-panels-surrey": "/surrey-solar-panels",
  "/solar-panels-london": "/london-solar-panels",
  "/solar-panels-kent": "/kent-solar-panels",
  "/ev-chargers-london": "/london-ev-chargers",
  "/solar-panels-sutton?annualBill=1000": "/sutton-solar-panels?annualBill=1000",
  "/kent-ev-chargers": "/kent-renewable-energy",
  "/leeds-solar-panels": "/leeds-renewable-energy",
  "/kingston-upon-thames-renewable-energy": "/kingston-renewable-energy",
  "/barking-and-dagenham-renewable-energy": "/barking-dagenham-renewable-energy",
  "/Croydon-Renewable-Energy/": "/croydon-renewable-energy",
  "/boroughs/croydon": "/croydon-renewable-energy",
  "/boroughs/barking-and-dagenham": "/barking-dagenham-renewable-energy",
};

test("every documented address of a local page has its page", { tags: "thorough" }, async ({ site }) => {
  for (const path of PAGES) {
    const answer = await fetch(site.url + path, { redirect: "manual" });
    expect(answer.status, path).toBe(200);
  }
  const local = [...areas.map(({ slug }) => areaPath(slug)), ...landingPages.map(landingPath)];
  expect(PAGES).toEqual(expect.arrayContaining(local));
});

test("old addresses redirect permanently to today's pages", async ({ site }) => {
  for (const [from, to] of Object.entries(MOVED)) {
    const { status, headers } = await fetch(site.url + from, { redirect: "manual" });
    expect([status, new URL(headers.get("location") ?? "", site.url).href], from).toEqual([301, site.url + to]);
  }
});

test("at least two fifths of the sentences on each area page are its own", { tags: "thorough" }, async ({ site }) => {
  const pages = await Promise.all(
    areas.map(async (area) => {
      const html = await (await fetch(site.url + areaPath(area.slug))).text();
      const { slug, name, region, country, solarSitesOf, outwardCodes, outwardCodesPartly } = area;
      return { slug, html, names: [name, region, country, solarSitesOf, ...outwardCodes, ...outwardCodesPartly] };
    }),
  );
  const shares = [...shareOfOwnSentences(pages)].map(([slug, share]) => `${slug} ${Math.round(share * 100)}%`);
  expect(shares).toHaveLength(102);
  expect(shares.filter((share) => Number.parseInt(share.split(" ")[1] ?? "", 10) < 40)).toEqual([]);
});

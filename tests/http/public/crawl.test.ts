import { expect } from "vitest";
import { site as operator } from "#config/site.ts";
import { guides } from "#content/guides/guides.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { areas, areasOf, findArea } from "#domain/areas/area.ts";
import { test as base } from "#tests/http/fixtures.ts";
import { type Crawl, crawlFrom, plain, tags } from "#tests/http/public/crawl.ts";

const TITLE_LENGTH_MAX = 70;
const DESCRIPTION_LENGTH = { min: 50, max: 160 };

/** Open to everyone, but meant for installers and their programs, and not part of the public site. */
const FOR_INSTALLERS = ["/auth", "/credits", "/api/docs"];

/** From document 2 and section 10 of the decisions. */
const DOCUMENTED: Record<string, string> = {
  "/": "1.0 daily",
  "/about": "0.8 monthly",
  "/contact": "0.8 monthly",
  "/local-areas": "0.9 weekly",
  "/services": "0.8 weekly",
  "/services/solar-panels": "0.9 weekly",
  "/services/battery-storage": "0.9 weekly",
  "/services/heat-pumps": "0.9 weekly",
  "/services/ev-chargers": "0.9 weekly",
  "/services/commercial-solar": "0.8 weekly",
  "/services/solar-maintenance": "0.8 weekly",
  "/services/low-carbon-heating": "0.8 weekly",
  "/services/smart-heating": "0.8 weekly",
  "/services/smart-home": "0.8 weekly",
  "/services/water-systems": "0.8 weekly",
  "/services/wind-hydro": "0.8 weekly",
  "/services/energy-audits": "0.8 weekly",
  "/services/commercial-renewables": "0.8 weekly",
  "/services/fleet-charging": "0.8 weekly",
  "/services/net-zero": "0.8 weekly",
  "/services/grants": "0.8 weekly",
  "/tesla-powerwall": "0.7 weekly",
  "/solar-battery-combo": "0.7 weekly",
  "/guides": "0.7 weekly",
  "/planner": "0.9 weekly",
  "/check-a-quote": "0.7 monthly",
  "/assumptions": "0.5 daily",
  "/business": "0.7 monthly",
  "/impact": "0.5 monthly",
  "/blog": "0.5 monthly",
  "/careers": "0.5 monthly",
  "/privacy-policy": "0.3 yearly",
  "/terms-of-service": "0.3 yearly",
  "/cookie-policy": "0.3 yearly",
  "/legal-history": "0.3 yearly",
  "/accessibility": "0.3 yearly",
  "/reviews-policy": "0.3 yearly",
  "/complaints": "0.5 monthly",
  "/transparency": "0.5 daily",
  "/how-it-works-for-installers": "0.5 daily",
  "/installers": "0.5 weekly",
  ...Object.fromEntries(areas.map((area) => [`/${area.slug}-renewable-energy`, priorityOf(area)])),
  ...Object.fromEntries(landingPages.map(({ area, suffix }) => [`/${area}-${suffix}`, "0.7 weekly"])),
  ...Object.fromEntries(guides.map(({ slug }) => [`/guides/${slug}`, "0.6 monthly"])),
};

function priorityOf({ kind, population }: (typeof areas)[number]): string {
  if (kind === "county") return "0.7 weekly";
  if (kind === "borough") return "0.6 weekly";
  const millions = population / 1_000_000;
  return `${millions > 1 ? 0.8 : millions > 0.5 ? 0.7 : 0.6} weekly`;
}

/** The area of a local page's address, and the service of a landing page. */
function localOf(path: string) {
  const [, slug = "", page] = /^\/(.+)-(renewable-energy|solar-panels|ev-chargers|home-battery)$/.exec(path) ?? [];
  const area = findArea(slug);
  return area && { area, isLanding: page !== "renewable-energy" };
}

const test = base.extend<{ crawl: Crawl }>({
  crawl: [async ({ site }, use) => use(await crawlFrom(site.url)), { scope: "file" }],
});

/** Of a company; they come and go (profiles.test.ts). */
const isProfile = (path: string) => path.startsWith("/installers/");

/** The public site: what search engines may index, except the installers' pages. */
const publicPages = ({ found }: Crawl) =>
  [...found.values()].filter(
    ({ hidden, path }) => !hidden && !isProfile(path) && !FOR_INSTALLERS.includes(path.replace(/\?.*/, "")),
  );

// The first test waits for the crawl.
test("every link on a page reachable from home leads to a page, and to a place on it", {
  timeout: 300_000,
}, ({ crawl }) => {
  expect(crawl.problems).toEqual([]);
  expect(crawl.found.size).toBeGreaterThanOrEqual(Object.keys(DOCUMENTED).length);
});

test("each page has one main heading, and skips no level", ({ crawl }) => {
  for (const { path, headings } of crawl.found.values()) {
    expect(headings.filter(({ level }) => level === 1).length, path).toBe(1);
    expect(headings[0]?.level, `${path} begins with its main heading`).toBe(1);
    const gaps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
    expect(gaps, path).toEqual([]);
  }
});

test("each page has a unique title and description that fit a search result", ({ crawl }) => {
  const pages = publicPages(crawl);
  for (const { path, title, description } of pages) {
    expect(title, path).toMatch(new RegExp(`^\\S.+ \\| ${operator.name}$`));
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(TITLE_LENGTH_MAX);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.min);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(DESCRIPTION_LENGTH.max);
  }
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(({ description }) => description))).toEqual([]);
});

test("each page names its own address as canonical", ({ crawl, site }) => {
  for (const { path, html, title, description } of publicPages(crawl)) {
    const links = tags(html, "link").filter(({ rel }) => rel === "canonical");
    expect(
      links.map(({ href }) => href),
      path,
    ).toEqual([site.url + path]);
    const shared = Object.fromEntries(tags(html, "meta").map(({ property = "", content = "" }) => [property, content]));
    expect(shared).toMatchObject({
      "og:url": site.url + path,
      "og:title": title,
      "og:description": description,
      "og:site_name": operator.name,
      "og:locale": "en_GB",
    });
  }
});

test("the site map lists exactly the reachable pages, with the documented priorities", async ({ crawl, site }) => {
  const answer = await fetch(`${site.url}/sitemap.xml`);
  expect(answer.headers.get("content-type")).toMatch(/^application\/xml/);
  const xml = await answer.text();
  const entries = [...xml.matchAll(/<url>(.+?)<\/url>/g)].map(([, entry = ""]) => {
    const part = (name: string) => new RegExp(`<${name}>(.+?)</${name}>`).exec(entry)?.[1] ?? "";
    expect(part("loc").startsWith(`${site.url}/`), part("loc")).toBe(true);
    return [part("loc").slice(site.url.length), `${part("priority")} ${part("changefreq")}`] as const;
  });
  expect(repeated(entries.map(([path]) => path))).toEqual([]);
  expect(Object.fromEntries(entries.filter(([path]) => !isProfile(path)))).toEqual(DOCUMENTED);
  const reached = publicPages(crawl).map(({ path }) => path);
  expect(reached.toSorted()).toEqual(Object.keys(DOCUMENTED).toSorted());
});

test("search engines learn each page's place, what it offers and which questions it answers", ({ crawl, site }) => {
  for (const { path, data, html } of publicPages(crawl)) {
    const kinds = data.map((object) => object["@type"]);
    for (const object of data) expect(object["@context"], path).toBe("https://schema.org");
    expect(repeated(kinds.map(String)), path).toEqual([]);
    expect(kinds.includes("BreadcrumbList"), `breadcrumbs of ${path}`).toBe(path !== "/");
    const local = localOf(path);
    const isOfBusiness = ["/", "/contact"].includes(path) || local !== undefined;
    expect(kinds.includes("LocalBusiness"), `business on ${path}`).toBe(isOfBusiness);
    expect(kinds.includes("WebSite"), `site on ${path}`).toBe(path === "/");
    const isOfService = path.startsWith("/services/") || local?.isLanding === true;
    expect(kinds.includes("Service"), `service on ${path}`).toBe(isOfService);
    if (local) {
      const { areaServed } = data.find((object) => object["@type"] === "LocalBusiness") ?? {};
      expect(areaServed, path).toMatchObject({ name: local.area.name });
    }
    expect(kinds.includes("Article"), `article on ${path}`).toBe(path.startsWith("/guides/"));
    expect(crumbsOf(data), path).toEqual(trailTo(path).map((step) => site.url + step));
    const shown = [...html.matchAll(/<summary><h3>(.+?)<\/h3>/g)].map(([, question = ""]) => plain(question));
    expect(questionsOf(data), path).toEqual(shown);
    expect(shown.length, path).toBeGreaterThanOrEqual(path.startsWith("/services/") ? 5 : 0);
    // The operator has given no rating with evidence.
    expect(html).not.toContain("aggregateRating");
  }
});

test("no page shows a missing value", ({ crawl }) => {
  for (const { path, html } of publicPages(crawl)) {
    const said = html.replace(/ nonce="[^"]*"/g, "");
    expect(
      /.{0,60}(\bundefined\b|\bNaN\b|\[object |\bInfinity\b|Invalid Date|\bnull\b).{0,60}/.exec(said)?.[0],
      path,
    ).toBe(undefined);
  }
});

test("a page of text and forms needs one stylesheet, which styles everything on it", async ({ crawl, site }) => {
  const read = async (path: string) => (await fetch(site.url + path)).text();
  const [first = "", second = ""] = sheetsOf(await read("/planner"));
  const sheet = await read(first);
  const layers = [...sheet.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = ""]) => names.split(/, ?/));
  // Layers win in the order in which a page first meets them.
  expect([...new Set(layers)]).toEqual("reset base primitives components pages print overrides".split(" "));
  const dressed = classesIn(sheet);
  const undressed = new Set([...classesIn(await read(second))].filter((name) => !dressed.has(name)));
  expect(undressed.size).toBeGreaterThan(200);
  const light = publicPages(crawl).filter(({ html }) => !sheetsOf(html).includes(second));
  expect(light.length).toBeGreaterThan(160);
  for (const { path, html } of light) {
    expect(sheetsOf(html), path).toEqual([first]);
    const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
    expect(new Set(names.filter((name) => undressed.has(name))), path).toEqual(new Set());
  }
});

const sheetsOf = (html: string) =>
  tags(html, "link").flatMap(({ rel, href = "" }) => (rel === "stylesheet" ? [href] : []));

/** The classes that a sheet has rules for. */
const classesIn = (sheet: string) => new Set([...sheet.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = ""]) => name));

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) < index);
}

/** The addresses from home to this page; home itself has no trail. */
function trailTo(path: string): string[] {
  if (path === "/") return [];
  const local = localOf(path);
  if (local) {
    const above = [...areasOf(local.area.partOf), ...(local.isLanding ? [local.area] : [])];
    return ["/", "/local-areas", ...above.map(({ slug }) => `/${slug}-renewable-energy`), path];
  }
  const steps = path.split("/").slice(1);
  return ["/", ...steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`)];
}

function crumbsOf(data: Record<string, unknown>[]): string[] {
  const list = data.find((object) => object["@type"] === "BreadcrumbList")?.itemListElement ?? [];
  const crumbs = list as { position: number; name: string; item: string }[];
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
  for (const { name } of crumbs) expect(name).toMatch(/\S/);
  return crumbs.map(({ item }) => item);
}

function questionsOf(data: Record<string, unknown>[]): string[] {
  const list = data.find((object) => object["@type"] === "FAQPage")?.mainEntity ?? [];
  const questions = list as { name: string; acceptedAnswer: { text: string } }[];
  for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text).toMatch(/\S/);
  return questions.map(({ name }) => name);
}

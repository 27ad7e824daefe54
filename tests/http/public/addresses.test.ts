import { brotliCompressSync, constants } from "node:zlib";
import { expect } from "vitest";
import { notFound } from "#content/pages/not-found.ts";
import { siteMap } from "#content/site-map/site-map.ts";
import { test } from "#tests/http/fixtures.ts";

const KILOBYTE = 1000;
const HTML_KILOBYTES_MAX = 20;
const SCRIPT_KILOBYTES_MAX = 30;

const OFFERED_WHEN_LOST = [
  "/",
  "/contact",
  "/services/solar-panels",
  "/services/ev-chargers",
  "/services/fleet-charging",
  "/services/battery-storage",
  "/tesla-powerwall",
  "/solar-battery-combo",
  "/ev-chargers-london",
  "/solar-panels-london",
  "/solar-panels-surrey",
  "/solar-panels-kent",
  "/solar-panels-kingston",
  "/services",
  "/local/croydon",
  "/local/croydon/solar-panels",
  "/ev-chargers-croydon",
];

test("robots are told where the site map is, and to leave out private pages but no public one", async ({ site }) => {
  const answer = await fetch(`${site.url}/robots.txt`);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const refused = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? []);
  expect(refused).toEqual(expect.arrayContaining(["/dashboard", "/leads", "/admin", "/requests/"]));
  for (const { path } of siteMap) expect(refused.filter((start) => path.startsWith(start))).toEqual([]);
});

test("other spellings of an address redirect to the canonical one", async ({ site }) => {
  const moved = {
    "/our-impact": "/impact",
    "/planner/check": "/check-a-quote",
    "/planner/check?postcode=CR0&kwp=4&claimed=4600": "/check-a-quote?postcode=CR0&kwp=4&claimed=4600",
    "/about/": "/about",
    "/About": "/about",
    "/Services/Solar-Panels/": "/services/solar-panels",
    "//services//heat-pumps": "/services/heat-pumps",
    "/services/solar-panels/?annualBill=1200": "/services/solar-panels?annualBill=1200",
  };
  for (const [from, to] of Object.entries(moved)) {
    const { status, headers } = await fetch(`${site.url}${from}`, { redirect: "manual" });
    expect([status, new URL(headers.get("location") ?? "", site.url).href], from).toEqual([301, site.url + to]);
  }
});

test("an unknown address says so, is hidden from search engines and offers the documented links", async ({ site }) => {
  const answer = await fetch(`${site.url}/no-such-page`);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain("<title>Page not found | ");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain("canonical");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main).toContain("404");
  expect(main).toContain("/no-such-page");
  for (const path of OFFERED_WHEN_LOST) {
    expect(main).toContain(`href="${path}"`);
    expect((await fetch(site.url + path)).status, path).toBe(200);
  }
});

for (const path of [
  "/no-such-page",
  "/no-such-page/deeper",
  "/about/us",
  "/services/no-such-service",
  "/services/solar-panels/more",
  "/admin/no-such-page",
]) {
  test(`${path} is not found, and shows the page of every unknown address`, async ({ site }) => {
    const answer = await fetch(site.url + path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<title>${notFound.title} | `);
    expect(html).toContain(`<meta name="description" content="${notFound.description}"/>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/canonical|og:image/);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main).toContain(`<h1>${notFound.heading}</h1>`);
    expect(main).toContain(path);
    for (const { to } of notFound.links ?? []) expect(main).toContain(`href="${to}"`);
  });
}

test("a private link that doesn't work says so, and nothing of other pages", async ({ site }) => {
  const answer = await fetch(`${site.url}/requests/forged`);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain("This link does not work");
  expect(html).not.toContain(notFound.heading);
});

test("pages and their scripts are light, and scripts are compressed in the build", { tags: "thorough" }, async ({
  site,
}) => {
  const weights = new Map<string, Weighed>();
  for (const { path } of siteMap) {
    const html = await (await fetch(site.url + path)).text();
    expect(compressed(html) / KILOBYTE, `HTML of ${path}`).toBeLessThanOrEqual(HTML_KILOBYTES_MAX);
    const first = [...html.matchAll(/<script[^>]* src="([^"]+)"|<link rel="modulepreload" href="([^"]+)"/g)];
    const scripts = new Set(first.map(([, script, preloaded]) => script ?? preloaded ?? ""));
    expect([...scripts], `${path} brings its scripts`).not.toEqual([]);
    let bytes = 0;
    // A set may grow while it is iterated, so imports of scripts are visited too.
    for (const script of scripts) {
      const weighed = weights.get(script) ?? (await weigh(site.url, script));
      weights.set(script, weighed);
      bytes += weighed.bytes;
      for (const imported of weighed.imports) scripts.add(imported);
    }
    expect(bytes / KILOBYTE, `of ${path}: ${[...scripts]}`).toBeLessThanOrEqual(SCRIPT_KILOBYTES_MAX);
  }
});

test("any page shows customers the way to their project if they lose the link, and companies where to sign in", async ({
  newClient,
}) => {
  const client = await newClient();
  const linksOn = async (path: string) => [...(await (await client.get(path)).text()).matchAll(/href="\/requests"/g)];
  // In the bar, a phone's menu and the footer; where companies sign in also in words for customers.
  expect(await linksOn("/about")).toHaveLength(3);
  expect(await linksOn("/auth")).toHaveLength(4);
});

const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Bytes at the highest compression, as visitors get them: most pages are light enough without. */
function compressed(html: string): number {
  const quickly = brotliCompressSync(html, QUICKLY).length;
  return quickly / KILOBYTE <= HTML_KILOBYTES_MAX ? quickly : brotliCompressSync(html).length;
}

interface Weighed {
  bytes: number;
  imports: string[];
}

/** On the wire. */
async function weigh(origin: string, script: string): Promise<Weighed> {
  const answer = await fetch(origin + script, { headers: { "accept-encoding": "br" } });
  expect([answer.status, answer.headers.get("content-encoding")], script).toEqual([200, "br"]);
  expect(answer.headers.get("cache-control")).toContain("immutable");
  const code = await answer.text();
  return {
    bytes: Number(answer.headers.get("content-length")),
    imports: [...code.matchAll(/(?:from|import)\s*"(\.\/[^"]+)"/g)].map(
      ([, name = ""]) => new URL(name, origin + script).pathname,
    ),
  };
}

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect } from "vitest";
import { type Claim, site as operator } from "#config/site.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { landingPath } from "#content/site-map/local-paths.ts";
import { PRODUCTION_SETTINGS, startedSites } from "#tests/e2e/support/sites.ts";
import { test } from "#tests/http/fixtures.ts";
import { samplePaths } from "#tests/http/public/sample-pages.ts";
import { startServer } from "#tests/support/server.ts";

/** Each kind of page that could carry a claim. */
const PAGES = ["/", "/about", "/impact", "/contact", "/reading-renewable-energy", ...landingPages.map(landingPath)];

const { sutton, berkshire, kent, ...everywhere } = operator.localClaims;
const unproven = [
  ...Object.values({ ...operator.claims, ...everywhere }),
  ...[sutton, berkshire, kent].flatMap((place) => Object.values<Claim | undefined>(place)),
  operator.environmentalPromise,
].flatMap((claim) => (claim && !claim.evidence ? [claim.value] : []));

/** A page's visible text. */
async function wordsOf(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status, url).toBe(200);
  const html = await answer.text();
  return html
    .replaceAll(/<script\b.*?<\/script>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

/** The claims that a page shows as the operator's figures. */
function claimsIn(words: string): string[] {
  return unproven.filter((value) => words.includes(` ${value} `));
}

test("in the demonstration every claim without evidence is on some page, marked as an example", async ({ site }) => {
  const found = new Set<string>();
  for (const path of PAGES) {
    const words = await wordsOf(site.url + path);
    for (const value of claimsIn(words)) found.add(value);
    if (claimsIn(words).length > 0) expect(words, path).toMatch(/\( ?example ?\)/);
  }
  expect(unproven.filter((value) => !found.has(value))).toEqual([]);
  const words = await wordsOf(site.url);
  for (const figure of ["10%", "5000+", "24hrs"])
    expect(words).toMatch(new RegExp(`\\(example\\) ${escaped(figure)} `));
});

test("outside the demonstration no claim without evidence is on any page, and the seller is required", {
  tags: "thorough",
}, async () => {
  const folder = join(startedSites().temporaryFolder, `claims-${randomUUID()}`);
  const server = await startServer({ folder, env: PRODUCTION_SETTINGS });
  try {
    for (const path of new Set([...samplePaths, ...PAGES])) {
      const words = await wordsOf(server.url + path);
      expect(words, path).not.toMatch(
        new RegExp(
          `\\( ?example ?\\)|Environmental promise|Tree Planting|${operator.name}’s own figure|Our own figures`,
        ),
      );
      expect(words, path).not.toMatch(/12,000\+|5000\+|24hrs|500 tons|10\+ years|£1,340/);
    }
    const home = await wordsOf(server.url);
    expect(home).toContain("places with figures of their own");
    expect(home).not.toContain("Our impact </h2>");
    expect(server.log()).toContain("Warning: pages do not say all about who trades here");
  } finally {
    expect(await server.stop()).toBe(0);
  }
});

const escaped = (text: string) => text.replaceAll(/[.+*?^$()]/g, "\\$&");

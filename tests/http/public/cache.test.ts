import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { transparencyPage } from "#content/pages/transparency.ts";
import { test } from "#tests/http/fixtures.ts";
import { get, kept, SMALL } from "#tests/http/public/kept-page.ts";
import { samplePaths } from "#tests/http/public/sample-pages.ts";

/** Kept until something changes, as other tests do all the time. */
const COUNTED: ReadonlySet<string> = new Set([transparencyPage.path]);

test("the next visitor gets each public page from memory, compressed, and only once", async ({ site }) => {
  for (const path of samplePaths.filter((one) => !COUNTED.has(one))) {
    const { status, headers, body } = await kept(site.url + path);
    expect([status, headers["cache-control"], headers.vary], path).toEqual([
      200,
      "public, max-age=0, must-revalidate",
      "accept-encoding, cookie",
    ]);
    expect(headers["set-cookie"]).toBeUndefined();
    const html = brotliDecompressSync(body).toString();
    expect(html).toContain("</html>");
    expect(html).not.toContain(" nonce=");
    // Prices may have changed between the two, so allow a second try.
    await expect
      .poll(async () => {
        const now = (await get(site.url + path, SMALL)).headers.etag ?? "";
        const again = await get(site.url + path, { ...SMALL, "if-none-match": now });
        return [again.status, again.body.length, again.headers.etag === now];
      })
      .toEqual([304, 0, true]);
  }
});

test("a cached page has a strict policy and the headers of any other page", async ({ site }) => {
  const { headers } = await kept(`${site.url}/about`);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
});

test("browsers that accept gzip or nothing get the same page that way", async ({ site }) => {
  await kept(`${site.url}/impact`);
  const title = "<title>";
  const zipped = await get(`${site.url}/impact`, { "accept-encoding": "gzip" });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.body).toString()).toContain(title);
  const plain = await get(`${site.url}/impact`, {});
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body.toString()).toContain(title);
  const refused = await get(`${site.url}/impact`, { "accept-encoding": "br;q=0, gzip;q=0" });
  expect(refused.headers["content-encoding"]).toBeUndefined();
});

test("nothing about a signed-in visitor is ever in what others get", async ({ people, site }) => {
  const installer = await people.installer({ credits: 10 });
  const { client, companyName, contactName, email } = installer;
  const [word = ""] = companyName.split(" ");
  const personal = [word, `Welcome back, ${contactName}`, email, "Sign Out", ">Dashboard<"];
  const look = async (path: string) => {
    const [own, others] = await Promise.all([client.get(path), get(site.url + path, {})]);
    expect(own.headers()["cache-control"], path).toBe("no-store");
    expect(await own.text(), path).toContain("Sign Out");
    for (const words of personal) expect(others.body.toString(), `${words} on ${path}`).not.toContain(words);
    expect(others.body.toString(), path).toContain("Sign In");
  };
  // The signed-in visitor asks first, in between and at the same time.
  for (const path of ["/", "/contact", "/services/grants", "/services/net-zero", "/blog"]) {
    for (const address of [path, `${path}?utm_source=mail`, path]) await look(address);
  }
});

test("campaign parameters change nothing, a calculator's figures do", async ({ site }) => {
  await kept(`${site.url}/services/solar-panels`);
  const campaign = await get(`${site.url}/services/solar-panels?utm_source=mail&gclid=1`, SMALL);
  expect(campaign.headers.etag).toBeDefined();
  const figures = await get(`${site.url}/services/solar-panels?annualBill=1200&roofArea=30`, {});
  expect(figures.headers.etag).toBeUndefined();
  expect(figures.body.toString()).toContain("£840");
  expect((await get(`${site.url}/services/solar-panels`, {})).body.toString()).not.toContain("£840");
});

test("addresses in a page come from our settings, whatever host a visitor names", async ({ site }) => {
  const answer = await get(`${site.url}/about`, { host: "evil.example", "x-forwarded-host": "evil.example" });
  expect(answer.body.toString()).not.toContain("evil.example");
  expect((await get(`${site.url}/about`, {})).body.toString()).toContain(
    `<link rel="canonical" href="${site.url}/about"/>`,
  );
});

import { expect } from "vitest";
import { shareAddress } from "#app/web/addresses/share-address.ts";
import { test } from "#tests/http/fixtures.ts";
import { samplePaths } from "#tests/http/public/sample-pages.ts";

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

test("a page of the site map has its own picture, a PNG", { tags: "thorough" }, async ({ site }) => {
  const pictures = new Set<string>();
  for (const path of samplePaths) {
    const html = await (await fetch(site.url + path)).text();
    const picture = metaOf(html, "og:image") ?? "";
    expect(picture, path).toBe(site.url + shareAddress(path));
    expect([metaOf(html, "og:image:width"), metaOf(html, "og:image:height")], path).toEqual(["1200", "630"]);
    expect(metaOf(html, "og:image:alt"), path).toMatch(/\S/);
    expect(metaOf(html, "twitter:card"), path).toBe("summary_large_image");
    const answer = await fetch(picture, { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-type")], picture).toEqual([200, "image/png"]);
    pictures.add(answer.headers.get("etag") ?? "");
  }
  expect(pictures.size).toBe(samplePaths.length);
});

test("a picture is 1200 by 630, can be cached for a day, and is not sent again to anyone who has it", async ({
  site,
}) => {
  for (const path of ["/", "/services/heat-pumps", "/terms-of-service"]) {
    const answer = await fetch(site.url + shareAddress(path));
    const png = Buffer.from(await answer.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
    const headers = { "if-none-match": answer.headers.get("etag") ?? "none" };
    const again = await fetch(site.url + shareAddress(path), { headers });
    expect([again.status, await again.text()], path).toEqual([304, ""]);
  }
});

test("a page outside the site map shows the picture of the home page", async ({ site }) => {
  for (const path of ["/auth", "/credits", "/api/docs"]) {
    const html = await (await fetch(site.url + path)).text();
    expect(metaOf(html, "og:image"), path).toBe(site.url + shareAddress("/"));
  }
});

for (const name of ["dashboard.png", "services/no-such-service.png", "about", "about.svg", ""]) {
  test(`there is no picture /share/${name}`, async ({ site }) => {
    expect((await fetch(`${site.url}/share/${name}`)).status).toBe(404);
  });
}

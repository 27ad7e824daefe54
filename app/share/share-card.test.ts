import { expect, test } from "vitest";
import { canWrite, typeset, widthOf } from "#app/share/letters.ts";
import { findShareCard } from "#app/share/share-card.ts";
import { pageOfShareName, shareAddress } from "#app/web/addresses/share-address.ts";
import { siteMap } from "#content/site-map/site-map.ts";

const PLACE = { width: 588, linesMax: 3, sizes: [64, 56, 48, 40] };

test("every page of the site map has a card, in letters that the font has", () => {
  for (const { path } of siteMap) {
    const card = findShareCard(path);
    expect(card?.title, path).toMatch(/\S/);
    expect(card?.kicker, path).toMatch(/\S/);
    expect(canWrite(`${card?.title}${card?.kicker}`), path).toBe(true);
  }
  expect(canWrite("\u{1f3e0}")).toBe(false);
});

test("no other address has a card", () => {
  for (const path of ["/dashboard", "/services/no-such-service", "/home", "", "services"]) {
    expect(findShareCard(path), path).toBeUndefined();
  }
});

test("each page has an address for its picture, and the address leads back to the page", () => {
  const addresses = siteMap.map(({ path }) => shareAddress(path));
  expect(new Set(addresses).size).toBe(siteMap.length);
  expect(addresses.map((address) => pageOfShareName(address.replace("/share/", "")))).toEqual(
    siteMap.map(({ path }) => path),
  );
  expect(pageOfShareName("about.svg")).toBeUndefined();
});

test("a short title is large on one line, a long one smaller on three, and neither overflows", () => {
  expect(typeset("Blog", "bold", PLACE)).toEqual({ lines: ["Blog"], size: 64 });
  const long = "Rainwater harvesting and hot-water systems: costs and savings";
  const { lines, size } = typeset(long, "bold", PLACE);
  expect(lines).toHaveLength(3);
  expect(size).toBeLessThan(64);
  expect(lines.join(" ")).toBe(long);
  for (const line of lines) expect(widthOf(line, "bold", size)).toBeLessThanOrEqual(PLACE.width);
});

test("a word wider than the line makes the letters smaller", () => {
  const { lines, size } = typeset("Llanfairpwllgwyngyllgogery", "bold", PLACE);
  expect(lines).toHaveLength(1);
  expect(size).toBeLessThan(64);
  expect(widthOf(lines[0] ?? "", "bold", size)).toBeLessThanOrEqual(PLACE.width);
});

test("breaks a title into lines of similar length", () => {
  const { lines, size } = typeset("Contact us and get 3 free quotes", "bold", PLACE);
  expect(lines).toEqual(["Contact us and", "get 3 free quotes"]);
  expect(size).toBe(64);
});

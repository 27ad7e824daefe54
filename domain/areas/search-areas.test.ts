import { expect, test } from "vitest";
import { areas } from "#domain/areas/area.ts";
import { searchAreas } from "#domain/areas/search-areas.ts";
import { editDistance } from "#domain/areas/search-by-name.ts";

const find = (query: string, region = "") => searchAreas({ query, region });
const slugsOf = (query: string, region = "") => find(query, region).areas.map(({ slug }) => slug);

test.each(["", "   ", "?!"])("a search for '%s' shows all areas in alphabetical order", (query) => {
  expect(find(query)).toEqual({ areas, match: "all" });
});

test.each(["SM1", "sm1", "SM1 1AA", "sm11aa", "sm1-1aa", "SM1 1", "SM"])(
  "%s finds Sutton first, then the areas that contain it",
  (query) => {
    const slugs = slugsOf(query);
    expect([slugs[0], slugs.includes("london"), find(query).match]).toEqual(["sutton", true, "exact"]);
  },
);

test.each(["UB8", "UB8 1AA", "ub8", "UB3"])("%s finds Hillingdon", (query) => {
  expect([slugsOf(query)[0], find(query).match]).toEqual(["hillingdon", "exact"]);
});

test("an outward code does not match longer ones, but a district without its letter does", () => {
  expect(slugsOf("M1")).toEqual(["manchester"]);
  expect(slugsOf("SW1")[0]).toBe("westminster");
  expect(slugsOf("SW1A 1AA")).toEqual(["westminster", "london"]);
});

test("areas that hold only part of an outward code come last", () => {
  expect(slugsOf("KT1")).toEqual(["kingston", "london", "richmond-upon-thames"]);
});

test("two letters find the postcode area and names that begin with them", () => {
  expect(slugsOf("BA").slice(0, 3)).toEqual(["bath", "somerset", "wiltshire"]);
  expect(slugsOf("BA")).toEqual(expect.arrayContaining(["barking-dagenham", "barnet"]));
});

test("a postcode outside our areas finds the six nearest and says where it is", () => {
  const found = find("CA1 1AA");
  expect([found.match, found.place, found.areas.length]).toEqual(["nearby", "Carlisle, Cumberland", 6]);
  expect(found.areas[0]?.slug).toBe("newcastle");
  expect(slugsOf("CA1 1AA", "Scotland")[0]).toBe("edinburgh");
});

test("a town or council outside our areas finds the nearest as well", () => {
  expect(find("Carlisle")).toEqual(find("CA1"));
  expect(find("perth and kinross")).toMatchObject({ match: "nearby", place: expect.stringContaining("Perth") });
});

test.each(["ZZ1 1ZZ", "SW99 9ZZ", "GY1 1AA", "IM1 1AA", "CH90 1AA", "qqqqqq", "<b>", "<script>", "a".repeat(5000)])(
  "%s finds nothing",
  (query) => {
    expect(find(query)).toEqual({ areas: [], match: "exact" });
  },
);

test.each([
  ["Croyden", "croydon"],
  ["Manchestr", "manchester"],
  ["Lodnon", "london"],
  ["Edinbrough", "edinburgh"],
  ["Bristl", "bristol"],
  ["kingstn upon thames", "kingston"],
  ["hamersmith", "hammersmith-fulham"],
  ["Glocestershire", "gloucestershire"],
])("%s is understood as %s", (query, slug) => {
  const found = find(query);
  expect([found.match, found.areas[0]?.slug]).toEqual(["similar", slug]);
});

test("a correct spelling is not mixed with similar ones, and short words must be correct", () => {
  expect(slugsOf("Kent")[0]).toBe("kent");
  expect(slugsOf("Kent")).not.toContain("brent");
  expect(slugsOf("Jrk")).toEqual([]);
});

test.each([
  ["Wallington", "sutton"],
  ["woking", "surrey"],
  ["Saint Albans", "hertfordshire"],
  ["St. Alban’s", "hertfordshire"],
  ["morden", "merton"],
  ["Wokingham", "berkshire"],
])("the town %s finds %s", (query, slug) => {
  expect(slugsOf(query)[0]).toBe(slug);
});

test("the start of a place named in an area's own text ranks above a post town in an area", () => {
  expect(slugsOf("Henley")).toEqual(["oxfordshire", "warwickshire"]);
});

test("a part comes before the area that contains it", () => {
  expect(slugsOf("Wallington")).toEqual(["sutton", "london"]);
});

test.each([
  ["london", "london"],
  ["richmond", "richmond-upon-thames"],
  ["hammersmith & fulham", "hammersmith-fulham"],
  ["kingston-upon-hull", "hull"],
  ["fulham", "hammersmith-fulham"],
  ["Newc", "newcastle"],
  ["solar panels Croydon", "croydon"],
])("the name %s finds %s first", (query, slug) => {
  expect([slugsOf(query)[0], find(query).match]).toEqual([slug, "exact"]);
});

test("every area comes first in a search for its own name", () => {
  expect(areas.filter(({ name, slug }) => slugsOf(name)[0] !== slug)).toEqual([]);
});

test("only the start of a long search is used", () => {
  expect(slugsOf(`Croydon${" ".repeat(100)}nowhere`)).toEqual(slugsOf("Croydon"));
});

test("a region narrows the search, in either spelling; an unknown one has no areas", () => {
  expect(slugsOf("", "Scotland")).toEqual(["aberdeen", "dundee", "edinburgh", "glasgow"]);
  expect(slugsOf("", "south-east")).toEqual(slugsOf("", "South East"));
  expect(slugsOf("", "london")).toHaveLength(34);
  expect(slugsOf("SM1", "Scotland")).toEqual([]);
  expect(slugsOf("", "Atlantis")).toEqual([]);
});

test("a region can be found by name", () => {
  expect(slugsOf("scotland")).toEqual(slugsOf("", "Scotland"));
});

test.each([
  ["croydon", "croydon", 0],
  ["croyden", "croydon", 1],
  ["lodnon", "london", 1],
  ["", "abc", 3],
  ["kent", "", 4],
  ["kitten", "sitting", 3],
])("%s is so many letters from %s: %i", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

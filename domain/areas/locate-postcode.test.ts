import { expect, test } from "vitest";
import { locatePostcode } from "#domain/areas/locate-postcode.ts";

test.each(["SM1", "sm1 1aa", "SM11AA"])("%s lies in Sutton", (postcode) => {
  expect(locatePostcode(postcode)).toEqual({
    outwardCode: "SM1",
    postTown: "Sutton",
    district: "Sutton",
    region: "London",
    country: "England",
    latitude: expect.closeTo(51.37, 1),
    longitude: expect.closeTo(-0.19, 1),
    areas: ["sutton", "london"],
    solarKwhPerKwp: 958,
  });
});

test("a postcode outside our areas still has a location", () => {
  expect(locatePostcode("ZE1 0AA")).toMatchObject({ postTown: "Shetland", areas: [], solarKwhPerKwp: 829 });
});

test.each(["", "SM", "ZZ1 1ZZ", "SM1 1CC", "GY1 1AA", "CH90 1AA", "toString"])("'%s' has no place", (postcode) => {
  expect(locatePostcode(postcode)).toBeUndefined();
});

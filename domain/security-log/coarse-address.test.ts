import { expect, it } from "vitest";
import { coarseAddress } from "#domain/security-log/coarse-address.ts";

it.each([
  ["203.0.113.77", "203.0.113.x"],
  ["::ffff:203.0.113.77", "203.0.113.x"],
  ["2001:db8:12:7::1", "2001:db8:12:…"],
  ["2001:db8::1", "2001:db8:…"],
  ["::1", ":…"],
])("shows %s as %s", (address, shown) => {
  expect(coarseAddress(address)).toBe(shown);
});

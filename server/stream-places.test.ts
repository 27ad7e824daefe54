import { expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { openStreamPlaces } from "#server/stream-places.ts";

const refused = expect.objectContaining({ code: "too_many_requests", waitSeconds: limits.leadStreamWaitSeconds });

it("gives a company as many places as it may have, and another when one is given back, once", () => {
  const take = openStreamPlaces({ eachMax: 2, totalMax: 10 });
  const leave = take("a");
  take("a");
  expect(() => take("a")).toThrowError(refused);
  expect(() => take("b")).not.toThrow();
  leave();
  leave();
  expect(() => take("a")).not.toThrow();
  expect(() => take("a")).toThrowError(refused);
});

it("gives all companies together no more than the process can bear", () => {
  const take = openStreamPlaces({ eachMax: 2, totalMax: 3 });
  const leaves = ["a", "b", "c"].map((company) => take(company));
  expect(() => take("d")).toThrowError(refused);
  leaves[1]?.();
  expect(() => take("d")).not.toThrow();
});

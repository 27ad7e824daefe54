import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { limits } from "#config/limits.ts";

const folder = new URL("limits/", import.meta.url);

it("has every number of every noun once", async () => {
  const nouns = readdirSync(folder).filter((file) => file !== "assumptions.ts");
  const files = await Promise.all(nouns.map((file) => import(new URL(file, folder).href)));
  const names = files.flatMap((file: Record<string, object>) => Object.values(file).flatMap(Object.keys));
  expect(names.toSorted()).toEqual(Object.keys(limits).toSorted());
});

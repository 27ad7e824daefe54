import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { keptFolder } from "./kept-folder.mjs";

const shelf = mkdtempSync(join(tmpdir(), "fairwatt-kept-"));
afterAll(() => rmSync(shelf, { recursive: true }));

const fillWith = (text: string) => async (folder: string) => writeFileSync(join(folder, "said"), text);
const said = (folder: string) => readFileSync(join(folder, "said"), "utf8");
const aKind = () => `test${randomUUID().slice(0, 8)}`;

it("is filled once for each version, also when two ask at once", async () => {
  const kind = aKind();
  const ask = (version: string, text: string) => keptFolder({ shelf, kind, version }, fillWith(text));
  const both = await Promise.all([ask("1", "first"), ask("1", "second")]);
  expect(both.map(said)).toEqual(["first", "first"]);
  expect(said(await ask("2", "third"))).toBe("third");
  expect(said(await ask("1", "fourth"))).toBe("first");
});

it("is not used half filled: the next who asks fills it from the beginning", async () => {
  const wanted = { shelf, kind: aKind(), version: "1" };
  const breaking = keptFolder(wanted, async (folder) => {
    writeFileSync(join(folder, "half"), "");
    throw new Error("out of room");
  });
  await expect(breaking).rejects.toThrow("out of room");
  expect(readdirSync(await keptFolder(wanted, fillWith("whole")))).toEqual(["said"]);
});

it("is deleted when three others of its kind were used since", async () => {
  const kind = aKind();
  for (const version of ["1", "2", "3"]) {
    const folder = await keptFolder({ shelf, kind, version }, fillWith(version));
    const then = new Date(Date.now() - 60_000 + Number(version));
    utimesSync(folder, then, then);
  }
  await keptFolder({ shelf, kind, version: "1" }, fillWith("again"));
  await keptFolder({ shelf, kind, version: "4" }, fillWith("4"));
  const kept = readdirSync(shelf).filter((name) => name.startsWith(kind));
  expect(kept.sort()).toEqual(["1", "3", "4"].map((version) => `${kind}-${version}`));
});

it("stays while it is used, also when a moved clock has dated others later", async () => {
  const kind = aKind();
  for (const version of ["1", "2", "3"]) {
    const later = new Date(Date.now() + 3_600_000);
    utimesSync(await keptFolder({ shelf, kind, version }, fillWith(version)), later, later);
  }
  expect(said(await keptFolder({ shelf, kind, version: "4" }, fillWith("4")))).toBe("4");
});

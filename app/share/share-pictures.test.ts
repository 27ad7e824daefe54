import { expect, test } from "vitest";
import { createSharePictures } from "#app/share/share-pictures.ts";

function shelf(keptMax: number) {
  const drawn: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const pictureOf = createSharePictures({
    keptMax,
    draw: async (path) => {
      drawn.push(path);
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      if (path === "/broken" && drawn.length === 1) throw new Error("no memory");
      return path === "/none" ? undefined : Buffer.from(path);
    },
  });
  return { pictureOf, drawn, mostAtOnce: () => mostAtOnce };
}

test("draws once when many ask at once", async () => {
  const { pictureOf, drawn } = shelf(5);
  const pictures = await Promise.all([pictureOf("/a"), pictureOf("/a"), pictureOf("/a")]);
  expect(drawn).toEqual(["/a"]);
  expect(pictures[0]?.png.toString()).toBe("/a");
  expect(pictures[2]).toBe(pictures[0]);
});

test("draws one picture at a time", async () => {
  const { pictureOf, drawn, mostAtOnce } = shelf(5);
  const pictures = await Promise.all(["/a", "/b", "/c"].map(pictureOf));
  expect(drawn).toEqual(["/a", "/b", "/c"]);
  expect(mostAtOnce()).toBe(1);
  expect(new Set(pictures.map((picture) => picture?.etag)).size).toBe(3);
});

test("drops the least recently used picture for a new one", async () => {
  const { pictureOf, drawn } = shelf(2);
  for (const path of ["/a", "/b", "/a", "/c", "/a", "/b"]) await pictureOf(path);
  expect(drawn).toEqual(["/a", "/b", "/c", "/b"]);
});

test("retries a failed drawing and lets the next one proceed", async () => {
  const { pictureOf } = shelf(5);
  const [broken, next] = await Promise.allSettled([pictureOf("/broken"), pictureOf("/a")]);
  expect([broken.status, next.status]).toEqual(["rejected", "fulfilled"]);
  expect((await pictureOf("/broken"))?.png.toString()).toBe("/broken");
});

test("a page without a picture has none", async () => {
  expect(await shelf(5).pictureOf("/none")).toBeUndefined();
});

import { expect, test } from "vitest";
import { drawShareImage } from "#app/share/draw-share-image.ts";
import type { ShareCard } from "#app/share/share-card.ts";
import { drawShareCard } from "#app/share/share-drawing.tsx";

const card: ShareCard = { title: "Heat pumps in Sutton", kicker: "Sutton", picture: "heat-pump" };

/** The width and height in the first chunk of a PNG, after the signature and the chunk's length and name. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("the picture is a 1200 × 630 PNG, small enough for a message", async () => {
  const png = await drawShareImage(card);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(150_000);
});

test("a different title, subject or part of the house changes the picture; the same ones give the same picture", async () => {
  const cards = [card, { ...card, title: "Heat pumps in Kent" }, { ...card, kicker: "Kent" }];
  const pictures = await Promise.all([...cards, { ...card, picture: "ev" as const }].map(drawShareImage));
  expect(new Set(pictures.map((png) => png.toString("base64"))).size).toBe(4);
  expect(pictures[0]?.equals(await drawShareImage(card))).toBe(true);
});

test("the drawing has colour values in place of names, and no text that would need a font", () => {
  const svg = drawShareCard(card);
  expect(svg).not.toContain("var(");
  expect(svg).not.toContain("<text");
  expect(svg).toContain(".hl,");
});

import { expect, it } from "vitest";
import { drawIcon, icons } from "#app/device/draw-icon.tsx";

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it.each(Object.entries(icons))("draws %s in the size its name promises", async (name, { size }) => {
  const png = await drawIcon(name);
  expect(png && sizeOf(png)).toEqual([size, size]);
});

it("puts three sizes of the mark into the .ico at the offsets its directory gives", async () => {
  const ico = (await drawIcon("favicon.ico")) ?? Buffer.alloc(0);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const length = ico.readUInt32LE(6 + 16 * index + 8);
    const offset = ico.readUInt32LE(6 + 16 * index + 12);
    expect(sizeOf(ico.subarray(offset, offset + length))).toEqual([size, size]);
  }
});

it.each(["icon-9000.png", "__proto__", "toString"])("finds no icon called %s", async (name) => {
  expect(await drawIcon(name)).toBeUndefined();
});

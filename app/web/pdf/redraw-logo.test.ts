import { crc32, deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { drawPaper } from "#app/web/pdf/draw-paper.ts";
import { redrawLogo } from "#app/web/pdf/redraw-logo.ts";
import { barePhoto } from "#domain/files/bare-photo.ts";

type Given = { width: number; height: number; text?: string; data?: Buffer };

/** A grey picture, with a comment. */
function aPng({ width, height, text = "", data = deflateSync(Buffer.alloc((width + 1) * height, 0)) }: Given) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const chunks = [chunk("IHDR", header), chunk("tEXt", Buffer.from(`Comment\0${text}`)), chunk("IDAT", data)];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks, chunk("IEND", Buffer.alloc(0))]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const picture = (given: Given) => {
  const bare = barePhoto(aPng(given));
  if (!bare) throw new Error("not a picture");
  return bare;
};

it("is small, and holds nothing of the file but its pixels", async () => {
  const bytes =
    (await redrawLogo(picture({ width: 800, height: 100, text: "GPS 51.45, Rose Cottage" }))) ?? new Uint8Array();
  const { width, height } = barePhoto(bytes) ?? {};
  expect({ width, height }).toEqual({ width: 400, height: 50 });
  expect(Buffer.from(bytes).toString("latin1")).not.toContain("Rose Cottage");
});

it("is refused where its pixels cannot be read", async () => {
  expect(await redrawLogo(picture({ width: 80, height: 80, data: Buffer.from("no pixels") }))).toBeUndefined();
  expect(await redrawLogo(picture({ width: 80, height: 80, data: deflateSync(Buffer.alloc(3)) }))).toBeUndefined();
});

it("stands on the first page of a paper as a picture with a name", async () => {
  const bytes = (await redrawLogo(picture({ width: 80, height: 20 }))) ?? new Uint8Array();
  const paper = { title: "A quote", author: "Fairwatt", at: new Date("2026-11-27T12:00:00Z"), foot: "", blocks: [] };
  const text = async (logo?: { bytes: Uint8Array; of: string }) =>
    Buffer.from(await drawPaper({ ...paper, logo })).toString("latin1");
  expect(await text({ bytes, of: "Kestrel" })).toMatch(
    /\/Figure[\s\S]*The logo of Kestrel|The logo of Kestrel[\s\S]*\/Figure/,
  );
  expect(await text()).not.toContain("/Figure");
});

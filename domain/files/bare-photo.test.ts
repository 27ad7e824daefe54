import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { barePhoto } from "#domain/files/bare-photo.ts";
import { orientationIn, orientationOnly } from "#domain/files/photo-orientation.ts";
import { aJpeg, aPdf, aPng } from "#tests/support/documents.ts";

const latin = (text: string) => Buffer.from(text, "latin1");
const segment = (kind: number, data: Uint8Array | string) => {
  const bytes = Buffer.from(data as string, "latin1");
  const length = bytes.length + 2;
  return Buffer.concat([Uint8Array.of(0xff, kind, length >> 8, length & 0xff), bytes]);
};
const chunk = (kind: string, data: string) => {
  const named = latin(kind + data);
  const frame = Buffer.alloc(named.length + 8);
  frame.writeUInt32BE(data.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), named.length + 4);
  return frame;
};

/** Each place of a file that can say who took it and where, with a word to look for. */
const SECRETS = ["GPS 51.4545", "xmp:Creator", "Photoshop 3.0", "icc-of-a-phone", "MPF\0", "a comment", "thumbnail"];
const camera = [
  segment(0xe1, `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0GPS 51.4545`),
  segment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>xmp:Creator Sarah</x:xmpmeta>"),
  segment(0xed, "Photoshop 3.0\x008BIM"),
  segment(0xe2, "ICC_PROFILE\0icc-of-a-phone"),
  segment(0xe2, "MPF\0MM\0*"),
  segment(0xfe, "a comment"),
  segment(0xe0, "JFXX\0\x10thumbnail"),
];
/** A JPEG as a phone writes it: a thumbnail in its first segment, all of the above, and another picture at its end. */
const fromPhone = () => {
  const start = aJpeg().subarray(0, 2);
  const rest = aJpeg().subarray(20);
  const jfif = segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01thumbnail`);
  return Buffer.concat([start, jfif, ...camera, rest, latin("\xff\xd8 a second picture"), latin("<script>")]);
};
const png = (...more: Buffer[]) => {
  const bytes = aPng();
  return Buffer.concat([bytes.subarray(0, 33), ...more, bytes.subarray(33)]);
};

describe("a photo is stored without", () => {
  it("all that a camera writes into a JPEG, while the picture stays byte for byte", () => {
    const kept = barePhoto(fromPhone());
    const text = Buffer.from(kept?.bytes ?? []).toString("latin1");
    for (const secret of [...SECRETS, "a second picture", "<script>", "Sarah"]) expect(text).not.toContain(secret);
    expect(kept).toMatchObject({ mediaType: "image/jpeg", width: 1, height: 1 });
    const frameOn = Buffer.from(aJpeg().subarray(20, -1)).toString("latin1");
    expect(text.endsWith(frameOn)).toBe(true);
    expect(text.slice(0, -frameOn.length)).toBe(
      `\xff\xd8\xff\xe1\0\x22${Buffer.from(orientationOnly(6)).toString("latin1")}\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0`,
    );
  });

  it("text, time, EXIF, profile and frames of a PNG, while its colours stay", () => {
    const said = [
      "tEXtAuthor\0Sarah",
      "zTXtx\0\0Sarah",
      "iTXtx\0\0\0\0\0Sarah",
      "eXIfMM\0*Sarah",
      "tIME\x07\xea\x0b\x1b\0\0\0",
    ];
    const others = ["iCCPphone\0\0Sarah", "acTL\0\0\0\x01\0\0\0\0", "gAMA\0\0\xb1\x8fSarah"].concat(said);
    const chunks = others.map((one) => chunk(one.slice(0, 4), one.slice(4)));
    const gamma = chunk("gAMA", "\0\0\xb1\x8f");
    const kept = barePhoto(Buffer.concat([png(gamma, ...chunks), latin("<?php Sarah")]));
    expect(kept).toMatchObject({ mediaType: "image/png", width: 1, height: 1 });
    expect(Buffer.from(kept?.bytes ?? [])).toEqual(png(gamma));
  });

  it("anything the second time", () => {
    for (const bytes of [fromPhone(), png(chunk("tEXt", "a\0b"))]) {
      const once = barePhoto(bytes)?.bytes ?? new Uint8Array();
      expect(barePhoto(once)?.bytes).toEqual(once);
    }
  });
});

const whole = Buffer.from(aJpeg());
const cut = (from: number, until: number) => Buffer.concat([whole.subarray(0, from), whole.subarray(until)]);
const withSegment = (kind: number, data: string) =>
  Buffer.concat([whole.subarray(0, 20), segment(kind, data), whole.subarray(20)]);

it.each<[string, Uint8Array]>([
  ["a PDF", aPdf()],
  ["nothing", new Uint8Array()],
  ["a JPEG cut short", whole.subarray(0, -3)],
  ["a JPEG without a frame", cut(20, 33)],
  ["a JPEG without a scan", cut(33, -3)],
  ["two frames", Buffer.concat([whole.subarray(0, 33), whole.subarray(20)])],
  ["a frame with something after it", withSegment(0xc0, "\x08\0\x01\0\x01\x01\x01\x11\0hidden")],
  ["a table with something after it", withSegment(0xdb, `\0${"x".repeat(64)}hidden`)],
  ["a code table shorter than it says", withSegment(0xc4, `\0${"\x01".repeat(16)}short`)],
  ["an arithmetic frame", withSegment(0xc9, "\x08\0\x01\0\x01\x01\x01\x11\0")],
  ["an unknown segment", withSegment(0xf0, "hidden")],
  ["a segment that goes on past the end", Buffer.concat([whole.subarray(0, 20), latin("\xff\xfe\xff\xffx")])],
  ["a PNG cut short", png().subarray(0, -4)],
  ["a PNG with a wrong checksum", png(Buffer.concat([chunk("gAMA", "\0\0\xb1\x8f").subarray(0, -1), latin("x")]))],
  ["a PNG with an unknown kind that nobody may skip", png(chunk("HIDE", "x"))],
  ["a PNG with two headers", png(Buffer.from(aPng().subarray(8, 33)))],
])("%s is no photo", (_what, bytes) => {
  expect(barePhoto(bytes)).toBeUndefined();
});

it.each([
  ["big", "MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x08\0\0"],
  ["little", "II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x08\0\0\0"],
])("reads which way up a photo is shown, %s end first", (_order, tiff) => {
  expect(orientationIn(latin(`Exif\0\0${tiff}`))).toBe(8);
});

it.each([
  ["another kind", "Photo\0MM\0*"],
  ["no order", "Exif\0\0XX\0*\0\0\0\x08\0\0"],
  ["a directory outside of it", "Exif\0\0MM\0*\xff\xff\xff\xf0\0\x01"],
  ["more entries than it has", "Exif\0\0MM\0*\0\0\0\x08\xff\xff\x01\x0f"],
  ["no such direction", "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x09\0\0"],
])("leaves a photo as it is stored with %s", (_what, data) => {
  expect(orientationIn(latin(data))).toBeUndefined();
});

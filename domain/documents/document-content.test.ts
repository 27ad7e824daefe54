import { describe, expect, it } from "vitest";
import { mediaTypeOf } from "#domain/documents/document-content.ts";
import { aJpeg, aPdf, aPng } from "#tests/support/documents.ts";

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

describe("a document", () => {
  it.each([
    ["application/pdf", aPdf()],
    ["application/pdf", aPdf("<script>alert(1)</script>")],
    ["image/png", aPng()],
    ["image/jpeg", aJpeg()],
  ])("is %s by what is in it", (mediaType, bytes) => {
    expect(mediaTypeOf(bytes)).toBe(mediaType);
  });

  it.each([
    ["nothing", ""],
    ["a script", "#!/bin/sh\nrm -rf ~\n"],
    ["a web page", "<!doctype html><script>alert(1)</script>"],
    ["a drawing of markup", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["an archive", "PK\u0003\u0004 and so on"],
    ["a script with a header of a PDF further down", "#!/bin/sh\n%PDF-1.7\nstartxref\n9\n%%EOF"],
    ["the header of a PDF alone", "%PDF-1.7\n"],
    ["a PDF without a cross-reference", "%PDF-1.7\n1 0 obj\n%%EOF"],
    ["a PDF of no version", "%PDF-x\nstartxref\n9\n%%EOF"],
    ["the start of a JPEG alone", "\u00ff\u00d8\u00ff\u00e0"],
    ["the start of a JPEG and a script", "\u00ff\u00d8\u00ff<script>alert(1)</script>\u00ff\u00d9"],
    ["the signature of a PNG alone", "\u0089PNG\r\n\u001a\n"],
    ["a GIF", "GIF89a"],
  ])("is not %s", (_what, content) => {
    expect(mediaTypeOf(bytesOf(content))).toBeUndefined();
  });

  it.each([
    ["PDF", aPdf()],
    ["PNG", aPng()],
    ["JPEG", aJpeg()],
  ])("is no longer one when its end is cut off: %s", (_what, bytes) => {
    expect(mediaTypeOf(bytes.subarray(0, bytes.length - 8))).toBeUndefined();
  });

  it("is a JPEG only with a frame before its scan", () => {
    const bytes = aJpeg();
    const frame = bytes.indexOf(0xc0);
    bytes[frame] = 0xc4; // a table instead
    expect(mediaTypeOf(bytes)).toBeUndefined();
  });

  it("is a PNG only from its header to its end, with a picture between", () => {
    const bytes = aPng();
    expect(mediaTypeOf(Uint8Array.from([...bytes, 0x50, 0x4b]))).toBeUndefined();
    const withoutPicture = Buffer.from(bytes).toString("latin1").replace("IDAT", "iDAT");
    expect(mediaTypeOf(bytesOf(withoutPicture))).toBeUndefined();
  });

  it("is read in one pass, however large and however built", () => {
    const ends = new Uint8Array(4_000_000).fill(0xd9);
    ends.set(aJpeg().subarray(0, -3));
    expect(mediaTypeOf(ends)).toBeUndefined();
  });
});

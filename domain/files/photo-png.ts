import { crc32 } from "node:zlib";
import type { BarePhoto } from "#domain/files/photo-jpeg.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const HEADER_BYTES = 13;
/** Where the header, which comes first, says its size. */
const SIZE_AT = { width: 16, height: 20 };
const WORD = 4;
/** Length, kind and checksum around the data. */
const FRAME_BYTES = 12;
const CHROMATICITY_BYTES = 32;
const DENSITY_BYTES = 9;
const COLOURS = { bytes: 3, most: 256 };
/** Kinds that are no text and belong to no other picture, and how long each is. */
const HARMLESS: Readonly<Record<string, (length: number) => boolean>> = {
  tRNS: (length) => length <= COLOURS.most,
  gAMA: (length) => length === WORD,
  cHRM: (length) => length === CHROMATICITY_BYTES,
  sRGB: (length) => length === 1,
  pHYS: (length) => length === DENSITY_BYTES,
};
/** A capital first letter: a reader may not skip this kind. */
const CRITICAL = /^[A-Z]/;

/**
 * A PNG of the same picture with its critical chunks, its transparency and its colours alone: no EXIF, text, time,
 * profile or further frame, and nothing after its end. Undefined for anything that does not read as such from beginning
 * to end. Source: PNG (W3C, third edition), 5 and 11.
 */
export function barePng(bytes: Uint8Array): BarePhoto | undefined {
  if (!SIGNATURE.every((byte, index) => bytes[index] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [SIGNATURE];
  const kinds: string[] = [];
  for (let at = SIGNATURE.length; kinds.at(-1) !== "IEND"; ) {
    if (at + FRAME_BYTES > bytes.length) return undefined;
    const length = view.getUint32(at);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length) return undefined;
    const named = bytes.subarray(at + WORD, end - WORD);
    if (crc32(named) !== view.getUint32(end - WORD)) return undefined;
    const kind = String.fromCharCode(...named.subarray(0, WORD));
    const isKept = mayFollow(kinds, kind, length);
    if (isKept === undefined) return undefined;
    if (isKept) {
      kept.push(bytes.subarray(at, end));
      kinds.push(kind);
    }
    at = end;
  }
  const width = view.getUint32(SIZE_AT.width);
  const height = view.getUint32(SIZE_AT.height);
  if (!kinds.includes("IDAT") || width === 0 || height === 0) return undefined;
  return { width, height, bytes: Buffer.concat(kept) };
}

/** Whether a chunk stays; undefined if it cannot come here. `before`: the kinds kept so far. */
function mayFollow(before: readonly string[], kind: string, length: number): boolean | undefined {
  if (before.length === 0 || kind === "IHDR") {
    return before.length === 0 && kind === "IHDR" && length === HEADER_BYTES ? true : undefined;
  }
  if (kind === "IDAT") return true;
  if (kind === "IEND") return length === 0 ? true : undefined;
  if (kind === "PLTE") {
    const isPalette = length > 0 && length % COLOURS.bytes === 0 && length <= COLOURS.most * COLOURS.bytes;
    return isPalette && !before.includes("PLTE") && !before.includes("IDAT") ? true : undefined;
  }
  if (CRITICAL.test(kind)) return undefined;
  return HARMLESS[kind]?.(length) === true && !before.includes("IDAT") && !before.includes(kind);
}

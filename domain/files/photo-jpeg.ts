import { orientationIn, orientationOnly, UPRIGHT } from "#domain/files/photo-orientation.ts";

const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const RESTARTS = { first: 0xd0, last: 0xd7 };
/** A byte FF of the picture itself is followed by 00. */
const STUFFED = 0x00;
/** Baseline, extended and progressive frames: what browsers draw. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const HUFFMAN_TABLES = 0xc4;
const QUANTIZATION_TABLES = 0xdb;
const RESTART_INTERVAL = 0xdd;
const RESTART_BYTES = 2;
const APPLICATION = { first: 0xe0, exif: 0xe1, adobe: 0xee, last: 0xef };
const COMMENT = 0xfe;
const LENGTH_BYTES = 2;
const MARKER_BYTES = 2;
/** Where a frame says its size, and how many colours follow. */
const FRAME_BYTES = { height: 1, width: 3, colours: 5, head: 6, component: 3 };
const SCAN_BYTES = { head: 4, component: 2 };
const COLOURS_MAX = 4;
const TABLE_BYTES = { head: 1, counts: 16, quantization: 64 };
const HALF_BYTE = 4;
const ADOBE = { name: "Adobe", bytes: 12 };
const JFIF = { name: "JFIF\0", bytes: 14, thumbnail: 12 };

/** A photo without anything but its picture, and the size in pixels as it is stored. */
export interface BarePhoto {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

interface Segment {
  readonly kind: number;
  readonly data: Uint8Array;
}

/**
 * A JPEG of the same picture with its tables, frame and scans alone: no EXIF, XMP, IPTC, colour profile, comment,
 * thumbnail or second picture, and nothing after its end. Which way up it is shown stays, in a segment of its own.
 * Undefined for anything that does not read as such a picture from beginning to end. Sources: ITU-T T.81, annex B;
 * JFIF 1.02; Adobe technical note 5116.
 */
export function bareJpeg(bytes: Uint8Array): BarePhoto | undefined {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return undefined;
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation = UPRIGHT;
  let hasScan = false;
  for (let at = MARKER_BYTES; ; ) {
    const start = markerAt(bytes, at);
    if (start === undefined) return undefined;
    if (bytes[start + 1] === END_OF_IMAGE) break;
    const segment = segmentAt(bytes, start);
    if (!segment) return undefined;
    at = start + MARKER_BYTES + LENGTH_BYTES + segment.data.length;
    if (segment.kind === APPLICATION.exif) orientation = orientationIn(segment.data) ?? orientation;
    const data = keptOf(segment);
    if (data === undefined) return undefined;
    if (data) kept.push(asSegment(segment.kind, data));
    if (FRAMES.includes(segment.kind)) {
      if (size) return undefined;
      size = sizeOf(segment.data);
    }
    if (segment.kind === START_OF_SCAN) {
      const end = size && endOfScan(bytes, at);
      if (end === undefined) return undefined;
      kept.push(bytes.subarray(at, end));
      at = end;
      hasScan = true;
    }
  }
  if (!size || !hasScan) return undefined;
  const turned = orientation === UPRIGHT ? [] : [asSegment(APPLICATION.exif, orientationOnly(orientation))];
  const start = Uint8Array.of(MARKER, START_OF_IMAGE);
  return { ...size, bytes: Buffer.concat([start, ...turned, ...kept, Uint8Array.of(MARKER, END_OF_IMAGE)]) };
}

/** Where the next marker begins; any number of FF bytes may precede it. */
function markerAt(bytes: Uint8Array, from: number): number | undefined {
  if (bytes[from] !== MARKER) return undefined;
  let at = from;
  while (bytes[at + 1] === MARKER) at++;
  return at + 1 < bytes.length ? at : undefined;
}

function segmentAt(bytes: Uint8Array, start: number): Segment | undefined {
  const from = start + MARKER_BYTES;
  if (from + LENGTH_BYTES > bytes.length) return undefined;
  const length = viewOf(bytes).getUint16(from);
  if (length < LENGTH_BYTES || from + length > bytes.length) return undefined;
  return { kind: bytes[start + 1] ?? 0, data: bytes.subarray(from + LENGTH_BYTES, from + length) };
}

function asSegment(kind: number, data: Uint8Array): Uint8Array {
  const head = Buffer.of(MARKER, kind, 0, 0);
  head.writeUInt16BE(data.length + LENGTH_BYTES, MARKER_BYTES);
  return Buffer.concat([head, data]);
}

/** What stays of a segment, null for nothing; undefined if no such picture has it. */
function keptOf({ kind, data }: Segment): Uint8Array | null | undefined {
  if (kind === APPLICATION.first) return jfifOnly(data);
  if (kind === APPLICATION.adobe) return startsWith(data, ADOBE.name) ? data.subarray(0, ADOBE.bytes) : null;
  if ((kind > APPLICATION.first && kind <= APPLICATION.last) || kind === COMMENT) return null;
  return isWhole({ kind, data }) ? data : undefined;
}

/** The density alone, without a thumbnail. */
function jfifOnly(data: Uint8Array): Uint8Array | null {
  if (!startsWith(data, JFIF.name) || data.length < JFIF.bytes) return null;
  const plain = data.slice(0, JFIF.bytes);
  plain.fill(0, JFIF.thumbnail);
  return plain;
}

/** Whether a segment is exactly as long as what it says it holds, so that nothing else hides in it. */
function isWhole({ kind, data }: Segment): boolean {
  if (FRAMES.includes(kind))
    return data.length === FRAME_BYTES.head + FRAME_BYTES.component * coloursAt(data, FRAME_BYTES.colours);
  if (kind === START_OF_SCAN) return data.length === SCAN_BYTES.head + SCAN_BYTES.component * coloursAt(data, 0);
  if (kind === RESTART_INTERVAL) return data.length === RESTART_BYTES;
  if (kind === QUANTIZATION_TABLES) {
    return areTables(data, (at) => TABLE_BYTES.quantization * ((data[at] ?? 0) >> HALF_BYTE === 0 ? 1 : 2));
  }
  if (kind !== HUFFMAN_TABLES) return false;
  return areTables(data, (at) => {
    const counts = data.subarray(at + TABLE_BYTES.head, at + TABLE_BYTES.head + TABLE_BYTES.counts);
    return TABLE_BYTES.counts + counts.reduce((sum, count) => sum + count, 0);
  });
}

/** Whether tables fill the data to its end. `bytesAt`: how long the one at a place is, after its first byte. */
function areTables(data: Uint8Array, bytesAt: (at: number) => number): boolean {
  let at = 0;
  while (at < data.length) at += TABLE_BYTES.head + bytesAt(at);
  return at === data.length && at > 0;
}

function coloursAt(data: Uint8Array, at: number): number {
  const colours = data[at] ?? 0;
  return colours >= 1 && colours <= COLOURS_MAX ? colours : Number.NaN;
}

function sizeOf(frame: Uint8Array): { width: number; height: number } | undefined {
  const view = viewOf(frame);
  const height = view.getUint16(FRAME_BYTES.height);
  const width = view.getUint16(FRAME_BYTES.width);
  return height > 0 && width > 0 ? { width, height } : undefined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Where a scan's data ends: at the next marker that is not part of it. */
function endOfScan(bytes: Uint8Array, from: number): number | undefined {
  for (let at = bytes.indexOf(MARKER, from); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return undefined;
    const isPicture = next === STUFFED || next === MARKER || (next >= RESTARTS.first && next <= RESTARTS.last);
    if (!isPicture) return at;
  }
  return undefined;
}

function startsWith(data: Uint8Array, name: string): boolean {
  return [...name].every((letter, index) => data[index] === letter.charCodeAt(0));
}

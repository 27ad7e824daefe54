export type DocumentMediaType = "application/pdf" | "image/jpeg" | "image/png";

const PDF_HEADER = /^%PDF-[12]\.\d/;
const PDF_HEADER_BYTES = 8;
/** Readers look for the end of a PDF in its last kilobyte. Source: ISO 32000, annex H.3, note 18. */
const PDF_TAIL_BYTES = 1024;
const PDF_END = /startxref\s+\d+\s+%%EOF/;

const JPEG_START = [0xff, 0xd8, 0xff];
const MARKER = 0xff;
const JPEG_END_OF_IMAGE = 0xd9;
const JPEG_START_OF_SCAN = 0xda;
const MARKER_BYTES = 2;
const SEGMENT_HEAD_BYTES = 4;
/** Frames are C0 to CF, except the tables DHT, JPG and DAC. */
const FRAMES = { first: 0xc0, last: 0xcf, tables: [0xc4, 0xc8, 0xcc] };

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_HEADER_BYTES = 13;
/** Length, type and checksum around the data. */
const PNG_CHUNK_FRAME_BYTES = 12;
const PNG_KIND = { from: 4, to: 8 };

/**
 * Detects a file's type from its content, whatever its name or sender says: a PDF with header, cross-reference and end;
 * a JPEG whose segments lead to a frame and a scan; a PNG whose chunks lead from its header to its end. Undefined for
 * anything else. A viewer may still fail to draw it. Sources: ISO 32000-2, ITU-T T.81, PNG (W3C, third edition).
 */
export function mediaTypeOf(bytes: Uint8Array): DocumentMediaType | undefined {
  if (isPdf(bytes)) return "application/pdf";
  if (isJpeg(bytes)) return "image/jpeg";
  if (isPng(bytes)) return "image/png";
  return undefined;
}

function isPdf(bytes: Uint8Array): boolean {
  if (!PDF_HEADER.test(latin(bytes.subarray(0, PDF_HEADER_BYTES)))) return false;
  return PDF_END.test(latin(bytes.subarray(-PDF_TAIL_BYTES)));
}

function isJpeg(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, JPEG_START)) return false;
  const view = viewOf(bytes);
  let at = MARKER_BYTES;
  let hasFrame = false;
  while (at + SEGMENT_HEAD_BYTES <= bytes.length) {
    const [marker, kind = 0] = bytes.subarray(at, at + MARKER_BYTES);
    if (marker !== MARKER) return false;
    // Any number of FF bytes may precede the type.
    const isFilling = kind === MARKER;
    const length = isFilling ? 0 : view.getUint16(at + MARKER_BYTES);
    if (!isFilling && length < MARKER_BYTES) return false;
    if (kind === JPEG_START_OF_SCAN) return hasFrame && endsImage(bytes, at + MARKER_BYTES + length);
    hasFrame ||= isFrame(kind);
    at += isFilling ? 1 : MARKER_BYTES + length;
  }
  return false;
}

function isFrame(kind: number): boolean {
  return kind >= FRAMES.first && kind <= FRAMES.last && !FRAMES.tables.includes(kind);
}

/** Cameras write further pictures after the end marker, so it need not come last. */
function endsImage(bytes: Uint8Array, from: number): boolean {
  let at = bytes.lastIndexOf(JPEG_END_OF_IMAGE);
  while (at > from && bytes[at - 1] !== MARKER) at = bytes.lastIndexOf(JPEG_END_OF_IMAGE, at - 1);
  return at > from;
}

function isPng(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, PNG_SIGNATURE)) return false;
  const view = viewOf(bytes);
  let at = PNG_SIGNATURE.length;
  let hasData = false;
  while (at + PNG_CHUNK_FRAME_BYTES <= bytes.length) {
    const length = view.getUint32(at);
    const kind = latin(bytes.subarray(at + PNG_KIND.from, at + PNG_KIND.to));
    const isFirst = at === PNG_SIGNATURE.length;
    if (isFirst !== (kind === "IHDR") || (isFirst && length !== PNG_HEADER_BYTES)) return false;
    at += PNG_CHUNK_FRAME_BYTES + length;
    if (kind === "IEND") return hasData && length === 0 && at === bytes.length;
    hasData ||= kind === "IDAT";
  }
  return false;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

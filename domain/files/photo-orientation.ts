/** The value of a photo that is shown as it is stored. */
export const UPRIGHT = 1;
const TURNED_MOST = 8;
const EXIF = "Exif\0\0";
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
/** A directory: how many entries it has, then each: tag, type, count and value. */
const COUNT_BYTES = 2;
const ENTRY = { type: 2, count: 4, value: 8, bytes: 12 };
const NEXT_BYTES = 4;
const TIFF_MARK = { at: 2, is: 42 };
const FIRST_DIRECTORY = { at: 4, usually: 8 };
const ORDERS = { little: 0x4949, big: 0x4d4d };

/**
 * Which way up a JPEG is shown, 1 to 8, from the data of its EXIF segment; undefined if that does not say. Source:
 * EXIF 2.32, 4.6.4 (tag 0112).
 */
export function orientationIn(segment: Uint8Array): number | undefined {
  if (![...EXIF].every((letter, index) => segment[index] === letter.charCodeAt(0))) return undefined;
  const tiff = new DataView(segment.buffer, segment.byteOffset + EXIF.length, segment.byteLength - EXIF.length);
  try {
    const order = tiff.getUint16(0);
    if (order !== ORDERS.little && order !== ORDERS.big) return undefined;
    const isLittle = order === ORDERS.little;
    if (tiff.getUint16(TIFF_MARK.at, isLittle) !== TIFF_MARK.is) return undefined;
    const directory = tiff.getUint32(FIRST_DIRECTORY.at, isLittle);
    const entries = tiff.getUint16(directory, isLittle);
    for (let entry = 0; entry < entries; entry++) {
      const at = directory + COUNT_BYTES + entry * ENTRY.bytes;
      if (tiff.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
      const value = tiff.getUint16(at + ENTRY.value, isLittle);
      return value >= UPRIGHT && value <= TURNED_MOST ? value : undefined;
    }
  } catch (error) {
    // It points out of its own segment.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** The data of an EXIF segment that says nothing but which way up the photo is shown. */
export function orientationOnly(orientation: number): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(FIRST_DIRECTORY.usually + COUNT_BYTES + ENTRY.bytes + NEXT_BYTES));
  tiff.setUint16(0, ORDERS.big);
  tiff.setUint16(TIFF_MARK.at, TIFF_MARK.is);
  tiff.setUint32(FIRST_DIRECTORY.at, FIRST_DIRECTORY.usually);
  tiff.setUint16(FIRST_DIRECTORY.usually, 1);
  const entry = FIRST_DIRECTORY.usually + COUNT_BYTES;
  tiff.setUint16(entry, ORIENTATION_TAG);
  tiff.setUint16(entry + ENTRY.type, SHORT);
  tiff.setUint32(entry + ENTRY.count, 1);
  tiff.setUint16(entry + ENTRY.value, orientation);
  return Buffer.concat([Buffer.from(EXIF, "latin1"), new Uint8Array(tiff.buffer)]);
}

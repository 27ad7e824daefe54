import { encode } from "uqr";

export interface QrPath {
  /** In squares, the quiet zone around the code included. */
  size: number;
  /** SVG path of the dark squares, each one unit wide. */
  path: string;
}

/** Readers need this much empty space around a code (ISO/IEC 18004). */
const QUIET_SQUARES = 4;

/** A text as a QR code, drawn on the server. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_SQUARES });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}

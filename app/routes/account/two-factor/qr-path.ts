import { encode } from "uqr";

export interface QrPath {
  /** In modules, including the quiet zone around the code. */
  size: number;
  /** SVG path of the dark modules, each one unit wide. */
  path: string;
}

/** The empty space readers need around a code (ISO/IEC 18004). */
const QUIET_SQUARES = 4;

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_SQUARES });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}

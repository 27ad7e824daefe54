import { renderToStaticMarkup } from "react-dom/server";
import { withColours } from "#app/share/theme-colours.ts";
import { BrandMark } from "#app/ui/brand.tsx";

const SIDE = 34;
const ICO_SIZES = [16, 32, 48];

/** Phones cut icons into their own shape, so there the background reaches to the edges. */
export const icons = {
  "icon-192.png": { size: 192, isCut: false },
  "icon-512.png": { size: 512, isCut: false },
  "maskable-512.png": { size: 512, isCut: true },
  "apple-touch-icon.png": { size: 180, isCut: true },
} as const;

/** The product's mark as PNG, or as .ico for older programs; undefined for any other name. */
export async function drawIcon(name: string): Promise<Buffer | undefined> {
  if (name === "favicon.ico") return icoOf(await Promise.all(ICO_SIZES.map((size) => png({ size, isCut: false }))));
  return Object.hasOwn(icons, name) ? png(icons[name as keyof typeof icons]) : undefined;
}

async function png({ size, isCut }: { size: number; isCut: boolean }): Promise<Buffer> {
  // Loaded on demand, as for shared links (app/share/draw-share-image.ts).
  const { renderAsync } = await import("@resvg/resvg-js");
  const drawing = withColours(renderToStaticMarkup(<Icon size={size} isCut={isCut} />));
  return (await renderAsync(drawing, { font: { loadSystemFonts: false } })).asPng();
}

/** The mark lies within the circle that every shape keeps: its corners are 13.5 of 34 from the middle. */
function Icon({ size, isCut }: { size: number; isCut: boolean }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="presentation"
    >
      {isCut && <rect width={SIDE} height={SIDE} fill="var(--color-leaf)" />}
      <BrandMark />
    </svg>
  );
}

/** An .ico file: a directory with 16 bytes for each picture, then the pictures. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    const size = ICO_SIZES[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

import type { Redraw } from "#domain/quotes/company-logo.ts";

/** The room a logo has, in pixels; on paper it is drawn at half of that, in points. */
const BOX = { width: 400, height: 130 };

/** Draws a picture's pixels again as a small PNG, as large as they are at most; undefined if they cannot be read. */
export const redrawLogo: Redraw = async ({ bytes, mediaType, width, height }) => {
  // Loaded on demand: without a binary for this system only logos and shared pictures fail.
  const { renderAsync } = await import("@resvg/resvg-js");
  const scale = Math.min(1, BOX.width / width, BOX.height / height);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const href = `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;
  const sized = `width="${size.width}" height="${size.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${sized}><image href="${href}" ${sized}/></svg>`;
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } });
  // What cannot be decoded is left out, and leaves nothing but transparency.
  return drawn.pixels.some((value, at) => at % 4 === 3 && value > 0) ? drawn.asPng() : undefined;
};

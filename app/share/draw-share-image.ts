import type { ShareCard } from "#app/share/share-card.ts";
import { drawShareCard } from "#app/share/share-drawing.tsx";

/** The card as PNG. Painted on its own thread; only encoding the result takes this one. */
export async function drawShareImage(card: ShareCard): Promise<Buffer> {
  // Loaded on demand: on a system without a binary, everything but these pictures works.
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(drawShareCard(card), { font: { loadSystemFonts: false } });
  return image.asPng();
}

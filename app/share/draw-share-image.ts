import type { ShareCard } from "#app/share/share-card.ts";
import { drawShareCard } from "#app/share/share-drawing.tsx";

/** The card as PNG. Painted on a separate thread; only encoding blocks this one. */
export async function drawShareImage(card: ShareCard): Promise<Buffer> {
  // Loaded on demand: without a binary for this system only these pictures fail.
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(drawShareCard(card), { font: { loadSystemFonts: false } });
  return image.asPng();
}

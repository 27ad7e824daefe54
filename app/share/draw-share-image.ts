import type { ShareCard } from "#app/share/share-card.ts";
import { drawShareCard } from "#app/share/share-drawing.tsx";

/** The card as PNG. Painted on a thread of its own; only encoding the result takes this one. */
export async function drawShareImage(card: ShareCard): Promise<Buffer> {
  // Loaded late: where there is no binary for a system, everything but these pictures works.
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(drawShareCard(card), { font: { loadSystemFonts: false } });
  return image.asPng();
}

import { type BarePhoto, bareJpeg } from "#domain/files/photo-jpeg.ts";
import { barePng } from "#domain/files/photo-png.ts";

/** A photo as it is stored. */
export interface CheckedPhoto extends BarePhoto {
  readonly mediaType: "image/jpeg" | "image/png";
}

/**
 * The picture of a JPEG or PNG alone, in a file rewritten without metadata (decision 42); undefined for anything else.
 */
export function barePhoto(bytes: Uint8Array): CheckedPhoto | undefined {
  const jpeg = bareJpeg(bytes);
  if (jpeg) return { ...jpeg, mediaType: "image/jpeg" };
  const png = barePng(bytes);
  return png && { ...png, mediaType: "image/png" };
}

import { createHash } from "node:crypto";

export interface SharePicture {
  png: Buffer;
  etag: string;
}

export interface SharePictureOptions {
  /** Draws a page's picture; undefined for a page without one. */
  draw(path: string): Promise<Buffer | undefined>;
  /** How many pictures stay in memory; the least recently used goes first. */
  keptMax: number;
}

/** Draws each picture once, on first request, however many ask, and one at a time to leave a core to the pages. */
export function createSharePictures({ draw, keptMax }: SharePictureOptions) {
  const kept = new Map<string, Promise<SharePicture | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  const drawInTurn = (path: string): Promise<SharePicture | undefined> => {
    const picture = last.then(async () => {
      const png = await draw(path);
      return png && { png, etag: `"${createHash("sha256").update(png).digest("base64url").slice(0, 22)}"` };
    });
    last = picture.catch(() => undefined);
    return picture;
  };

  return async (path: string): Promise<SharePicture | undefined> => {
    const picture = kept.get(path) ?? drawInTurn(path);
    kept.delete(path);
    kept.set(path, picture);
    const [oldest] = kept.keys();
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    try {
      return await picture;
    } catch (error) {
      // The next request tries again.
      kept.delete(path);
      throw error;
    }
  };
}

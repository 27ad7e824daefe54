import { createHash } from "node:crypto";

export interface SharePicture {
  png: Buffer;
  etag: string;
}

export interface SharePictureOptions {
  /** Draws the picture of a page; undefined for a page that has none. */
  draw(path: string): Promise<Buffer | undefined>;
  /** How many stay in memory; the one longest unused goes first. */
  keptMax: number;
}

/** Pictures drawn when first asked for, each once however many ask, one after the other to leave a core to the pages. */
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
      // The next one to ask tries again.
      kept.delete(path);
      throw error;
    }
  };
}

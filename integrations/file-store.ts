import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ScanFile } from "#integrations/clamav.ts";
import type { FilePlace } from "#integrations/file-place.ts";
import { type S3Settings, s3Files } from "#integrations/s3.ts";

/** Where uploaded files are kept. */
export interface FileStore extends FilePlace {
  /** Whether a file is harmful; false if nothing scans it. */
  isInfected: ScanFile;
}

const KEY = /^[A-Za-z0-9-]{8,100}$/;

/** Files in any store that speaks Amazon's S3 protocol or, without one, in a local folder. */
export function openFileStore(settings: {
  folder: string;
  s3: S3Settings | undefined;
  scan?: ScanFile | undefined;
}): FileStore {
  const store = settings.s3 ? s3Files(settings.s3) : folderFiles(settings.folder);
  return {
    put: (key, bytes, mediaType) => store.put(known(key), bytes, mediaType),
    get: (key) => store.get(known(key)),
    remove: (key) => store.remove(known(key)),
    isInfected: settings.scan ?? (async () => false),
  };
}

function known(key: string): string {
  if (!KEY.test(key)) throw new Error("not a key of the file store");
  return key;
}

function folderFiles(folder: string): FilePlace {
  const pathOf = (key: string) => join(folder, key);
  return {
    async put(key, bytes) {
      await mkdir(folder, { recursive: true });
      // Renamed only once complete and on disk, so that a crash leaves no partial file.
      const unfinished = `${pathOf(key)}.part`;
      try {
        await writeWhole(unfinished, bytes);
        await rename(unfinished, pathOf(key));
      } catch (error) {
        // Otherwise a full disk would stay full.
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key) {
      const found = await stat(pathOf(key)).catch(unlessMissing);
      if (!found) return undefined;
      const body = Readable.toWeb(createReadStream(pathOf(key))) as ReadableStream<Uint8Array>;
      return { body, sizeBytes: found.size };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}

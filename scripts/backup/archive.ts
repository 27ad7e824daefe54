import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { extract, type Header, pack } from "tar-stream";

// A backup is a tar file that any tar program can list. Its last entry holds a fingerprint of each of the others, so
// that a truncated or altered backup is recognised.

const CHECKSUMS = "checksums.json";
const CHUNK_BYTES = 1024 * 1024;
/** Everything one of our backups can hold. */
const NAMES = /^(about\.json|database\.dump|files\/[A-Za-z0-9-]{8,100}|database(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*)$/;
type Chunks = AsyncIterable<Uint8Array>;
type Entry = Chunks & { header: Header };

const FILE = { type: "file", mode: 0o600, mtime: new Date(0) } as const;
const FOLDER = { type: "directory", mode: 0o700, mtime: new Date(0) } as const;

export class BrokenBackup extends Error {}

export interface ArchiveWriter {
  addText(name: string, text: string): Promise<void>;
  addFile(name: string, path: string): Promise<void>;
  addFolder(name: string): Promise<void>;
  /** Only now does the file get its own name. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

/** Creates a file that only its owner may read. Fails with EEXIST if there is one already. */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  await (await open(file, "wx", 0o600)).close();
  const unfinished = `${file}.part`;
  const tar = pack();
  const written = pipeline(tar, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  // The error is reported by the next addition, and by the end.
  written.catch(() => {});
  const checksums: Record<string, string> = {};

  async function add(name: string, sizeBytes: number, bytes: Readable): Promise<void> {
    const hash = createHash("sha256");
    await pipeline(bytes, fingerprint(name, sizeBytes, hash), tar.entry({ ...FILE, name, size: sizeBytes }));
    checksums[name] = hash.digest("hex");
  }

  const addText = (name: string, words: string) =>
    add(name, Buffer.byteLength(words), Readable.from([Buffer.from(words)]));

  return {
    addText,
    async addFile(name, path) {
      const { size } = await stat(path);
      await add(name, size, createReadStream(path, { highWaterMark: CHUNK_BYTES }));
    },
    async addFolder(name) {
      tar.entry({ ...FOLDER, name: `${name}/` });
      checksums[name] = "";
    },
    async finish() {
      await addText(CHECKSUMS, JSON.stringify(checksums));
      tar.finalize();
      await written;
      await rename(unfinished, file);
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => {});
      for (const path of [unfinished, file]) await rm(path, { force: true });
    },
  };
}

/**
 * Unpacks a complete and unaltered backup into the folder. Throws BrokenBackup; the folder's contents are then useless.
 */
export async function extractArchive(file: string, folder: string): Promise<void> {
  const tar = extract();
  const input = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  input.on("error", (error) => tar.destroy(error));
  // Whoever reads an entry learns only that it was cut off; the reason arrives here.
  let reason: unknown;
  tar.on("error", (error) => {
    reason = error;
  });
  const closed = new Promise((resolve) => tar.once("close", () => resolve(undefined)));
  input.pipe(tar);
  const found: Record<string, string> = {};
  let wanted: string | undefined;
  try {
    // The types do not say that these are bytes.
    for await (const entry of tar as AsyncIterable<Entry>) {
      const name = nameOf(entry.header);
      if (name === CHECKSUMS) wanted = await text(entry);
      else if (!NAMES.test(name) || name in found) throw new BrokenBackup(`It holds "${name}".`);
      else found[name] = await unpack(entry, join(folder, name));
    }
  } catch (error) {
    tar.destroy();
    await closed;
    throw inOurWords(reason ?? error);
  } finally {
    input.destroy();
  }
  if (wanted === undefined) throw new BrokenBackup("It ends too early.");
  compare(wanted, found);
}

function nameOf({ name, type }: Header): string {
  if (type !== "file" && type !== "directory") throw new BrokenBackup(`It holds "${name}", a ${type ?? "thing"}.`);
  return type === "directory" ? name.replace(/\/$/, "") : name;
}

async function unpack(entry: Entry, path: string): Promise<string> {
  const isFolder = entry.header.type === "directory";
  await mkdir(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
  if (isFolder) return "";
  const hash = createHash("sha256");
  const output = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(entry, fingerprint(entry.header.name, entry.header.size, hash), output);
  return hash.digest("hex");
}

/** Passes the bytes through, of which there must be exactly this many, and adds them to the hash. */
function fingerprint(name: string, sizeBytes: number, hash: Hash) {
  return async function* (chunks: Chunks) {
    let seen = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      seen += chunk.length;
      yield chunk;
    }
    if (seen !== sizeBytes) throw new Error(`${name} changed while it was read`);
  };
}

/** Rewords the tar reader's complaint about a file that is not one; errors from the disk stay as they are. */
function inOurWords(error: unknown): unknown {
  if (error instanceof BrokenBackup || !(error instanceof Error) || "code" in error) return error;
  const endsEarly = error.message === "Unexpected end of data";
  return new BrokenBackup(endsEarly ? "It ends too early." : "It is no backup of Fairwatt, or damaged.");
}

function compare(list: string, found: Record<string, string>): void {
  const wanted = checksumsIn(list);
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  for (const name of names) {
    if (wanted[name] !== found[name]) throw new BrokenBackup(`${name} is missing or not what was backed up.`);
  }
}

function checksumsIn(list: string): Record<string, unknown> {
  try {
    return JSON.parse(list);
  } catch {
    throw new BrokenBackup("Its list of contents cannot be read.");
  }
}

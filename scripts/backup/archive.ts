import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { entryHeader, isHeaderEmpty, paddingAfter, readHeader, TAR_BLOCK, type TarEntry } from "./tar-header.ts";

// A backup is a tar file that every tar program can list. Its last entry holds a fingerprint of each of the others, so
// that one which was cut off or changed is recognised.

const CHECKSUMS = "checksums.json";
const CHUNK_BYTES = 1024 * 1024;
/** Everything that a backup of ours can hold. */
const NAMES = /^(about\.json|database\.dump|files\/[A-Za-z0-9-]{8,100}|database(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*)$/;

export class BrokenBackup extends Error {}

export interface ArchiveWriter {
  addText(name: string, text: string): Promise<void>;
  addFile(name: string, path: string): Promise<void>;
  addFolder(name: string): Promise<void>;
  /** Only now the file has its own name. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

/** Writes a new file, which only its owner may read. Fails with EEXIST where there is one. */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  await (await open(file, "wx", 0o600)).close();
  const unfinished = `${file}.part`;
  const output = await open(unfinished, "w", 0o600);
  const checksums: Record<string, string> = {};

  async function addBytes(name: string, sizeBytes: number, chunks: AsyncIterable<Buffer> | Iterable<Buffer>) {
    await output.write(entryHeader({ name, sizeBytes, isFolder: false }));
    const hash = createHash("sha256");
    let written = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      await output.writeFile(chunk);
      written += chunk.length;
    }
    if (written !== sizeBytes) throw new Error(`${name} changed while it was read`);
    await output.write(Buffer.alloc(paddingAfter(sizeBytes)));
    checksums[name] = hash.digest("hex");
  }

  return {
    addText: (name, text) => addBytes(name, Buffer.byteLength(text), [Buffer.from(text)]),
    async addFile(name, path) {
      const input = await open(path, "r");
      try {
        const { size } = await input.stat();
        await addBytes(name, size, input.createReadStream({ autoClose: false, highWaterMark: CHUNK_BYTES }));
      } finally {
        await input.close();
      }
    },
    async addFolder(name) {
      await output.write(entryHeader({ name, sizeBytes: 0, isFolder: true }));
      checksums[name] = "";
    },
    async finish() {
      const text = JSON.stringify(checksums);
      await addBytes(CHECKSUMS, Buffer.byteLength(text), [Buffer.from(text)]);
      await output.write(Buffer.alloc(2 * TAR_BLOCK));
      await output.sync();
      await output.close();
      await rename(unfinished, file);
    },
    async abandon() {
      await output.close();
      for (const path of [unfinished, file]) await rm(path, { force: true });
    },
  };
}

/** Unpacks a whole and unchanged backup into the folder. Throws BrokenBackup; what is in the folder is then of no use. */
export async function extractArchive(file: string, folder: string): Promise<void> {
  const input = await open(file, "r");
  try {
    const found: Record<string, string> = {};
    for (;;) {
      const entry = await nextEntry(input);
      if (entry.name === CHECKSUMS) return compare(await readText(input, entry), found);
      if (!NAMES.test(entry.name) || entry.name in found) throw new BrokenBackup(`It holds "${entry.name}".`);
      found[entry.name] = await extract(input, entry, join(folder, entry.name));
    }
  } finally {
    await input.close();
  }
}

async function nextEntry(input: FileHandle): Promise<TarEntry> {
  const header = await readExactly(input, TAR_BLOCK);
  const entry = isHeaderEmpty(header) ? undefined : readHeader(header);
  if (!entry) throw new BrokenBackup("It is no backup of Fairwatt, or damaged.");
  return entry;
}

async function extract(input: FileHandle, { sizeBytes, isFolder }: TarEntry, path: string): Promise<string> {
  await mkdir(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
  if (isFolder) return "";
  const output = await open(path, "wx", 0o600);
  const hash = createHash("sha256");
  try {
    for (let left = sizeBytes; left > 0; left -= CHUNK_BYTES) {
      const chunk = await readExactly(input, Math.min(left, CHUNK_BYTES));
      hash.update(chunk);
      await output.writeFile(chunk);
    }
    await output.sync();
  } finally {
    await output.close();
  }
  await readExactly(input, paddingAfter(sizeBytes));
  return hash.digest("hex");
}

async function readText(input: FileHandle, { sizeBytes }: TarEntry): Promise<string> {
  const bytes = await readExactly(input, sizeBytes);
  await readExactly(input, paddingAfter(sizeBytes));
  return bytes.toString();
}

async function readExactly(input: FileHandle, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = bytes > 0 ? await input.read(buffer, 0, bytes) : { bytesRead: 0 };
  if (bytesRead < bytes) throw new BrokenBackup("It ends too early.");
  return buffer;
}

function compare(text: string, found: Record<string, string>): void {
  const wanted = checksumsIn(text);
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  for (const name of names) {
    if (wanted[name] !== found[name]) throw new BrokenBackup(`${name} is missing or not what was backed up.`);
  }
}

function checksumsIn(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenBackup("Its list of contents cannot be read.");
  }
}

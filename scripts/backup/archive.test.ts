import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, inject, it } from "vitest";
import { BrokenBackup, createArchive, extractArchive } from "./archive.ts";
import { entryHeader, readHeader } from "./tar-header.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = join(inject("temporaryFolder"), `archive-${randomUUID()}`);
  file = join(folder, "backup.tar");
  mkdirSync(folder);
  writeFileSync(join(folder, "document"), Buffer.alloc(3_000_000, "proof of insurance "));
  const archive = await createArchive(file);
  await archive.addText("about.json", "{}");
  await archive.addFolder("database/base");
  await archive.addFile("files/0d8f3a52-proof", join(folder, "document"));
  await archive.finish();
});

const restore = (into = "restored") => extractArchive(file, join(folder, into));

function change(bytes: (whole: Buffer) => void): void {
  const whole = readFileSync(file);
  bytes(whole);
  writeFileSync(file, whole);
}

it("a backup gives back what was put in, empty folders too, and is for its owner's eyes only", async () => {
  await restore();
  expect(readFileSync(join(folder, "restored/files/0d8f3a52-proof"))).toEqual(readFileSync(join(folder, "document")));
  expect(statSync(join(folder, "restored/database/base")).isDirectory()).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.part`)).toBe(false);
});

it("never replaces another file", async () => {
  await expect(createArchive(file)).rejects.toThrow("EEXIST");
});

it.each([10, 600, 100_000, 3_001_000])("one that ends after %i bytes is refused", async (bytes) => {
  truncateSync(file, bytes);
  await expect(restore()).rejects.toThrow(BrokenBackup);
});

it.each([3, 513, 1_000_000])("one whose byte %i is another is refused", async (at) => {
  change((whole) => whole.writeUInt8((whole.readUInt8(at) + 1) % 256, at));
  await expect(restore()).rejects.toThrow(BrokenBackup);
});

it.each(["../outside", "/tmp/outside", "files/../../outside", "database/../../outside", "database/base/..", ".env"])(
  "one that would write to %s is refused before it does",
  async (name) => {
    change((whole) => entryHeader({ name, sizeBytes: 2, isFolder: false }).copy(whole));
    await expect(restore("deep/inside")).rejects.toThrow(`It holds "${name}"`);
    expect(existsSync(join(folder, "deep"))).toBe(false);
  },
);

it("a link is no entry, wherever it leads", async () => {
  const header = entryHeader({ name: "files/0d8f3a52-link", sizeBytes: 0, isFolder: false });
  header.write("2", 156);
  header.write("        ", 148);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, "0")}\0 `,
    148,
  );
  expect(readHeader(header)).toBeUndefined();
});

it("a size beyond eleven octal digits is written and read", () => {
  const entry = { name: "database.dump", sizeBytes: 40 * 1024 ** 3, isFolder: false };
  expect(readHeader(entryHeader(entry))).toEqual(entry);
});

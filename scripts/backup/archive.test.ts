import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { extract, type Header, pack } from "tar-stream";
import { beforeEach, expect, inject, it } from "vitest";
import { BrokenBackup, createArchive, extractArchive } from "./archive.ts";

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

it.each([10, 600, 100_000, 2_000_000, 2_097_152, 3_001_000])(
  "one that ends after %i bytes is refused",
  async (bytes) => {
    truncateSync(file, bytes);
    await expect(restore()).rejects.toThrow(BrokenBackup);
  },
);

it.each([3, 513, 1_000_000])("one whose byte %i is another is refused", async (at) => {
  change((whole) => whole.writeUInt8((whole.readUInt8(at) + 1) % 256, at));
  await expect(restore()).rejects.toThrow(BrokenBackup);
});

/** A file in place of the backup, with one entry not written by us. */
async function holdOnly(header: Partial<Header> & { name: string }, content = ""): Promise<void> {
  const tar = pack();
  tar.entry(header, content);
  tar.finalize();
  writeFileSync(file, await buffer(tar));
}

it.each(["../outside", "/tmp/outside", "files/../../outside", "database/../../outside", "database/base/..", ".env"])(
  "one that would write to %s is refused before it does",
  async (name) => {
    await holdOnly({ name }, "hi");
    await expect(restore("deep/inside")).rejects.toThrow(`It holds "${name}"`);
    expect(existsSync(join(folder, "deep"))).toBe(false);
  },
);

it.each(["symlink", "link", "fifo", "character-device"] as const)(
  "a %s is no entry, wherever it leads",
  async (type) => {
    await holdOnly({ name: "files/0d8f3a52-link", type, linkname: "/etc/passwd" });
    await expect(restore()).rejects.toThrow(BrokenBackup);
    expect(existsSync(join(folder, "restored"))).toBe(false);
  },
);

it("one without its list of contents, or with two entries of one name, is refused", async () => {
  await holdOnly({ name: "about.json" }, "{}");
  await expect(restore()).rejects.toThrow("It ends too early.");
  const archive = await createArchive(join(folder, "twice.tar"));
  for (const text of ["{}", "[]"]) await archive.addText("about.json", text);
  await archive.finish();
  await expect(extractArchive(join(folder, "twice.tar"), join(folder, "again"))).rejects.toThrow(
    'It holds "about.json"',
  );
});

it("a backup that is given up leaves nothing", async () => {
  const given = join(folder, "given-up.tar");
  const archive = await createArchive(given);
  await archive.addFile("files/0d8f3a52-proof", join(folder, "document"));
  await archive.abandon();
  expect([existsSync(given), existsSync(`${given}.part`)]).toEqual([false, false]);
});

it("a size beyond eleven octal digits is written and read", async () => {
  const tar = pack();
  tar.entry({ name: "database.dump", size: 40 * 1024 ** 3 });
  const [header] = await once(tar, "data");
  tar.destroy();
  const reading = extract();
  reading.write(header);
  expect(await once(reading, "entry")).toMatchObject([{ name: "database.dump", size: 40 * 1024 ** 3 }, {}, {}]);
});

import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, inject, it } from "vitest";
import { openDatabase } from "#db/connection.ts";
import { FolderInUseError, lockFolder } from "#db/folder-lock.ts";

const LOCK_MODULE = new URL("folder-lock.ts", import.meta.url).href;

function freshFolder(): string {
  const folder = join(inject("temporaryFolder"), `lock-${randomUUID()}`);
  mkdirSync(folder);
  return folder;
}

const lockOf = (folder: string) => join(folder, "database.lock");

/** Another process, holding this folder's lock until it is killed. */
async function anotherHolder(folder: string) {
  const script = `const { lockFolder } = await import(${JSON.stringify(LOCK_MODULE)});
    lockFolder(${JSON.stringify(folder)});
    console.log("locked");
    // Ends with this process if a test fails before killing it.
    process.stdin.resume().on("end", () => process.exit());`;
  const child = spawn(process.execPath, ["--no-warnings", "--input-type=module", "--eval", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await once(createInterface({ input: child.stdout }), "line");
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

describe("the lock of a data folder", () => {
  it("is given to one holder at a time, and again after its release", () => {
    const folder = freshFolder();
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    unlock();
    expect(existsSync(lockOf(folder))).toBe(false);
    lockFolder(folder)();
  });

  it("says which folder is in use, by which process, and what to do", () => {
    const folder = freshFolder();
    lockFolder(folder);
    const words = new RegExp(`${resolve(folder)}.*process ${process.pid}.*DATA_DIR.*DATABASE_URL`);
    expect(() => lockFolder(folder)).toThrow(words);
  });

  it("holds while another process runs, and is taken over once that was killed", async () => {
    const folder = freshFolder();
    const other = await anotherHolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
    await other.kill();
    expect(existsSync(lockOf(folder))).toBe(true);
    const unlock = lockFolder(folder);
    expect(readFileSync(lockOf(folder), "utf8")).toMatch(new RegExp(`^${process.pid} `));
    unlock();
  });

  it("is taken over if its process number now belongs to another program", () => {
    const folder = freshFolder();
    writeFileSync(lockOf(folder), `${process.ppid} 1\n`);
    lockFolder(folder)();
  });

  it.each(["", "nonsense", "-1 5\n", "999999999 123\n"])("is taken over from an impossible holder (%j)", (text) => {
    const folder = freshFolder();
    writeFileSync(lockOf(folder), text);
    lockFolder(folder)();
  });

  it("can't be released by a holder who lost it", () => {
    const folder = freshFolder();
    const unlock = lockFolder(folder);
    writeFileSync(lockOf(folder), "1 somebody else\n");
    unlock();
    expect(readFileSync(lockOf(folder), "utf8")).toBe("1 somebody else\n");
  });
});

describe("the embedded database", () => {
  it("opens a folder once, and again after it was closed", async () => {
    const dataDir = join(inject("temporaryFolder"), `lock-${randomUUID()}`);
    cpSync(inject("embeddedTemplate"), dataDir, { recursive: true });
    const database = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(FolderInUseError);
    await expect(openDatabase({ dataDir })).rejects.toThrow(resolve(dataDir));
    await database.close();
    await (await openDatabase({ dataDir })).close();
  });
});

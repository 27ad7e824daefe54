import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The embedded database serves one process; a second one on the same folder would damage the data. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${resolve(folder)} is in use by another Fairwatt (process ${pid}). ` +
        "Stop that one first, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.",
    );
    this.name = "FolderInUseError";
  }
}

/** Locks the folder for this process and returns a function that releases it. Throws FolderInUseError. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "database.lock");
  const mine = identity(process.pid);
  for (let tries = 0; tries < 3; tries++) {
    if (create(file, mine)) return () => remove(file, mine);
    const holder = read(file);
    const pid = Number.parseInt(holder, 10);
    if (pid > 0 && pid !== process.pid && holder.trim() === identity(pid).trim())
      throw new FolderInUseError(folder, pid);
    if (holder === mine) throw new FolderInUseError(folder, pid);
    // Left behind by a killed process.
    remove(file, holder);
  }
  throw new Error(`The lock file ${file} cannot be taken.`);
}

/** A process number alone is not enough: after a restart it may belong to another process. */
function identity(pid: number): string {
  return `${pid} ${startedAt(pid)}\n`;
}

function startedAt(pid: number): string {
  try {
    // The 22nd field of /proc/PID/stat, counted from the last bracket because a program's name may contain spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "unknown";
  } catch {
    return isAlive(pid) ? "unknown" : "gone";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A link appears whole or not at all, so nobody ever reads a half-written lock. */
function create(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function remove(file: string, expected: string): void {
  if (read(file) === expected) rmSync(file, { force: true });
}

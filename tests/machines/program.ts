import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Owner } from "#tests/support/postgres/binaries.ts";
import type { KeeperOrder } from "#tests/support/postgres/keeper.ts";

/** A program in the trial, with a folder that is deleted when it ends. It ends with this process. */
export interface Program {
  folder: string;
  stop(): Promise<void>;
}

const KEEPER = fileURLToPath(new URL("../support/postgres/keeper.ts", import.meta.url));
const WAIT_MILLISECONDS = 50;

export function startProgram(order: KeeperOrder): Program {
  const keeper = spawn(process.execPath, ["--no-warnings", KEEPER, JSON.stringify(order)], {
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
  return { folder: order.folder, stop: () => stop(keeper) };
}

async function stop(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return;
  const ended = new Promise((resolve) => keeper.once("exit", resolve));
  keeper.stdin?.end();
  await ended;
}

/** The path of an installed program; folders of administrators' programs are not on everyone's PATH. */
export function findProgram(name: string): string | undefined {
  const runs = (path: string) => spawnSync(path, ["-V"], { stdio: "ignore" }).error === undefined;
  return [name, `/usr/sbin/${name}`, `/usr/local/sbin/${name}`].find(runs);
}

/** A folder the owner's programs may write to. */
export function folderFor(parent: string, name: string, owner: Owner | undefined): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** The number in the file that a program writes once it has started. */
export async function pidIn(file: string): Promise<number> {
  return until("a program to start", 10, async () => {
    const pid = existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : 0;
    return pid > 0 ? pid : undefined;
  });
}

/** Asks repeatedly until there is an answer. */
export async function until<T>(what: string, seconds: number, ask: () => Promise<T | undefined | false>): Promise<T> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > deadline) throw new Error(`Waited ${seconds} seconds in vain for ${what}.`);
    await sleep(WAIT_MILLISECONDS);
  }
}

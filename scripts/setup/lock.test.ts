import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { alone } from "./lock.mjs";
import { inRoot } from "./paths.mjs";

const newName = () => `test-${randomUUID()}`;

it("does works of one name one after the other", async () => {
  const name = newName();
  const happened: string[] = [];
  const work = (who: string) => async () => {
    happened.push(`${who} begins`);
    await sleep(50);
    happened.push(`${who} ends`);
  };
  await Promise.all([alone(name, work("one")), alone(name, work("other"))]);
  expect(happened).toEqual(["one begins", "one ends", "other begins", "other ends"]);
});

it("gives the lock back when the work fails", async () => {
  const name = newName();
  await expect(alone(name, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(inRoot(".cache", `${name}.lock`))).toBe(false);
});

it("takes over from a process that was killed, even if another has its number now", async () => {
  const name = newName();
  const file = inRoot(".cache", `${name}.lock`);
  mkdirSync(inRoot(".cache"), { recursive: true });
  writeFileSync(file, String(process.pid));
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  expect(await alone(name, async () => "done")).toBe("done");
});

import { createHook } from "node:async_hooks";
import { expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { hashPassword, isOutdatedHash, isPassword, PasswordsBusy, strongCost } from "#integrations/password-hash.ts";
import { CHEAP, PASSWORD } from "#tests/support/people.ts";

const underWay = { most: 0 };
const ids = new Set<number>();
const watch = createHook({
  init(id, type) {
    if (type === "SCRYPTREQUEST") underWay.most = Math.max(underWay.most, ids.add(id).size);
  },
  before(id) {
    ids.delete(id);
  },
});

it("hashes as current advice asks, and recognises the password again", async () => {
  const hash = await hashPassword(PASSWORD);
  const again = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{86}$/);
  expect(again).not.toBe(hash);
  expect(await isPassword(hash, PASSWORD)).toBe(true);
  expect(await isPassword(hash, `${PASSWORD} `)).toBe(false);
  expect(isOutdatedHash(hash)).toBe(false);
});

it("accepts a hash of another cost, and says it is outdated", async () => {
  const hash = await hashPassword(PASSWORD, CHEAP);
  expect(await isPassword(hash, PASSWORD)).toBe(true);
  expect(await isPassword(hash, "wind over Whitby 8")).toBe(false);
  expect(isOutdatedHash(hash)).toBe(true);
});

it("matches nothing against a hash that is not ours", async () => {
  for (const hash of ["", "none", ":", "abc:"]) expect(await isPassword(hash, PASSWORD), hash).toBe(false);
});

it("treats a password the same however the keyboard composed its letters", async () => {
  const hash = await hashPassword("Caf\u00e9 au Whitby", CHEAP);
  expect(await isPassword(hash, "Cafe\u0301 au Whitby")).toBe(true);
});

it("hashes two at a time, queues a limited number and refuses the rest", async () => {
  const room = limits.passwordHashesAtOnce + limits.passwordHashesWaitingMax;
  watch.enable();
  const all = Array.from({ length: room + 5 }, () => hashPassword(PASSWORD, CHEAP));
  const outcomes = await Promise.allSettled(all);
  watch.disable();
  const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toHaveLength(5);
  for (const reason of refused) expect(reason).toBeInstanceOf(PasswordsBusy);
  expect(underWay.most).toBe(limits.passwordHashesAtOnce);
  expect(await isPassword(await hashPassword(PASSWORD, CHEAP), PASSWORD)).toBe(true);
});

it("frees its turn when scrypt itself fails", async () => {
  for (let i = 0; i < 3; i++) await expect(hashPassword(PASSWORD, { ...strongCost, N: 3 })).rejects.toThrow();
  expect(await isPassword(await hashPassword(PASSWORD, CHEAP), PASSWORD)).toBe(true);
});

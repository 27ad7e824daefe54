import { createHook } from "node:async_hooks";
import { expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { hashPassword, isOutdatedHash, isPassword, PasswordsBusy, strongCost } from "#integrations/password-hash.ts";
import { CHEAP, PASSWORD } from "#tests/support/people.ts";

/** The most the runtime works on at once. */
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

it("keeps a password as strong as current advice asks for, and knows it again", async () => {
  const hash = await hashPassword(PASSWORD);
  const again = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{86}$/);
  expect(again).not.toBe(hash);
  expect(await isPassword(hash, PASSWORD)).toBe(true);
  expect(await isPassword(hash, `${PASSWORD} `)).toBe(false);
  expect(isOutdatedHash(hash)).toBe(false);
});

it("knows a password that was kept at another cost, and that it should be kept better", async () => {
  const hash = await hashPassword(PASSWORD, CHEAP);
  expect(await isPassword(hash, PASSWORD)).toBe(true);
  expect(await isPassword(hash, "wind over Whitby 8")).toBe(false);
  expect(isOutdatedHash(hash)).toBe(true);
});

it("takes what is no hash of ours for nobody's", async () => {
  for (const hash of ["", "none", ":", "abc:"]) expect(await isPassword(hash, PASSWORD), hash).toBe(false);
});

it("spells a password the same way, however the keyboard made its letters", async () => {
  const hash = await hashPassword("Caf\u00e9 au Whitby", CHEAP);
  expect(await isPassword(hash, "Cafe\u0301 au Whitby")).toBe(true);
});

it("looks at two at a time, lets a bounded number wait and the rest come again", async () => {
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

it("frees its turn when scrypt itself refuses", async () => {
  for (let i = 0; i < 3; i++) await expect(hashPassword(PASSWORD, { ...strongCost, N: 3 })).rejects.toThrow();
  expect(await isPassword(await hashPassword(PASSWORD, CHEAP), PASSWORD)).toBe(true);
});

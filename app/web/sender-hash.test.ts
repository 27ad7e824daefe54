import { expect, it } from "vitest";
import { senderHash } from "#app/web/sender-hash.ts";

const KEY = "a key of this test";

it("keeps a keyed hash of a network address, and nothing of one that many have", () => {
  expect(senderHash("203.0.113.9", KEY)).toMatch(/^[\w-]{43}$/);
  expect(senderHash("::ffff:203.0.113.9", KEY)).toBe(senderHash("203.0.113.9", KEY));
  expect(senderHash("203.0.113.8", KEY)).not.toBe(senderHash("203.0.113.9", KEY));
  expect(senderHash("203.0.113.9", "another key")).not.toBe(senderHash("203.0.113.9", KEY));
  const shared = [
    "127.0.0.1",
    "::1",
    "::ffff:127.0.0.1",
    "10.1.2.3",
    "192.168.0.7",
    "172.20.0.1",
    "fe80::1",
    "fd00::2",
  ];
  for (const one of shared) expect(senderHash(one, KEY), one).toBeNull();
});

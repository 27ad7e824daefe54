import { expect, it } from "vitest";
import { type KeyPurpose, keyFor } from "#config/keys.ts";

const SECRET = "a secret of the tests, long enough for all";
const purposes: KeyPurpose[] = ["session cookies", "two-factor secrets", "alert links", "known devices"];

it("gives each purpose its own key, always the same, which doesn't contain the secret", () => {
  const keys = purposes.map((purpose) => keyFor(SECRET, purpose));
  expect(new Set(keys).size).toBe(purposes.length);
  expect(purposes.map((purpose) => keyFor(SECRET, purpose))).toEqual(keys);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
});

it("never changes: another key would sign everyone out and make two-factor secrets unreadable", () => {
  expect(keyFor(SECRET, "two-factor secrets")).toBe("Hyvs2A_z_8kyokrizeF70KGBCwX1MgSfEg6CAnbRPes");
});

it("differs with another secret", () => {
  expect(keyFor(`${SECRET}!`, "alert links")).not.toBe(keyFor(SECRET, "alert links"));
});

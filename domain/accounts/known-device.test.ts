import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { isKnownDevice, markDevice } from "#domain/accounts/known-device.ts";
import type { User } from "#domain/actor.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { anAdmin, installers, later, NOON } from "#tests/support/people.ts";

const KEY = "a key of the tests";

eachDatabase("a browser that was used to sign in", (open) => {
  let db: Database;
  let people: User[];
  const context = (now = NOON) => ({ db, now });
  const known = (user: User | undefined, marks: string, now = NOON) =>
    isKnownDevice(context(now), user?.email ?? "", { marks, key: KEY });
  const mark = (user: User | undefined, marks = "") => markDevice(context(), user?.userId ?? "", { marks, key: KEY });

  beforeAll(async () => {
    db = await open();
    people = await installers(db, limits.knownDeviceAccounts + 1, { admin: await anAdmin(db), credits: 0 });
  });

  it("is known for that account alone, for a year", async () => {
    const [one, other] = people;
    const marks = await mark(one);
    expect(marks).not.toContain(one?.userId);
    expect(await known(one, marks)).toBe(true);
    expect(await known(other, marks)).toBe(false);
    expect(await known(one, marks, later({ days: limits.knownDeviceDays - 1 }))).toBe(true);
    expect(await known(one, marks, later({ days: limits.knownDeviceDays }))).toBe(false);
    expect(await isKnownDevice(context(), "nobody@example.com", { marks, key: KEY })).toBe(false);
  });

  it("is known for the most recent accounts, each once", async () => {
    let marks = "";
    for (const person of people) marks = await mark(person, marks);
    marks = await mark(people.at(-1), marks);
    expect(marks.split(".")).toHaveLength(limits.knownDeviceAccounts);
    expect(await Promise.all(people.map((person) => known(person, marks)))).toEqual([
      false,
      ...Array<boolean>(limits.knownDeviceAccounts).fill(true),
    ]);
  });

  it("is not recognised by marks that are invented, combined or signed with another key", async () => {
    const [one] = people;
    const marks = await mark(one);
    const day = marks.slice(0, marks.indexOf("-"));
    const signature = marks.slice(marks.indexOf("-") + 1);
    const later = (Number.parseInt(day, 36) + 5).toString(36);
    const wrong = ["", ".", "x", `${later}-${signature}`, `${marks}x`, marks.slice(1), "a-b.".repeat(5000)];
    for (const given of wrong) expect(await known(one, given), given.slice(0, 60)).toBe(false);
    const foreign = await markDevice(context(), one?.userId ?? "", { marks: "", key: "another key" });
    expect(await known(one, foreign)).toBe(false);
  });
});

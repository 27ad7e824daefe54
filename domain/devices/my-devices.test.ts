import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import { type User, visitor } from "#domain/actor.ts";
import { deviceForm } from "#domain/devices/device-form.ts";
import { addDevice, myDevices, removeDevice } from "#domain/devices/my-devices.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf, outcomesOf, signedInAgain } from "#tests/support/people.ts";

/** A point on the curve, and a secret of 16 bytes. */
const PUBLIC_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH_SECRET = "BTBZMqHH6r4Tts7J_aSIgg";

eachDatabase("devices that are sent notices", (open) => {
  let db: Database;
  let admin: User;
  let owner: Buyer & { sessionId: string };
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(async () => {
    owner = await signedInAgain(db, await anInstaller(db, { admin }));
  });

  const context = () => ({ db, now: NOON, device: "Safari on an iPhone" });
  const aForm = (given: Partial<ReturnType<typeof validForm>> = {}) => ({ ...validForm(), ...given });
  const validForm = () => ({
    endpoint: `https://push.example.com/${randomUUID()}`,
    publicKey: PUBLIC_KEY,
    authSecret: AUTH_SECRET,
  });
  const add = (who: Buyer, form = aForm()) => addDevice(context(), who, { id: randomUUID(), form });

  it("stay within their limit when thirty are added at once", async () => {
    const browsers = await Promise.all(Array.from({ length: 30 }, () => signedInAgain(db, owner)));
    expect(await outcomesOf(browsers.map((browser) => add(browser)))).toEqual({
      done: limits.devicesMax,
      invalid_input: 30 - limits.devicesMax,
    });
    expect(await myDevices(context(), owner)).toHaveLength(limits.devicesMax);
  });

  it("count once per browser, however often it asks and its address changes", async () => {
    const form = aForm();
    expect(await outcomesOf(Array.from({ length: 10 }, () => add(owner, form)))).toEqual({ done: 10 });
    const [first] = await myDevices(context(), owner);
    await add(owner, form);
    expect(await myDevices(context(), owner)).toEqual([first]);
    await add(owner);
    expect(await myDevices(context(), owner)).toHaveLength(1);
    const log = await ask(db.orm, `select kind from security_events where user_id = '${owner.userId}'`);
    expect(log.filter((row) => JSON.stringify(row).includes("device_added"))).toHaveLength(2);
  });

  it("pass to anyone who signs in on the same browser, but not to someone who merely knows the address", async () => {
    const form = aForm();
    await add(owner, form);
    const next = await signedInAgain(db, await anInstaller(db, { admin }));
    expect(await outcomeOf(add(next, { ...form, authSecret: "AAAAAAAAAAAAAAAAAAAAAA" }))).toBe("conflict");
    expect(await myDevices(context(), owner)).toHaveLength(1);
    await add(next, form);
    expect(await myDevices(context(), owner)).toEqual([]);
    expect(await myDevices(context(), next)).toHaveLength(1);
  });

  it("cannot be seen or switched off by anyone else", async () => {
    await add(owner);
    const [device] = await myDevices(context(), owner);
    const stranger = await signedInAgain(db, await anInstaller(db, { admin }));
    expect(await myDevices(context(), stranger)).toEqual([]);
    expect(await outcomeOf(removeDevice(context(), stranger, device?.id ?? ""))).toBe("not_found");
    expect(await outcomeOf(addDevice(context(), visitor, { id: randomUUID(), form: aForm() }))).toBe("not_signed_in");
    const waiting = await signedInAgain(db, await anInstaller(db, { admin, status: "pending" }));
    expect(await outcomeOf(add(waiting))).toBe("not_approved");
    const { sessionId: _, ...program } = owner;
    expect(await outcomeOf(add(program))).toBe("not_signed_in");
    await removeDevice(context(), owner, device?.id ?? "");
    expect(await myDevices(context(), owner)).toEqual([]);
  });

  it("are in the export, without the keys", async () => {
    const form = aForm();
    await add(owner, form);
    let text = "";
    for await (const piece of exportOwnData(context(), owner)) text += piece;
    expect(JSON.parse(text).devices).toEqual([
      { device: "Safari on an iPhone", endpoint: form.endpoint, createdAt: NOON.toISOString(), lastUsedAt: null },
    ]);
    expect(text).not.toContain(AUTH_SECRET);
  });

  it("need the address of a public push service and usable keys", () => {
    const taken = (given: object, allowLocal = false) => deviceForm({ allowLocal }).safeParse(aForm(given)).success;
    expect(taken({})).toBe(true);
    expect(taken({ endpoint: "http://localhost:5000/push" }, true)).toBe(true);
    for (const endpoint of ["", "http://localhost:5000/push", "https://10.0.0.1/", "https://push.local/", "x"]) {
      expect(taken({ endpoint }), endpoint).toBe(false);
    }
    expect(taken({ publicKey: `${PUBLIC_KEY.slice(0, -4)}AAAA` })).toBe(false);
    expect(taken({ publicKey: "BA" })).toBe(false);
    expect(taken({ authSecret: "short" })).toBe(false);
  });
});

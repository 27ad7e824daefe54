import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { securityEventWords } from "#content/security-events.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { mySecurityLog } from "#domain/security-log/my-security-log.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { securityEventKinds } from "#domain/security-log/security-event.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("one's own security log", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("says what happened, newest first, with device and address, and nothing of others", async () => {
    const mine = await anInstaller(db, { admin });
    const other = await anInstaller(db, { admin });
    const device = "Firefox on Windows";
    await recordSecurityEvent(
      db.orm,
      { now: NOON, address: "192.0.2.1", device },
      { kind: "signed_in", userId: mine.userId },
    );
    await recordSecurityEvent(
      db.orm,
      { now: later({ minutes: 1 }) },
      { kind: "api_key_made", userId: mine.userId, detail: "CRM" },
    );
    await recordSecurityEvent(db.orm, { now: NOON }, { kind: "data_exported", userId: other.userId });
    await recordSecurityEvent(db.orm, { now: NOON }, { kind: "sign_in_failed", userId: null });
    const { items, nextCursor } = await mySecurityLog({ db }, mine, null);
    expect(nextCursor).toBeNull();
    expect(items).toEqual([
      {
        id: expect.any(Number),
        at: later({ minutes: 1 }),
        what: "API key made",
        alarming: true,
        detail: "CRM",
        byAdministrator: false,
        device: null,
        fromAddress: null,
      },
      {
        id: expect.any(Number),
        at: NOON,
        what: "Signed in",
        alarming: false,
        detail: null,
        byAdministrator: false,
        device,
        fromAddress: "192.0.2.1",
      },
    ]);
  });

  it("says that an administrator did it, and not from where", async () => {
    const mine = await anInstaller(db, { admin });
    const ended = {
      kind: "sessions_ended",
      userId: mine.userId,
      actorId: admin.userId,
    } as const;
    await recordSecurityEvent(db.orm, { now: NOON, address: "192.0.2.9", device: "Chrome on Linux" }, ended);
    const [event] = (await mySecurityLog({ db }, mine, null)).items;
    expect(event).toMatchObject({ byAdministrator: true, device: null, fromAddress: null });
  });

  it("comes in pages without gap or repetition, and needs a sign-in", async () => {
    const mine = await anInstaller(db, { admin });
    const many = limits.securityLogPageSize * 2 + 1;
    for (let i = 0; i < many; i++) {
      await recordSecurityEvent(db.orm, { now: NOON }, { kind: "signed_in", userId: mine.userId, detail: String(i) });
    }
    const seen: (string | null)[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof mySecurityLog>> = await mySecurityLog({ db }, mine, cursor);
      seen.push(...page.items.map(({ detail }) => detail));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: many }, (_, i) => String(many - 1 - i)));
    expect(await outcomeOf(mySecurityLog({ db }, mine, "not ours"))).toBe("invalid_cursor");
    expect(await outcomeOf(mySecurityLog({ db }, visitor, null))).toBe("not_signed_in");
  });
});

it("has words for each kind, and each a line of its own", () => {
  const labels = securityEventKinds.map((kind) => securityEventWords[kind].label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(Object.keys(securityEventWords).toSorted()).toEqual([...securityEventKinds].toSorted());
});

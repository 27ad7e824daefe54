import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { queueLoad } from "#domain/outbox/queue-load.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";

const NOON = new Date("2026-11-21T12:00:00Z");

eachDatabase("the load of the queue", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => ask(db.orm, "delete from jobs"));

  const job = (
    kind: string,
    { runAt, done = false, failed = false }: { runAt: string; done?: boolean; failed?: boolean },
  ) =>
    ask(
      db.orm,
      `insert into jobs (kind, payload, created_at, run_at, done_at, failed_at) values ('${kind}', '{}', '${runAt}',
        '${runAt}', ${done ? "now()" : "null"}, ${failed ? "now()" : "null"})`,
    );
  const loadOf = async (kind: string) => (await queueLoad({ db, now: NOON })).find((one) => one.kind === kind);

  it("counts what is waiting, what is due and since when, and what failed, by kind", async () => {
    await job("send-mail", { runAt: "2026-11-21T11:59:00Z" });
    await job("send-mail", { runAt: "2026-11-21T11:58:30Z" });
    await job("send-mail", { runAt: "2026-11-21T12:00:01Z" });
    await job("send-mail", { runAt: "2026-11-20T12:00:00Z", done: true });
    await job("send-mail", { runAt: "2026-11-20T12:00:00Z", failed: true });
    await job("remove-file", { runAt: "2026-11-21T12:00:00Z" });
    expect(await loadOf("send-mail")).toEqual({
      kind: "send-mail",
      lane: "mail",
      waiting: 3,
      due: 2,
      oldestDueSeconds: 90,
      failed: 1,
    });
    expect(await loadOf("remove-file")).toMatchObject({ waiting: 1, due: 1, oldestDueSeconds: 0, failed: 0 });
  });

  it("includes kinds without work, and none that is not ours", async () => {
    const idle = { waiting: 0, due: 0, oldestDueSeconds: 0, failed: 0 };
    expect(await loadOf("retention")).toEqual({ kind: "retention", lane: "rest", ...idle });
    await job("of-an-older-version", { runAt: "2026-11-21T11:00:00Z" });
    expect(await loadOf("of-an-older-version")).toBeUndefined();
  });
});

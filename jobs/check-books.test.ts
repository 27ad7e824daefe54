import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { headsFile } from "#domain/credits/heads.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import { openFileStore } from "#integrations/file-store.ts";
import { workOnce } from "#jobs/worker.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";

eachDatabase("the nightly job of the books", (open) => {
  it("keeps the day's heads beside the uploaded files, and checks what there is", async () => {
    const db = await open();
    const { installer } = await anInstaller(db, { admin: await anAdmin(db), credits: 10 });
    const files = openFileStore({ folder: join(inject("temporaryFolder"), randomUUID()), s3: undefined });
    const failures: unknown[] = [];
    const options = {
      db,
      files,
      heads: files,
      now: () => NOON,
      mail: { send: async () => {}, from: "", appUrl: "", linkKey: "" },
      callWebhook: async () => 200,
      onFailure: (failure: unknown) => failures.push(failure),
    };
    await ask(db.orm, "delete from jobs");
    await enqueue(db.orm, { kind: "check-books", payload: { day: "2026-11-20", lastDay: null } }, NOON);
    await workOnce(options);
    expect(failures).toEqual([]);
    const kept = await files.get("heads-2026-11-20");
    expect(headsFile.parse(await new Response(kept?.body).json())).toMatchObject({
      heads: [{ company: installer.id, entry: 1 }],
    });
    expect(await ask(db.orm, "select from jobs where done_at is null")).toEqual([]);
    expect(await ask(db.orm, "select from books_mismatches")).toEqual([]);
  });
});

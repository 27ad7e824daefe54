import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { type Actor, type InstallerStatus, type User, visitor } from "#domain/actor.ts";
import { allInstallers } from "#domain/admin/installers/admin-overview.ts";
import { installerFile } from "#domain/admin/installers/installer-file.ts";
import {
  approveInstaller,
  declineInstaller,
  reinstateInstaller,
  suspendInstaller,
} from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, NOON, outcomeOf, outcomesOf, signedIn } from "#tests/support/people.ts";

const REASON = "We could not find the MCS certificate.";

const CHANGES = {
  approve: { from: "pending", to: "approved", mail: "installer-approved", reason: null },
  decline: { from: "pending", to: "suspended", mail: "installer-declined", reason: REASON },
  suspend: { from: "approved", to: "suspended", mail: "installer-suspended", reason: REASON },
  reinstate: { from: "suspended", to: "approved", mail: "installer-reinstated", reason: null },
} as const;

type Change = keyof typeof CHANGES;
const STATES: InstallerStatus[] = ["pending", "approved", "suspended"];
const MATRIX = (Object.keys(CHANGES) as Change[]).flatMap((change) => STATES.map((from) => ({ change, from })));

eachDatabase("the status of a company", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  function make(change: Change, installerId: string, actor: Actor = admin, reason = REASON): Promise<void> {
    const context = { db, now: NOON };
    switch (change) {
      case "approve":
        return approveInstaller(context, actor, installerId);
      case "decline":
        return declineInstaller(context, actor, { installerId, reason });
      case "suspend":
        return suspendInstaller(context, actor, { installerId, reason });
      case "reinstate":
        return reinstateInstaller(context, actor, { installerId, reason: "" });
    }
  }

  const statusOf = async (id: string) => (await signedIn(db, id)).installer?.status;
  const traces = async (id: string) => ({
    mails: await ask(
      db.orm,
      `select payload->>'mail' as mail, payload->>'reason' as reason from jobs where payload->>'installerId' = '${id}' order by id`,
    ),
    audits: await ask(
      db.orm,
      `select actor_id, action, reason, before->>'status' as before, after->>'status' as after
       from audit_log where subject_id = '${id}' order by id`,
    ),
  });

  it("approves a declined company only with a reason, and sends it the usual approval mail", async () => {
    const { id } = (await anInstaller(db, { admin, status: "pending" })).installer;
    await make("decline", id);
    const context = { db, now: NOON };
    const found = async () => (await installerFile(context, admin, id)).isDeclined;
    expect(await found()).toBe(true);
    const listed = await allInstallers(context, admin, { status: "suspended" });
    expect(listed.items.find((item) => item.id === id)).toMatchObject({ isDeclined: true, statusReason: REASON });
    expect(await outcomeOf(make("reinstate", id))).toBe("invalid_input");
    expect(await statusOf(id)).toBe("suspended");
    await reinstateInstaller(context, admin, { installerId: id, reason: "Their certificate came." });
    expect(await statusOf(id)).toBe("approved");
    const { mails, audits } = await traces(id);
    expect(mails.at(-1)).toMatchObject({ mail: "installer-approved" });
    expect(audits.at(-1)).toMatchObject({ action: "reinstate-installer", reason: "Their certificate came." });
    // A later suspension is treated like any other.
    await make("suspend", id);
    expect(await found()).toBe(false);
    await make("reinstate", id);
  });

  it.each(MATRIX)("$change from $from", async ({ change, from }) => {
    const id = (await anInstaller(db, { admin, status: from })).installer.id;
    const before = await traces(id);
    const { to, mail, reason, ...wanted } = CHANGES[change];
    if (from !== wanted.from) {
      expect(await outcomeOf(make(change, id))).toBe("conflict");
      expect(await statusOf(id)).toBe(from);
      expect(await traces(id)).toEqual(before);
      return;
    }
    await make(change, id);
    expect(await statusOf(id)).toBe(to);
    const after = await traces(id);
    expect(after.mails).toEqual([...before.mails, { mail, reason }]);
    const audit = { actor_id: admin.userId, action: `${change}-installer`, reason, before: from, after: to };
    expect(after.audits).toEqual([...before.audits, audit]);
    const [profile] = await ask(db.orm, `select status_reason from profiles where id = '${id}'`);
    expect(profile).toEqual({ status_reason: reason });
  });

  it("changes once when the button is clicked ten times at once", async () => {
    const id = (await anInstaller(db, { admin, status: "pending" })).installer.id;
    const tries = Array.from({ length: 10 }, () => make("approve", id));
    expect(await outcomesOf(tries)).toEqual({ done: 1, conflict: 9 });
    expect((await traces(id)).mails).toHaveLength(1);
  });

  describe("needs a reason to decline or suspend", () => {
    it.each([
      ["empty", "", /reason/i],
      ["only spaces", "   ", /reason/i],
      ["only line breaks", "\r\n\t", /reason/i],
      ["too long", "x".repeat(501), /^Keep this to 500 characters\. It is 1 too long\.$/],
    ])("which is not %s", async (_what, reason, said) => {
      const approved = (await anInstaller(db, { admin })).installer.id;
      const pending = (await anInstaller(db, { admin, status: "pending" })).installer.id;
      for (const [change, id] of [
        ["suspend", approved],
        ["decline", pending],
      ] as const) {
        const refused = make(change, id, admin, reason);
        await expect(refused).rejects.toMatchObject({
          code: "invalid_input",
          fields: { reason: [expect.stringMatching(said)] },
        });
      }
      expect(await statusOf(approved)).toBe("approved");
    });

    it("allows a reason of at most 500 characters, not counting spaces around it", async () => {
      const id = (await anInstaller(db, { admin })).installer.id;
      await make("suspend", id, admin, `  ${"x".repeat(500)}\n`);
      const [profile] = await ask<{ status_reason: string }>(
        db.orm,
        `select status_reason from profiles where id = '${id}'`,
      );
      expect(profile?.status_reason).toBe("x".repeat(500));
    });
  });

  it.each(Object.keys(CHANGES) as Change[])("is for administrators to %s", async (change) => {
    const id = (await anInstaller(db, { admin, status: CHANGES[change].from })).installer.id;
    const actors = {
      visitor,
      approved: await anInstaller(db, { admin }),
      suspended: await anInstaller(db, { admin, status: "suspended" }),
      itself: await signedIn(db, id),
    };
    const outcomes: Record<string, string> = {};
    for (const [who, actor] of Object.entries(actors)) outcomes[who] = await outcomeOf(make(change, id, actor));
    expect(outcomes).toEqual({
      visitor: "not_signed_in",
      approved: "not_admin",
      suspended: "not_admin",
      itself: "not_admin",
    });
    expect(await statusOf(id)).toBe(CHANGES[change].from);
  });

  it.each([
    ["approve", "decline", "pending"],
    ["suspend", "suspend", "approved"],
    ["reinstate", "reinstate", "suspended"],
  ] as const)("tells the second of two administrators who %s and %s at once", async (one, other, status) => {
    const id = (await anInstaller(db, { admin, status })).installer.id;
    const before = await traces(id);
    const acts = [make(one, id), make(other, id, await anAdmin(db))];
    expect(await outcomesOf(acts)).toEqual({ done: 1, conflict: 1 });
    const after = await traces(id);
    expect(after.mails).toHaveLength(before.mails.length + 1);
    expect(after.audits).toHaveLength(before.audits.length + 1);
  });

  it.each(STATES)("stays as it is once the company, %s, has closed its account", async (status) => {
    const company = await anInstaller(db, { admin, status });
    const { id, companyName } = company.installer;
    await closeAccount({ db, now: NOON }, company, { companyName });
    const before = await traces(id);
    for (const change of Object.keys(CHANGES) as Change[]) {
      expect(await outcomeOf(make(change, id)), change).toBe("account_closed");
    }
    expect(await traces(id)).toEqual(before);
  });

  it("is not found for a company that never existed, or for a user without one", async () => {
    for (const change of Object.keys(CHANGES) as Change[]) {
      expect(await outcomeOf(make(change, "nobody"))).toBe("not_found");
      expect(await outcomeOf(make(change, admin.userId))).toBe("not_found");
    }
  });
});

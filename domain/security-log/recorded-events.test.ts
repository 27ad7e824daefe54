import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { grantAdmin, revokeAdmin } from "#domain/accounts/admin-roles.ts";
import { addAdmin, changeRoles } from "#domain/accounts/admin-users.ts";
import { confirmEmailChange, issueEmailChangeLink, requestEmailChange } from "#domain/accounts/change-email.ts";
import { changePassword } from "#domain/accounts/change-password.ts";
import { endOtherSessions } from "#domain/accounts/my-security.ts";
import { issueResetLink, requestPasswordReset, resetPassword } from "#domain/accounts/reset-password.ts";
import { noteFailedSecondStep, noteSignedIn, noteSignedOut } from "#domain/accounts/sign-in-attempts.ts";
import { recordTwoFactorChange } from "#domain/accounts/two-factor.ts";
import type { User } from "#domain/actor.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, NOON } from "#tests/support/people.ts";

eachDatabase("the security log of an account", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON, address: "192.0.2.7", device: "Firefox on Windows" });
  const kindsOf = async (userId: string) =>
    (
      await ask<{ kind: string }>(
        db.orm,
        `select kind from security_events where user_id = '${userId}' and from_address = '192.0.2.7'
            and device = 'Firefox on Windows' order by id`,
      )
    ).map(({ kind }) => kind);

  it("tells of ways in and of what changes them, from where and with which device", async () => {
    const user = await anAdmin(db);
    const { userId } = user;
    const newEmail = `new-${randomUUID()}@example.com`;
    await noteFailedSecondStep(context(), userId);
    await noteSignedIn(context(), userId);
    await recordTwoFactorChange(context(), user, "on");
    await recordTwoFactorChange(context(), user, "codes-renewed");
    await recordTwoFactorChange(context(), user, "code-used");
    await recordTwoFactorChange(context(), user, "off");
    await changePassword(context(), user, { passwordHash: "other", sessionId: "none" });
    await endOtherSessions(context(), user, "none");
    await requestEmailChange(context(), user, newEmail);
    const token = randomUUID();
    await issueEmailChangeLink(context(), { userId, newEmail }, token);
    await confirmEmailChange(context(), token);
    await requestPasswordReset(context(), newEmail);
    await issueResetLink(context(), userId, token + token);
    await resetPassword(context(), token + token, "another");
    await noteSignedOut(context(), userId);
    expect(await kindsOf(userId)).toEqual([
      "second_step_failed",
      "signed_in",
      "two_factor_on",
      "recovery_codes_renewed",
      "recovery_code_used",
      "two_factor_off",
      "password_changed",
      "sessions_ended",
      "email_change_asked",
      "email_changed",
      "password_reset_asked",
      "password_reset",
      "signed_out",
    ]);
  });

  it("tells who gave the rights of an administrator and who took them, once for each time", async () => {
    const { userId, email } = await anAdmin(db);
    await changeRoles(context(), admin, { userId, roles: [] });
    await addAdmin(context(), admin, { email, roles: ["owner"] });
    await revokeAdmin(context(), email);
    await revokeAdmin(context(), email);
    await grantAdmin(context(), email);
    await grantAdmin(context(), email);
    const query = `select kind, actor_id, detail from security_events where user_id = '${userId}' order by id offset 1`;
    expect(await ask(db.orm, query)).toEqual([
      { kind: "admin_revoked", actor_id: admin.userId, detail: null },
      { kind: "admin_granted", actor_id: admin.userId, detail: null },
      { kind: "admin_revoked", actor_id: null, detail: "command line" },
      { kind: "admin_granted", actor_id: null, detail: "command line" },
    ]);
  });
});

import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { changePassword } from "#domain/accounts/change-password.ts";
import { issueResetLink, resetPassword } from "#domain/accounts/reset-password.ts";
import { requireStepUp, type StepUpAnswer, type StepUpChecks, stepUpNeeds } from "#domain/accounts/step-up.ts";
import { recordTwoFactorChange } from "#domain/accounts/two-factor.ts";
import type { User } from "#domain/actor.ts";
import { actorOfKey } from "#domain/api-keys/actor-of-key.ts";
import { makeApiKey, myApiKeys } from "#domain/api-keys/my-api-keys.ts";
import { keepApiKey } from "#domain/api-keys/paused-keys.ts";
import {
  keepCalendarLink,
  makeCalendarLink,
  myCalendarLink,
  revokeCalendarLink,
} from "#domain/appointments/calendar-link.ts";
import { readCalendarFeed } from "#domain/appointments/company-calendar.ts";
import { DomainError } from "#domain/errors.ts";
import { mySecurityLog } from "#domain/security-log/my-security-log.ts";
import { writeDelivery } from "#domain/webhooks/delivery.ts";
import { addEndpoint, myDeliveries, sendTest } from "#domain/webhooks/my-webhooks.ts";
import { keepWebhook } from "#domain/webhooks/paused-webhooks.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { keyForm } from "#tests/support/key-form.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, PASSWORD } from "#tests/support/people.ts";

const CODE = "123456";
const checks: StepUpChecks = {
  isPassword: (_hash, password) => Promise.resolve(password === PASSWORD),
  whichCode: (code) => Promise.resolve(code === CODE ? "app" : code === "recovery" ? "recovery" : undefined),
};

eachDatabase("asking for proof of identity again", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const at = (now = NOON) => ({ db, now, address: "203.0.113.9", device: "Firefox on Windows" });
  const right: StepUpAnswer = { currentPassword: PASSWORD, code: "" };
  const nothing: StepUpAnswer = { currentPassword: "", code: "" };

  async function aSession(userId: string): Promise<string> {
    const id = randomUUID();
    await ask(
      db.orm,
      `insert into session (id, expires_at, token, created_at, updated_at, user_id)
       values ('${id}', now() + interval '10 years', 'token-${id}', now(), now(), '${userId}')`,
    );
    return id;
  }

  async function somebody(withTwoFactor = false): Promise<Buyer> {
    const company = await anInstaller(db, { admin });
    if (withTwoFactor) {
      await ask(db.orm, `update "user" set two_factor_enabled = true where id = '${company.userId}'`);
    }
    return { ...company, sessionId: await aSession(company.userId) };
  }

  /** Each failing field with its error; empty if the answer passed. */
  async function wrongFields(user: User, answer: StepUpAnswer, now = NOON): Promise<string[]> {
    try {
      await requireStepUp(at(now), user, answer, checks);
      return [];
    } catch (error) {
      if (error instanceof DomainError && error.code === "invalid_input") return Object.keys(error.fields);
      throw error;
    }
  }

  it("asks for the password, and remembers it for 10 minutes in this session only", async () => {
    const mine = await somebody();
    const elsewhere = { ...mine, sessionId: await aSession(mine.userId) };
    expect(await stepUpNeeds(at(), mine)).toEqual({ password: true, code: false });
    expect(await wrongFields(mine, nothing)).toEqual(["currentPassword"]);
    expect(await wrongFields(mine, { ...right, currentPassword: "guess" })).toEqual(["currentPassword"]);
    expect(await wrongFields(mine, right)).toEqual([]);
    const soon = later({ minutes: limits.stepUpMinutes, milliseconds: -1 });
    const late = later({ minutes: limits.stepUpMinutes });
    expect(await stepUpNeeds(at(soon), mine)).toEqual({ password: false, code: false });
    expect(await wrongFields(mine, nothing, soon)).toEqual([]);
    expect(await wrongFields(mine, nothing, late)).toEqual(["currentPassword"]);
    expect(await wrongFields(elsewhere, nothing, soon)).toEqual(["currentPassword"]);
  });

  it("trusts neither someone else's session nor one that has ended", async () => {
    const mine = await somebody();
    const other = await somebody();
    await requireStepUp(at(), mine, right, checks);
    expect(await wrongFields({ ...other, sessionId: mine.sessionId }, nothing)).toEqual(["currentPassword"]);
    await ask(db.orm, `delete from session where id = '${mine.sessionId}'`);
    expect(await wrongFields(mine, nothing)).toEqual(["currentPassword"]);
    expect(await ask(db.orm, `select 1 from session_proofs where session_id = '${mine.sessionId}'`)).toEqual([]);
  });

  it("checks what was typed even when it was not asked for", async () => {
    const mine = await somebody();
    await requireStepUp(at(), mine, right, checks);
    expect(await wrongFields(mine, { ...right, currentPassword: "guess" })).toEqual(["currentPassword"]);
  });

  it("also asks for a code with two-factor sign-in; each works once, and use of a recovery code is mailed", async () => {
    const mine = await somebody(true);
    expect(await stepUpNeeds(at(), mine)).toEqual({ password: true, code: true });
    expect(await wrongFields(mine, nothing)).toEqual(["currentPassword", "code"]);
    expect(await wrongFields(mine, right)).toEqual(["code"]);
    expect(await wrongFields(mine, { ...right, code: "654321" })).toEqual(["code"]);
    expect(await wrongFields(mine, { currentPassword: "guess", code: CODE })).toEqual(["currentPassword"]);
    expect(await wrongFields(mine, { ...right, code: CODE })).toEqual([]);
    const again = { ...mine, sessionId: await aSession(mine.userId) };
    expect(await wrongFields(again, { ...right, code: CODE })).toEqual(["code"]);
    expect(await wrongFields(again, { ...right, code: "recovery" })).toEqual([]);
    const mails = await ask(
      db.orm,
      `select 1 from jobs where payload->>'change' = 'code-used' and payload->>'userId' = '${mine.userId}'`,
    );
    expect(mails).toHaveLength(1);
  });

  it("checks no more than ten wrong passwords or codes in 15 minutes, even when thirty come at once", async () => {
    const mine = await somebody();
    const other = await somebody(true);
    const outcomes = async (user: User, answer: StepUpAnswer) => {
      const tries = Array.from({ length: 30 }, () => outcomeOf(requireStepUp(at(), user, answer, checks)));
      return (await Promise.all(tries)).filter((outcome) => outcome === "invalid_input").length;
    };
    expect(await outcomes(mine, { ...right, currentPassword: "guess" })).toBe(limits.wrongOwnPasswordsMax);
    expect(await outcomeOf(requireStepUp(at(), mine, right, checks))).toBe("too_many_requests");
    let wrong = 0;
    while ((await outcomeOf(requireStepUp(at(), other, { ...right, code: "000000" }, checks))) === "invalid_input")
      wrong++;
    expect(wrong).toBe(limits.twoFactorFailuresMax);
    expect(await outcomeOf(requireStepUp(at(), other, { ...right, code: CODE }, checks))).toBe("too_many_requests");
    expect(await outcomeOf(requireStepUp(at(later({ minutes: 16 })), mine, right, checks))).toBe("done");
  });

  it("writes successes and failures into the security log", async () => {
    const mine = await somebody();
    await wrongFields(mine, { ...right, currentPassword: "guess" });
    await wrongFields(mine, nothing);
    await wrongFields(mine, right);
    const { items } = await mySecurityLog({ db }, mine, null);
    expect(items.map(({ what }) => what)).toEqual([
      "Password confirmed",
      "Password not confirmed: wrong password or code",
    ]);
    expect(items[0]).toMatchObject({ device: "Firefox on Windows", fromAddress: "203.0.113.9" });
  });

  it("ends all other sessions when two-factor sign-in is turned on", async () => {
    const mine = await somebody();
    const other = await aSession(mine.userId);
    await recordTwoFactorChange(at(), mine, "on", mine.sessionId);
    const left = await ask<{ id: string }>(db.orm, `select id from session where user_id = '${mine.userId}'`);
    expect(left.map(({ id }) => id)).toEqual([mine.sessionId]);
    expect(left.map(({ id }) => id)).not.toContain(other);
  });

  const changes = {
    reset: async (mine: Buyer) => {
      const token = randomUUID();
      await issueResetLink(at(), mine.userId, token);
      await resetPassword(at(), token, "new hash");
    },
    change: (mine: Buyer) => changePassword(at(), mine, { passwordHash: "new hash", sessionId: mine.sessionId ?? "" }),
  };

  it.each(["reset", "change"] as const)(
    "after a %s no key, webhook or calendar link works until it is kept",
    async (kind) => {
      const mine = await somebody();
      const keyId = randomUUID();
      const endpointId = randomUUID();
      const linkId = randomUUID();
      const key = await makeApiKey(at(), mine, { id: keyId, form: keyForm(), random: randomBytes(32) });
      const form = { url: "https://hooks.example/in", events: ["lead.purchased" as const] };
      await addEndpoint(at(), mine, { id: endpointId, form, random: randomBytes(32) });
      await sendTest(at(), mine, { endpointId, testId: randomUUID() });
      await makeCalendarLink(at(), mine, { id: linkId, token: linkId, isOfAll: true });
      const readsCalendar = () => outcomeOf(readCalendarFeed(at(), linkId));
      expect(await readsCalendar()).toBe("done");
      await changes[kind](mine);

      expect(await readsCalendar()).toBe("link_invalid");
      expect(await myCalendarLink(at(), mine)).toMatchObject({ id: linkId, pausedAt: NOON });
      await makeCalendarLink(at(), mine, { id: randomUUID(), token: "another", isOfAll: true });
      expect(await readsCalendar()).toBe("link_invalid");
      expect(await outcomeOf(actorOfKey(at(), key))).toBe("key_paused");
      const [waiting] = await myDeliveries(at(), mine);
      expect(await writeDelivery(at(), waiting?.id ?? "")).toBeUndefined();
      expect((await myDeliveries(at(), mine))[0]).toMatchObject({ isPaused: true, attempts: 0, failedAt: null });
      // Anyone who makes something afterwards knows the new password.
      const newer = await makeApiKey(at(), mine, {
        id: randomUUID(),
        form: keyForm({ name: "New" }),
        random: randomBytes(32),
      });
      expect(await actorOfKey(at(), newer)).toBeDefined();

      const other = await anInstaller(db, { admin });
      expect(await outcomeOf(keepApiKey(at(), other, keyId))).toBe("not_found");
      expect(await outcomeOf(keepWebhook(at(), other, endpointId))).toBe("not_found");
      expect(await outcomeOf(keepCalendarLink(at(), other, linkId))).toBe("not_found");
      for (let twice = 0; twice < 2; twice++) await keepCalendarLink(at(), mine, linkId);
      expect(await readsCalendar()).toBe("done");
      for (let twice = 0; twice < 2; twice++) await keepApiKey(at(), mine, keyId);
      for (let twice = 0; twice < 2; twice++) await keepWebhook(at(), mine, endpointId);
      expect(await actorOfKey(at(), key)).toMatchObject({ keyId });
      expect((await myApiKeys(at(), mine)).every(({ pausedAt }) => pausedAt === null)).toBe(true);
      const testId = randomUUID();
      await sendTest(at(later({ minutes: 1 })), mine, { endpointId, testId });
      const [newest] = await myDeliveries(at(), mine);
      expect(await writeDelivery(at(), newest?.id ?? "")).toMatchObject({ url: form.url });
      const { items } = await mySecurityLog({ db }, mine, null);
      const kept = items.filter(({ what }) => what.includes("kept")).map(({ what, detail }) => detail ?? what);
      expect(kept.toSorted()).toEqual(["CRM", "Calendar link kept after the password changed", "hooks.example"]);
    },
  );

  it("tells the owner by mail of each key, webhook and calendar link, once", async () => {
    const mine = await somebody();
    const input = { id: randomUUID(), form: keyForm(), random: randomBytes(32) };
    await makeApiKey(at(), mine, input);
    expect(await outcomeOf(makeApiKey(at(), mine, { ...input, random: randomBytes(32) }))).toBe("conflict");
    const form = { url: "https://hooks.example/in", events: ["lead.purchased" as const] };
    const endpoint = { id: randomUUID(), form, random: randomBytes(32) };
    await addEndpoint(at(), mine, endpoint);
    await addEndpoint(at(), mine, endpoint);
    const link = { id: randomUUID(), token: randomUUID() };
    for (let twice = 0; twice < 2; twice++) await makeCalendarLink(at(), mine, { ...link, isOfAll: true });
    for (let twice = 0; twice < 2; twice++) await revokeCalendarLink(at(), mine);
    const told = await ask(
      db.orm,
      `select kind, detail from security_events where id in
         (select (payload->>'eventId')::bigint from jobs where payload->>'mail' = 'security-notice'
            and payload->>'userId' = '${mine.userId}') order by id`,
    );
    expect(told).toEqual([
      { kind: "api_key_made", detail: "CRM" },
      { kind: "webhook_made", detail: "hooks.example" },
      { kind: "calendar_link_made", detail: null },
    ]);
    const audited = `select action from audit_log where subject_id = '${mine.userId}' and action like '%-calendar-link'`;
    expect(await ask(db.orm, audited)).toEqual([{ action: "make-calendar-link" }, { action: "revoke-calendar-link" }]);
  });
});

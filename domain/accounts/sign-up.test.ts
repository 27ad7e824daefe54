import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { TERMS_VERSION } from "#content/pages/terms-of-service.ts";
import type { Database } from "#db/connection.ts";
import {
  confirmEmail,
  findConfirmation,
  issueConfirmationLink,
  resendConfirmation,
  sendAnotherConfirmation,
} from "#domain/accounts/confirm-email.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { acceptedTermsOf } from "#domain/installers/installers.sql.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import {
  aSignUpForm,
  IN_THE_SAME_BROWSER,
  later,
  NOON,
  outcomeOf,
  outcomesOf,
  PASSWORD,
} from "#tests/support/people.ts";

eachDatabase("signing up", (open) => {
  let db: Database;
  const context = (now = NOON) => ({ db, now });
  const mailsTo = (userId: string) =>
    ask(db.orm, `select payload->>'mail' as mail from jobs where payload->>'userId' = '${userId}'`);
  const isConfirmed = async (userId: string) => {
    const [row] = await ask<{ email_verified: boolean }>(
      db.orm,
      `select email_verified from "user" where id = '${userId}'`,
    );
    return row?.email_verified;
  };

  beforeAll(async () => {
    db = await open();
  });

  async function join(given: Record<string, string> = {}): Promise<string> {
    const userId = randomUUID();
    await signUp(context(), { userId, passwordHash: "a hash", form: aSignUpForm(given) });
    return userId;
  }

  it("makes the user, the pending company without credits, and the mail", async () => {
    const userId = await join({
      email: "Sun@Roofs.Example.com",
      companyName: "Sun Roofs Ltd",
      contactName: "Sam Sun",
      postcode: "cr01ea",
      certifications: "MCS, NICEIC",
    });
    expect(await loadActor({ db }, userId)).toEqual({
      kind: "user",
      userId,
      name: "Sam Sun",
      email: "sun@roofs.example.com",
      adminRoles: [],
      installer: {
        id: userId,
        status: "pending",
        companyName: "Sun Roofs Ltd",
        isCapped: false,
        hasWebhooks: false,
        role: "owner" as const,
        secondFactor: "optional" as const,
        gate: expect.objectContaining({ ends: [], lapses: [], failed: [], version: 0 }),
      },
    });
    const companies = await ask(
      db.orm,
      `select credits, phone, postcode, certifications, specialties from profiles where id = '${userId}'`,
    );
    const lists = { certifications: ["MCS", "NICEIC"], specialties: [] };
    expect(companies).toEqual([{ credits: 0, phone: "+442079460018", postcode: "CR0 1EA", ...lists }]);
    const terms = [{ version: TERMS_VERSION, fingerprint: expect.stringMatching(/^[\w-]{43}$/), acceptedAt: NOON }];
    expect(await acceptedTermsOf(db.orm, userId)).toEqual(terms);
    expect(await mailsTo(userId)).toEqual([{ mail: "confirm-email" }]);
    expect(await isConfirmed(userId)).toBe(false);
  });

  it("is refused for an email that has an account, in any case, and leaves nothing behind", async () => {
    await join({ email: "taken@example.com" });
    const userId = randomUUID();
    const form = aSignUpForm({ email: "TAKEN@Example.com" });
    expect(await outcomeOf(signUp(context(), { userId, passwordHash: "a hash", form }))).toBe("account_exists");
    expect(await loadActor({ db }, userId)).toEqual({ kind: "visitor" });
    expect(await mailsTo(userId)).toEqual([]);
  });

  it("makes one account when the form is sent ten times at once", async () => {
    const tries = Array.from({ length: 10 }, () => join({ email: "ten@example.com" }));
    expect(await outcomesOf(tries)).toEqual({ done: 1, account_exists: 9 });
  });

  it("leaves neither a user without a company nor a mail when its last step fails", async () => {
    await ask(
      db.orm,
      "create function fail_late() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$",
    );
    await ask(
      db.orm,
      "create constraint trigger fail_late after insert on jobs deferrable initially deferred for each row execute function fail_late()",
    );
    await expect(join({ email: "half@example.com" })).rejects.toThrow();
    await ask(db.orm, "drop trigger fail_late on jobs");
    expect(await ask(db.orm, `select id from "user" where email = 'half@example.com'`)).toEqual([]);
    expect(await ask(db.orm, "select id from profiles where email = 'half@example.com'")).toEqual([]);
    await join({ email: "half@example.com" });
  });

  describe("the link that confirms the address", () => {
    async function link(userId: string, now = NOON): Promise<string> {
      const token = randomUUID();
      await issueConfirmationLink(context(now), userId, token);
      return token;
    }

    it("works once", async () => {
      const userId = await join();
      const token = await link(userId);
      expect(await outcomeOf(confirmEmail(context(), token, IN_THE_SAME_BROWSER))).toBe("done");
      expect(await isConfirmed(userId)).toBe(true);
      expect(await outcomeOf(confirmEmail(context(), token, IN_THE_SAME_BROWSER))).toBe("link_invalid");
    });

    it("goes on working when another is sent unasked, until one of them is used", async () => {
      const userId = await join();
      const first = await link(userId);
      const extra = randomUUID();
      await issueConfirmationLink(context(), userId, extra, { isExtra: true });
      await sendAnotherConfirmation(context(), "nobody@example.com");
      expect((await findConfirmation(context(), first)).state).toBe("open");
      expect(await outcomeOf(confirmEmail(context(), first, IN_THE_SAME_BROWSER))).toBe("done");
      expect(await outcomeOf(confirmEmail(context(), extra, IN_THE_SAME_BROWSER))).toBe("link_invalid");
      expect((await findConfirmation(context(), extra)).state).toBe("confirmed");
    });

    it("asks another browser for the password, and confirms nothing without it", async () => {
      const userId = await join();
      const token = await link(userId);
      const elsewhere = (password: string) => ({
        isMadeHere: (id: string) => id !== userId,
        password,
        isRight: async (_hash: string, given: string) => given === PASSWORD,
      });
      for (const password of ["", "a guess"]) {
        expect(await outcomeOf(confirmEmail(context(), token, elsewhere(password)))).toBe("invalid_input");
        expect(await isConfirmed(userId)).toBe(false);
      }
      expect(await outcomeOf(confirmEmail(context(), token, elsewhere(PASSWORD)))).toBe("done");
      expect(await isConfirmed(userId)).toBe(true);
      const other = await link(await join());
      const guesses = Array.from({ length: 12 }, () =>
        confirmEmail(context(), other, { ...elsewhere("guess"), isMadeHere: () => false }),
      );
      expect(await outcomesOf(guesses)).toEqual({ invalid_input: 10, too_many_requests: 2 });
    });

    it("works until the last millisecond of 24 hours", async () => {
      const userId = await join();
      const token = await link(userId);
      expect(await outcomeOf(confirmEmail(context(later({ hours: 24 })), token, IN_THE_SAME_BROWSER))).toBe(
        "link_expired",
      );
      expect(await isConfirmed(userId)).toBe(false);
      expect(
        await outcomeOf(confirmEmail(context(later({ hours: 24, milliseconds: -1 })), token, IN_THE_SAME_BROWSER)),
      ).toBe("done");
    });

    it("ends when a newer one is made, for the same account only", async () => {
      const userId = await join();
      const otherUser = await join();
      const older = await link(userId);
      const other = await link(otherUser);
      const newer = await link(userId, later({ minutes: 5 }));
      expect(await outcomeOf(confirmEmail(context(), older, IN_THE_SAME_BROWSER))).toBe("link_invalid");
      expect(await outcomeOf(confirmEmail(context(), newer, IN_THE_SAME_BROWSER))).toBe("done");
      expect(await outcomeOf(confirmEmail(context(), other, IN_THE_SAME_BROWSER))).toBe("done");
    });

    it("works once when opened ten times at once", async () => {
      const token = await link(await join());
      const tries = Array.from({ length: 10 }, () => confirmEmail(context(), token, IN_THE_SAME_BROWSER));
      expect(await outcomesOf(tries)).toEqual({ done: 1, link_invalid: 9 });
    });

    it.each(["", "forged", "\u0000", "x".repeat(10_000)])("cannot be forged (%#)", async (token) => {
      expect(await outcomeOf(confirmEmail(context(), token, IN_THE_SAME_BROWSER))).toBe("link_invalid");
    });

    it("is kept as a hash only", async () => {
      const userId = await join();
      const token = await link(userId);
      const rows = await ask<{ token_hash: string }>(db.orm, `select * from account_links where user_id = '${userId}'`);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await outcomeOf(confirmEmail(context(), rows[0]?.token_hash ?? "", IN_THE_SAME_BROWSER))).toBe(
        "link_invalid",
      );
    });

    it("says how it ended: replaced, expired, no longer needed, or never ours", async () => {
      const userId = await join();
      const stateOf = async (token: string, now = NOON) => (await findConfirmation(context(now), token)).state;
      const older = await link(userId);
      const newer = await link(userId);
      expect([await stateOf(older), await stateOf(newer)]).toEqual(["ended", "open"]);
      expect(await stateOf(newer, later({ hours: 24 }))).toBe("ended");
      await confirmEmail(context(), newer, IN_THE_SAME_BROWSER);
      expect([await stateOf(older), await stateOf(newer)]).toEqual(["confirmed", "confirmed"]);
      expect(await outcomeOf(findConfirmation(context(), randomUUID()))).toBe("link_invalid");
    });

    it("is not made for a confirmed address or an unknown user", async () => {
      const userId = await join();
      await confirmEmail(context(), await link(userId), IN_THE_SAME_BROWSER);
      expect(await issueConfirmationLink(context(), userId, randomUUID())).toBeUndefined();
      expect(await issueConfirmationLink(context(), "nobody", randomUUID())).toBeUndefined();
    });

    it("is sent again only to those not yet confirmed, and reveals to nobody who is", async () => {
      const userId = await join({ email: "again@example.com" });
      await resendConfirmation(context(), "again@example.com");
      await resendConfirmation(context(), "nobody@example.com");
      expect(await mailsTo(userId)).toHaveLength(2);
      await confirmEmail(context(), await link(userId), IN_THE_SAME_BROWSER);
      await resendConfirmation(context(), "again@example.com");
      expect(await mailsTo(userId)).toHaveLength(2);
    });
  });
});

import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import {
  confirmEmailChange,
  issueEmailChangeLink,
  requestEmailChange,
  requireOpenEmailChange,
} from "#domain/accounts/change-email.ts";
import { findReset, issueResetLink } from "#domain/accounts/reset-password.ts";
import { type User, visitor } from "#domain/actor.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf, signedIn } from "#tests/support/people.ts";

eachDatabase("a new email address", (open) => {
  let db: Database;
  let admin: User;
  const context = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const aCompany = () => anInstaller(db, { admin });
  async function aLink(userId: string, newEmail: string): Promise<string> {
    const token = randomUUID();
    await issueEmailChangeLink(context(), { userId, newEmail }, token);
    return token;
  }
  const addresses = (userId: string) =>
    ask(db.orm, `select u.email, p.email as company from "user" u join profiles p using (id) where id = '${userId}'`);

  it("takes effect when its link is used: for signing in, for the company and on record", async () => {
    const company = await aCompany();
    const newEmail = `new-${randomUUID()}@example.com`;
    await requestEmailChange(context(), company, newEmail);
    const token = randomUUID();
    const mail = { mail: "change-email", userId: company.userId, newEmail } as const;
    expect(await gatherMailFacts(context(), mail, token)).toMatchObject({ to: newEmail, token });
    expect(await addresses(company.userId)).toEqual([{ email: company.email, company: company.email }]);
    expect(await requireOpenEmailChange(context(), token)).toBe(newEmail);

    await confirmEmailChange(context(), token);
    expect(await addresses(company.userId)).toEqual([{ email: newEmail, company: newEmail }]);
    expect((await signedIn(db, company.userId)).email).toBe(newEmail);
    const notice = { mail: "email-changed", userId: company.userId, oldEmail: company.email } as const;
    const sent = await ask(db.orm, `select payload from jobs where payload->>'mail' = 'email-changed'`);
    expect(sent).toEqual([{ payload: notice }]);
    expect(await gatherMailFacts(context(), notice, "")).toMatchObject({ to: company.email, newEmail });
    const audited = `select action from audit_log where subject_id = '${company.userId}' and action = 'change-email'`;
    expect(await ask(db.orm, audited)).toHaveLength(1);
  });

  it("is refused if someone else has the address, whenever they took it", async () => {
    const company = await aCompany();
    const other = await aCompany();
    expect(await outcomeOf(requestEmailChange(context(), company, other.email))).toBe("account_exists");
    expect(await outcomeOf(requestEmailChange(context(), company, company.email))).toBe("invalid_input");
    expect(await outcomeOf(requestEmailChange(context(), visitor, "x@example.com"))).toBe("not_signed_in");

    const wanted = `wanted-${randomUUID()}@example.com`;
    const first = await aLink(company.userId, wanted);
    const second = await aLink(other.userId, wanted);
    await confirmEmailChange(context(), first);
    expect(await outcomeOf(confirmEmailChange(context(), second))).toBe("account_exists");
    const late = { mail: "change-email", userId: other.userId, newEmail: wanted } as const;
    expect(await gatherMailFacts(context(), late, randomUUID())).toBeUndefined();
  });

  it("goes to one of two users who confirm it at once", async () => {
    const company = await aCompany();
    const other = await aCompany();
    const wanted = `raced-${randomUUID()}@example.com`;
    const links = [await aLink(company.userId, wanted), await aLink(other.userId, wanted)];
    expect(await outcomesOf(links.map((token) => confirmEmailChange(context(), token)))).toEqual({
      done: 1,
      account_exists: 1,
    });
  });

  it("has a link that works once, for 24 hours, until a newer one is made", async () => {
    const { userId } = await aCompany();
    const older = await aLink(userId, "older@example.com");
    const newer = await aLink(userId, "newer@example.com");
    expect(await outcomeOf(confirmEmailChange(context(), older))).toBe("link_invalid");
    expect(await outcomeOf(confirmEmailChange(context(later({ hours: 24 })), newer))).toBe("link_expired");
    const uses = Array.from({ length: 4 }, () => confirmEmailChange(context(later({ hours: 23 })), newer));
    expect(await outcomesOf(uses)).toEqual({ done: 1, link_invalid: 3 });
    expect(await outcomeOf(confirmEmailChange(context(), "made-up"))).toBe("link_invalid");
  });

  it("ends links sent to the old mailbox", async () => {
    const { userId } = await aCompany();
    const reset = randomUUID();
    await issueResetLink(context(), userId, reset);
    await confirmEmailChange(context(), await aLink(userId, `safe-${randomUUID()}@example.com`));
    expect((await findReset(context(), reset)).state).toBe("used");
  });
});

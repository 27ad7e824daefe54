import { randomUUID } from "node:crypto";
import type { Database } from "#db/connection.ts";
import type { CompanyRole } from "#domain/roles.ts";
import { invite, issueInvitationLink, join } from "#domain/team/invitations.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { aWord, type Installer, PASSWORD, signIn } from "#tests/e2e/support/people.ts";
import { CHEAP, signedIn } from "#tests/support/people.ts";

interface Town {
  db: Database;
  newClient: () => Promise<Client>;
}

/** Somebody who has accepted the owner's invitation; signed in. */
export async function aColleague({ db, newClient }: Town, owner: Installer, role: CompanyRole = "office") {
  const context = { db, now: new Date() };
  const email = `${aWord()}@example.com`;
  const id = randomUUID();
  await invite(context, await signedIn(db, owner.id), { id, form: { email, role, creditsAMonth: null } });
  const userId = randomUUID();
  const person = { userId, name: "Sam Reeve", passwordHash: await hashPassword(PASSWORD, CHEAP) };
  // The mail that is sent meanwhile makes a newer link, and ends this one.
  await accept().catch(accept);
  const client = await newClient();
  await signIn(client, { email, password: PASSWORD });
  return { client, userId, email };

  async function accept() {
    const token = randomUUID();
    await issueInvitationLink(context, id, token);
    await join(context, token, person);
  }
}

import { randomUUID } from "node:crypto";
import type { Database } from "#db/connection.ts";
import { ask } from "#tests/support/invariants.ts";
import type { Buyer } from "#tests/support/people.ts";

/** The same person, signed in on a browser of their own. */
export async function signedInAgain(db: Database, buyer: Buyer): Promise<Buyer & { sessionId: string }> {
  const sessionId = randomUUID();
  await ask(
    db.orm,
    `insert into session (id, expires_at, token, updated_at, user_id)
     values ('${sessionId}', now() + interval '14 days', '${randomUUID()}', now(), '${buyer.userId}')`,
  );
  return { ...buyer, sessionId };
}

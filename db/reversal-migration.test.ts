import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, it } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "#db/connection.ts";
import { ask } from "#tests/support/invariants.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";

const FOLDER = fileURLToPath(new URL("migrations", import.meta.url));
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".sql"));
const FIRST = FILES.findIndex((name) => name.endsWith("_reversals.sql"));

async function apply(db: Database, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const statements = readFileSync(join(FOLDER, name), "utf8").split("--> statement-breakpoint");
    for (const statement of statements) await ask(db.orm, statement);
  }
}

const [DEALT, NEWER, DISPUTED, FINE] = Array.from({ length: 4 }, () => randomUUID());

/** A company with four payments: one refunded and settled, one refunded further since, one disputed, one good. */
async function fill(db: Database): Promise<void> {
  const audit = (paymentId: string | undefined, refundedPence: number) =>
    `insert into audit_log (at, actor_id, actor_label, action, subject_type, subject_id, after)
     values ('2026-11-03', 'u', 'u@example.com', 'close-payment-reversal', 'installer', 'u',
             '{"paymentId": "${paymentId}", "refundedPence": ${refundedPence}, "disputeStatus": null}')`;
  for (const statement of [
    `insert into "user" (id, name, email, email_verified, created_at, updated_at)
     values ('u', 'U', 'u@example.com', true, now(), now())`,
    `insert into profiles (id, company_name, contact_name, email, certifications, specialties, created_at)
     values ('u', 'U Ltd', 'U', 'u@example.com', '{}', '{}', now())`,
    `insert into payments (id, installer_id, pack, credits, amount_pence, status, created_at, paid_at, receipt_number,
                           refunded_pence, disputed_at, dispute_status)
     values ('${DEALT}', 'u', 'starter', 20, 9900, 'paid', now(), now(), 1, 9900, null, null),
            ('${NEWER}', 'u', 'starter', 20, 9900, 'paid', now(), now(), 2, 9900, null, null),
            ('${DISPUTED}', 'u', 'starter', 20, 9900, 'paid', now(), now(), 3, 0, '2026-11-02', 'needs_response'),
            ('${FINE}', 'u', 'starter', 20, 9900, 'paid', now(), now(), 4, 0, null, null)`,
    `insert into payment_events (id, type, payment_id, received_at)
     values ('evt_1', 'charge.refunded', '${DEALT}', '2026-11-01'),
            ('evt_2', 'charge.dispute.created', '${DISPUTED}', '2026-11-02'),
            ('evt_3', 'checkout.session.completed', '${FINE}', '2026-11-02')`,
    audit(DEALT, 9900),
    audit(NEWER, 5000),
  ]) {
    await ask(db.orm, statement);
  }
}

async function takesOver(place: DatabaseOptions): Promise<void> {
  const db = await openDatabase(place);
  try {
    await apply(db, FILES.slice(0, FIRST));
    await fill(db);
    await apply(db, FILES.slice(FIRST));
    const open = await ask<{ id: string }>(db.orm, "select id from payments where reversal_open");
    expect(open.map(({ id }) => id).sort()).toEqual([NEWER, DISPUTED].sort());
    const lines = await ask(
      db.orm,
      `select payment_id as payment, kind, state, amount_pence as pence, event_id as event, recorded_by as by
         from payment_reversals order by recorded_at, kind, amount_pence`,
    );
    expect(lines).toEqual([
      { payment: DEALT, kind: "refund", state: "succeeded", pence: 9900, event: "evt_1", by: null },
      { payment: DISPUTED, kind: "dispute", state: "needs_response", pence: null, event: "evt_2", by: null },
      { payment: NEWER, kind: "dealt_with", state: "refunded", pence: 5000, event: null, by: "u" },
      { payment: DEALT, kind: "dealt_with", state: "refunded", pence: 9900, event: null, by: "u" },
    ]);
  } finally {
    await db.close();
  }
}

it("what the audit log knew of refunds and disputes is taken over (embedded)", async () => {
  const dataDir = join(inject("temporaryFolder"), `old-${randomUUID()}`);
  await takesOver({ dataDir });
  rmSync(dataDir, { recursive: true, force: true });
});

it("what the audit log knew of refunds and disputes is taken over (PostgreSQL)", async () => {
  const name = `old_${randomUUID().replaceAll("-", "")}`;
  try {
    await takesOver({ url: await createDatabase(inject("postgresUrl"), name) });
  } finally {
    await dropDatabase(inject("postgresUrl"), name);
  }
});

import type { Load } from "#tests/fault/load.ts";
import type { Outcome } from "#tests/fault/outcome.ts";
import type { Site } from "#tests/fault/site.ts";
import { countOf, type Damage, damageDone } from "#tests/fault/told.ts";
import { logInWords, troubleIn } from "#tests/fuzz/findings.ts";
import { until } from "#tests/machines/program.ts";
import { ask } from "#tests/support/invariants.ts";

type Found = Pick<Outcome, "requests" | "confirmed" | "lost" | "doubled" | "broken">;

/** Adds up the findings of each check; the same damage found twice counts once. */
export interface Findings {
  add(damage: Damage, about: string): void;
  sum(site: Site, confirmed: number): Found;
}

const SHOWN = 5;

export function noFindings(): Findings {
  const found: Record<keyof Damage, Map<string, string>> = { lost: new Map(), doubled: new Map(), broken: new Map() };
  return {
    add(damage, about) {
      for (const kind of Object.keys(found) as (keyof Damage)[]) {
        for (const words of damage[kind]) if (!found[kind].has(words)) found[kind].set(words, about);
      }
    },
    sum({ traffic, servers }, confirmed) {
      const { lost, doubled, broken } = found;
      const words = [...lost, ...doubled, ...broken].map(([what, about]) => `${what} (${about})`);
      const all = [
        ...words,
        ...traffic.complaints,
        ...servers.flatMap(({ log }) => causesIn(log(), traffic.refusedIds)),
      ];
      const more = all.length > SHOWN ? [`and ${all.length - SHOWN} more`] : [];
      return {
        requests: traffic.requests,
        confirmed,
        lost: lost.size,
        doubled: doubled.size,
        broken: [...all.slice(0, SHOWN), ...more],
      };
    },
  };
}

/** What the server's log says of the refused requests. */
function causesIn(log: string, refusedIds: readonly string[]): string[] {
  const lines = log.split("\n").filter((line) => refusedIds.some((id) => line.includes(id)));
  return troubleIn(lines.join("\n")).map(logInWords);
}

const MAILS_WITHIN_SECONDS = 60;

/** Ends the load, lets every mail go out, and checks one last time. */
export async function concluded(site: Site, load: Load, findings: Findings): Promise<Found> {
  await load.stop();

  // Nobody else can read while the server has the embedded database open.
  if (site.isEmbedded) await site.server.kill();
  findings.add(await site.look((db) => damageDone(db, load.told, { still: true })), "at the end");
  if (!site.isEmbedded) findings.add({ lost: [], doubled: [], broken: await mailsMissing(site) }, "at the end");
  return findings.sum(site, countOf(load.told));
}

/** Mails that became pointless: `gather` finds no facts because things have changed. */
const NOTHING_LEFT_TO_SAY = `
  payload->>'mail' = 'confirm-request' and exists (
    select from leads where id::text = payload->>'leadId' and status <> 'unconfirmed')
  or payload->>'mail' = 'quote-chosen' and exists (
    select from quotes where id::text = payload->>'quoteId' and status <> 'chosen')
  or payload->>'mail' = 'outline-received' and exists (
    select from outlines where id::text = payload->>'outlineId' and status <> 'waiting')
  or payload->>'mail' = 'quote-received' and exists (
    select from lead_purchases where id::text = payload->>'purchaseId' and ended_at is not null)
  or payload->>'mail' = 'times-offered' and exists (
    select from appointments where id::text = payload->>'appointmentId' and status <> 'offered')
  or payload->>'mail' in ('appointment', 'appointment-to-company') and exists (
    select from appointments where id::text = payload->>'appointmentId' and status <> payload->>'event')
  or payload->>'mail' in ('outline-picked', 'message') and exists (
    select from lead_purchases where id::text = payload->>'purchaseId' and ended_at is not null)
  or payload->>'mail' = 'confirm-choice' and exists (
    select from lead_purchases b join projects p using (lead_id)
     where b.id::text = payload->>'purchaseId' and (b.stage <> 'won' or b.stage_changed_at > jobs.created_at or b.ended_at is not null
       or p.status <> 'open'))`;

/** Makes all waiting jobs due, as if time had passed: each mail must arrive under its own number. */
export async function mailsMissing(site: Site): Promise<string[]> {
  const unfinished = "kind = 'send-mail' and done_at is null and failed_at is null";
  // A job that is being done is locked and needs no hurry; waiting for it could deadlock with the worker.
  const waiting = `select id from jobs where ${unfinished} for update skip locked`;
  await site.look((db) => ask(db.orm, `update jobs set run_at = now() where id in (${waiting}) returning id`));
  const left = () => site.look((db) => ask(db.orm, `select id from jobs where ${unfinished}`));
  await until("all mails to be sent", MAILS_WITHIN_SECONDS, async () => (await left()).length === 0).catch(() => {});
  const sent = await site.look((db) =>
    ask<{ id: string; mail: string }>(
      db.orm,
      `select id::text, payload->>'mail' as mail from jobs
        where kind = 'send-mail' and done_at is not null and not (${NOTHING_LEFT_TO_SAY})`,
    ),
  );
  const received = new Set(site.mail.received.map(({ messageId }) => /job-(\d+)@/.exec(messageId)?.[1]));
  const missing = sent
    .filter(({ id }) => !received.has(id))
    .map(({ id, mail }) => `mail ${id} (${mail}) was sent, and never came`);
  return [...missing, ...(await left()).map((row) => `mail ${Object.values(row)[0]} still waits`)];
}

import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { ProjectStatus } from "#db/schema.ts";
import { violationOf } from "#db/violation.ts";
import type { User } from "#domain/actor.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";

const STATES: readonly ProjectStatus[] = ["open", "chosen", "done", "closed", "stopped", "erased"];

/** As docs/projects.md has them. */
const MOVES: Readonly<Record<ProjectStatus, readonly ProjectStatus[]>> = {
  open: ["chosen", "closed", "stopped", "erased"],
  chosen: ["open", "done", "closed", "stopped", "erased"],
  done: ["stopped", "erased"],
  closed: ["stopped", "erased"],
  stopped: ["erased"],
  erased: [],
};

/** How a new project reaches each state. */
const WAYS: Readonly<Record<ProjectStatus, readonly ProjectStatus[]>> = {
  open: [],
  chosen: ["chosen"],
  done: ["chosen", "done"],
  closed: ["closed"],
  stopped: ["stopped"],
  erased: ["erased"],
};

eachDatabase("for plain SQL", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const change = (statement: string) =>
    ask(db.orm, statement).then(
      () => "done",
      (error: unknown) => violationOf(error)?.refusal ?? violationOf(error)?.code,
    );

  async function sold(companies: number) {
    const request = await aConfirmedRequest(db);
    const purchases: string[] = [];
    for (let made = 0; made < companies; made++) {
      const purchaseId = randomUUID();
      const buyer = await anInstaller(db, { admin, credits: 5 });
      await purchaseLead({ db, now: NOON }, buyer, { leadId: request.leadId, purchaseId });
      purchases.push(purchaseId);
    }
    return { ...request, purchases };
  }

  describe.each(STATES)("a project that is %s", (from) => {
    it.each(STATES.filter((to) => to !== from))("goes to %s only if that is a move", async (to) => {
      const { leadId } = await aConfirmedRequest(db);
      const move = (status: string) => change(`update projects set status = '${status}' where lead_id = '${leadId}'`);
      for (const state of WAYS[from]) expect(await move(state)).toBe("done");
      expect(await move(to)).toBe(MOVES[from].includes(to) ? "done" : "projects_move");
    });
  });

  it("the history of a project cannot be changed, only added to", async () => {
    const { leadId } = await aConfirmedRequest(db);
    const own = `where lead_id = '${leadId}'`;
    expect(await change(`update project_events set kind = 'other' ${own}`)).toBe("append_only");
    expect(await change(`delete from project_events ${own}`)).toBe("append_only");
    expect(await change(`delete from projects ${own}`)).toBe("append_only");
    expect(await change("truncate project_events")).toBe("append_only");
    const another = `insert into project_events (lead_id, kind, actor, at) values ('${leadId}', 'opened', 'time', now())`;
    expect(await change(another)).toBe("done");
  });

  it("a fourth company gets no place, and only an ended purchase frees one, once", async () => {
    const { leadId, purchases } = await sold(3);
    const places = (set: string) => change(`update leads set ${set} where id = '${leadId}'`);
    const purchase = (set: string) => change(`update lead_purchases set ${set} where id = '${purchases[0]}'`);
    expect(await places("places_taken = 4")).toBe("23514");
    expect(await places("places_taken = 2, status = 'available'")).toBe("places_by_purchases");
    expect(await purchase("place_freed_at = now()"), "of an active purchase").toBe("23514");
    expect(await purchase("ended_at = now(), ended_reason = 'silent', place_freed_at = now()")).toBe("done");
    expect(await ask(db.orm, `select places_taken, status from leads where id = '${leadId}'`)).toEqual([
      { places_taken: 2, status: "available" },
    ]);
    expect(await purchase("ended_at = null, ended_reason = null, place_freed_at = null")).toBe("purchases_end");
    expect(await purchase("place_freed_at = now() + interval '1 day'")).toBe("purchases_end");
  });

  it("an order to stop moves as documented, and stays with its purchase", async () => {
    const { token, purchases } = await sold(1);
    await stopEverything({ db, now: NOON }, token, { erase: false });
    const stop = (set: string) => change(`update stops set ${set} where purchase_id = '${purchases[0]}'`);
    const confirmed = "status = 'confirmed', confirmed_at = now()";
    expect(await stop("status = 'resolved', resolved_at = now(), resolution = 'x'"), "not overdue").toBe("stops_move");
    expect(await stop("asked_at = now() + interval '1 day'")).toBe("stops_move");
    expect(await stop(confirmed)).toBe("done");
    expect([await stop("status = 'asked'"), await stop("status = 'overdue'")]).toEqual(["stops_move", "stops_move"]);
    expect(await stop("status = 'overdue', contacted_again_at = now()"), "contacted again").toBe("done");
    expect(await change(`delete from stops where purchase_id = '${purchases[0]}'`)).toBe("append_only");
  });
});

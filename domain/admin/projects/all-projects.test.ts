import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { allProjects, readAllProjectsFilter } from "#domain/admin/projects/all-projects.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, NOON, outcomeOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("all projects", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("say how far a customer has come, and no price of a quote", async () => {
    const { leadId, token, one } = await aQuotedProject(db, admin);
    await chooseQuote({ db, now: NOON }, token, { quoteId: one.quoteId, reasons: new Map() });
    const { items } = await allProjects({ db, now: NOON }, admin);
    const listed = items.find((project) => project.leadId === leadId);
    expect(listed).toMatchObject({ status: "chosen", companies: { ever: 2, active: 2 }, quotes: 2 });
    expect(listed).toMatchObject({ stops: { all: 0, open: 0 }, customerName: "Sarah Whitlock" });
    expect(JSON.stringify(items)).not.toMatch(/pence|620000/i);
  });

  it("are found by state, and stops are counted", async () => {
    const { leadId, token } = await aQuotedProject(db, admin);
    await stopEverything({ db, now: NOON }, token, { erase: false });
    const stopped = await allProjects(
      { db, now: NOON },
      admin,
      readAllProjectsFilter(new URLSearchParams("status=stopped")),
    );
    expect(stopped.items.find((project) => project.leadId === leadId)).toMatchObject({
      companies: { ever: 2, active: 0 },
      quotes: 0,
      stops: { all: 2, open: 2 },
    });
    expect(new Set(stopped.items.map(({ status }) => status))).toEqual(new Set(["stopped"]));
    const other = await allProjects({ db, now: NOON }, admin, { status: "done" });
    expect(other.items).toEqual([]);
  });

  it("come a page at a time, each once", async () => {
    for (let count = 0; count <= limits.adminPageSize; count += 1) {
      await aConfirmedRequest(db, { now: new Date(NOON.getTime() + count) });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await allProjects({ db, now: NOON }, admin, { cursor });
      expect(page.items.length).toBeLessThanOrEqual(limits.adminPageSize);
      seen.push(...page.items.map(({ leadId }) => leadId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(limits.adminPageSize);
  });

  it("are for administrators", async () => {
    expect(await outcomeOf(allProjects({ db, now: NOON }, visitor))).toBe("not_signed_in");
  });
});

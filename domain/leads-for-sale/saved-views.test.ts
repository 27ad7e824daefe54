import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import { type User, visitor } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { LeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import { deleteSavedView, mySavedViews, savedViewForm, saveView } from "#domain/leads-for-sale/saved-views.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf } from "#tests/support/people.ts";

const FILTER: LeadFilter = { onlyMine: false, service: "heat-pumps", withinMiles: 20, order: "nearest" };

eachDatabase("a saved view of the leads for sale", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });
  const save = (who: Buyer, name: string, filter = FILTER, id: string = randomUUID()) =>
    saveView(context(), who, { id, name, filter });
  const namesOf = async (who: Buyer) => (await mySavedViews(context(), who)).map(({ name }) => name).sort();
  const problemOf = (saving: Promise<void>) =>
    saving.then(
      () => undefined,
      (error) => (error instanceof DomainError ? error.fields : error),
    );

  it("restores the filter, with its order but not its place in the list", async () => {
    const company = await anInstaller(db, { admin });
    const id = randomUUID();
    await save(company, "Near", { ...FILTER, cursor: "MTIz" }, id);
    expect(await mySavedViews(context(), company)).toEqual([{ id, name: "Near", filter: { ...FILTER, cursor: null } }]);
    const rows = await ask(db.orm, `select filter from saved_views where id = '${id}'`);
    expect(rows).toEqual([{ filter: "area=all&service=heat-pumps&within=20&order=nearest" }]);
  });

  it("is kept once, however often it is sent", async () => {
    const company = await anInstaller(db, { admin });
    const id = randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => save(company, "Near", FILTER, id)));
    expect(await namesOf(company)).toEqual(["Near"]);
  });

  it("has a unique name of 1 to 40 characters", async () => {
    const company = await anInstaller(db, { admin });
    await save(company, "Near");
    expect(await problemOf(save(company, "NEAR"))).toEqual({ name: ["You already have a view with this name."] });
    const accepted = ["", "   ", "a", "a".repeat(40), "a".repeat(41)].map((name) => savedViewForm.safeParse({ name }));
    expect(accepted.map(({ success }) => success)).toEqual([false, false, true, true, false]);
  });

  it("is one of ten at most, even when twenty are sent at once", async () => {
    const company = await anInstaller(db, { admin });
    const sent = Array.from({ length: 20 }, (_, i) => problemOf(save(company, `View ${i}`)));
    const refused = (await Promise.all(sent)).filter(Boolean);
    expect(refused).toHaveLength(20 - limits.savedViewsMax);
    expect(refused[0]).toEqual({ name: ["You have 10 views, the most you can have. Delete one first."] });
    expect(await namesOf(company)).toHaveLength(limits.savedViewsMax);
  });

  it("belongs to its owner alone", async () => {
    const company = await anInstaller(db, { admin });
    const other = await anInstaller(db, { admin });
    const id = randomUUID();
    await save(company, "Near", FILTER, id);
    expect(await namesOf(other)).toEqual([]);
    await deleteSavedView(context(), other, id);
    expect(await outcomeOf(save(other, "Mine", FILTER, id))).toBe("conflict");
    expect(await namesOf(company)).toEqual(["Near"]);
    expect(await outcomeOf(mySavedViews(context(), visitor))).toBe("not_signed_in");
    await deleteSavedView(context(), company, id);
    await deleteSavedView(context(), company, id);
    expect(await namesOf(company)).toEqual([]);
  });

  it("is in the owner's data export and is deleted with the account", async () => {
    const company = await anInstaller(db, { admin });
    await save(company, "Near");
    let text = "";
    for await (const piece of exportOwnData(context(), company)) text += piece;
    expect(JSON.parse(text)).toMatchObject({
      savedViews: [{ name: "Near", filter: "area=all&service=heat-pumps&within=20&order=nearest" }],
    });
    await closeAccount(context(), company, { companyName: company.installer.companyName });
    expect(await ask(db.orm, `select 1 from saved_views where user_id = '${company.userId}'`)).toEqual([]);
  });
});

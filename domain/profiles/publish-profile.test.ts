import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { type User, visitor } from "#domain/actor.ts";
import { slugOf } from "#domain/installers/company-slug.ts";
import { installerForm } from "#domain/installers/installer-form.ts";
import { acceptProfileChange } from "#domain/installers/profile-changes.ts";
import { updateInstaller } from "#domain/installers/update-installer.ts";
import { publicProfile } from "#domain/profiles/public-profile.ts";
import { myPublicPage, publishProfile, takeDownProfile } from "#domain/profiles/publish-profile.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import {
  aColleague,
  anAdmin,
  anInstaller,
  type Buyer,
  later,
  NOON,
  outcomeOf,
  signedIn,
} from "#tests/support/people.ts";

it.each([
  ["Kestrelmoor Solar & Storage Ltd", "kestrelmoor-solar-storage-ltd"],
  ["Ynni’r Fenai Cyf.", "ynnir-fenai-cyf"],
  ["Müller & Søn Ærø Straße", "muller-son-aero-strasse"],
  ["太陽", "company"],
  ["A".repeat(100), "a".repeat(80)],
])("the address of %s is %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

eachDatabase("publishing a profile", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = (now = NOON) => ({ db, now });
  const named = (companyName: string) => anInstaller(db, { admin, form: { companyName } });
  const at = (slug: string) => publicProfile(context(), slug);
  async function slugOfCompany(company: Buyer): Promise<string> {
    return (await myPublicPage(context(), company)).slug ?? "none";
  }
  async function rename(company: Buyer, companyName: string, now = NOON): Promise<void> {
    const form = installerForm.parse({ companyName, contactName: "Priya Shah", phone: "020 7946 0018" });
    const changeId = randomUUID();
    await updateInstaller(context(now), company, { changeId, form });
    await acceptProfileChange(context(now), admin, { installerId: company.installer.id, changeId });
  }

  it("shows the page at the name's address until it is taken down, and again at the same one", async () => {
    const company = await named("Ilkley Lights Ltd");
    expect(await outcomeOf(at("ilkley-lights-ltd"))).toBe("not_found");
    await publishProfile(context(), company);
    await publishProfile(context(later({ days: 1 })), company);
    expect(await at("ilkley-lights-ltd")).toMatchObject({
      profile: { companyName: "Ilkley Lights Ltd", publishedAt: NOON },
    });
    await takeDownProfile(context(), company);
    await takeDownProfile(context(), company);
    expect(await outcomeOf(at("ilkley-lights-ltd"))).toBe("not_found");
    await publishProfile(context(), company);
    expect(await at("ilkley-lights-ltd")).toMatchObject({ profile: { companyName: "Ilkley Lights Ltd" } });
    const acts = await ask<{ action: string }>(
      db.orm,
      `select action from audit_log where subject_id = '${company.installer.id}' and action like '%profile' order by id`,
    );
    expect(acts.map(({ action }) => action)).toEqual(["publish-profile", "take-down-profile", "publish-profile"]);
  });

  it("is an owner's of an approved company alone; taking down is any owner's", async () => {
    const company = await named("Owners Only Ltd");
    const office = await aColleague(db, company, "office");
    expect(await outcomeOf(publishProfile(context(), office))).toBe("role_required");
    expect(await outcomeOf(publishProfile(context(), visitor))).toBe("not_signed_in");
    for (const status of ["pending", "suspended"] as const) {
      expect(await outcomeOf(publishProfile(context(), await anInstaller(db, { admin, status })))).toBe("not_approved");
    }
    await publishProfile(context(), company);
    expect(await outcomeOf(takeDownProfile(context(), office))).toBe("role_required");
    await suspendInstaller(context(), admin, { installerId: company.installer.id, reason: "Complaints." });
    const suspended = await signedIn(db, company.userId);
    expect(await outcomeOf(takeDownProfile(context(), suspended))).toBe("done");
    expect(await outcomeOf(publishProfile(context(), suspended))).toBe("not_approved");
  });

  it("numbers the address of a name that is taken; ten at once get ten", async () => {
    const companies: Buyer[] = [];
    while (companies.length < 10) companies.push(await named("Same Name Ltd"));
    await Promise.all(companies.map((company) => publishProfile(context(), company)));
    const slugs = await Promise.all(companies.map(slugOfCompany));
    const numbered = Array.from({ length: 10 }, (_, i) => (i === 0 ? "same-name-ltd" : `same-name-ltd-${i + 1}`));
    expect(new Set(slugs)).toEqual(new Set(numbered));
  });

  it("leads from every earlier address to the newest, and gives none to another company", async () => {
    const company = await named("First Name Ltd");
    await publishProfile(context(), company);
    await rename(company, "Second Name Ltd");
    expect(await at("first-name-ltd")).toEqual({ movedTo: "second-name-ltd" });
    await rename(company, "Third Name Ltd", later({ days: 1 }));
    expect(await at("first-name-ltd")).toEqual({ movedTo: "third-name-ltd" });
    expect(await at("second-name-ltd")).toEqual({ movedTo: "third-name-ltd" });
    const other = await named("First Name Ltd");
    await publishProfile(context(), other);
    expect(await slugOfCompany(other)).toBe("first-name-ltd-2");
    await rename(company, "First Name Ltd", later({ days: 2 }));
    expect(await slugOfCompany(company)).toBe("first-name-ltd");
    expect(await at("third-name-ltd")).toEqual({ movedTo: "first-name-ltd" });
    await takeDownProfile(context(), company);
    expect(await outcomeOf(at("second-name-ltd"))).toBe("not_found");
  });

  it("keeps addresses: no change, no deletion, no address of another", async () => {
    const one = await named("Kept Ltd");
    const other = await named("Other Ltd");
    await publishProfile(context(), one);
    await publishProfile(context(), other);
    await expect(ask(db.orm, "update company_slugs set slug = 'x' where slug = 'kept-ltd'")).rejects.toThrow();
    await expect(ask(db.orm, "delete from company_slugs where slug = 'kept-ltd'")).rejects.toThrow();
    const take = `update profiles set slug = 'kept-ltd' where id = '${other.installer.id}'`;
    await expect(ask(db.orm, take)).rejects.toThrow();
  });

  it("ends with the account; the address stays nobody's", async () => {
    const company = await named("Gone Ltd");
    await publishProfile(context(), company);
    await closeAccount(context(), company, { companyName: "Gone Ltd" });
    expect(await outcomeOf(at("gone-ltd"))).toBe("not_found");
    const next = await named("Gone Ltd");
    await publishProfile(context(), next);
    expect(await slugOfCompany(next)).toBe("gone-ltd-2");
  });
});

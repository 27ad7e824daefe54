import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { shownChecksOf } from "#domain/vetting/shown-checks.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";

eachDatabase("a company's check shown to customers", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function told(company: Buyer, serviceType: string, now = NOON): Promise<string[]> {
    const { id } = company.installer;
    const checks = (await shownChecksOf(db.orm, [id], serviceType, now)).get(id) ?? [];
    return checks.map(({ check, state, on, validUntil }) => [check, state, on, validUntil].filter(Boolean).join(" "));
  }

  it("is 'not checked' for everything the work needs, until someone has checked", async () => {
    const company = await anInstaller(db, { admin });
    expect(await told(company, "heat-pumps")).toEqual([
      "mcs_number not_checked",
      "mcs_scope not_checked",
      "certificate_holder not_checked",
      "insurance not_checked",
      "identity not_checked",
    ]);
    expect(await told(company, "ev-chargers")).toEqual(["insurance not_checked", "identity not_checked"]);
  });

  it("names a scheme that a company is a member of only once we have checked it", async () => {
    const company = await anInstaller(db, { admin, form: { certifications: "TrustMark, RECC" } });
    const member = { check: "scheme", certificationBody: "RECC", expiresOn: "2026-12-31" };
    const open = ["insurance not_checked", "identity not_checked"];
    expect(await told(company, "ev-chargers")).toEqual(open);
    await aCheckOf(db, admin, company, member);
    expect(await told(company, "ev-chargers")).toEqual([...open, "scheme checked 2026-11-20 2026-12-31"]);
    expect(await told(company, "ev-chargers", later({ days: 60 }))).toEqual([
      ...open,
      "scheme ended 2026-11-20 2026-12-31",
    ]);
    await aCheckOf(db, admin, company, { ...member, outcome: "failed" }, later({ days: 1 }));
    expect(await told(company, "ev-chargers", later({ days: 1 }))).toEqual(open);
  });

  it("is the newest check of each kind, for this technology and this company alone, as of today", async () => {
    const company = await anInstaller(db, { admin });
    const other = await anInstaller(db, { admin });
    await aCheckOf(db, admin, company, { expiresOn: "2026-12-31" });
    await aCheckOf(db, admin, company, { check: "mcs_scope" });
    await aCheckOf(db, admin, company, { check: "mcs_scope", outcome: "failed" }, later({ days: 1 }));
    await aCheckOf(db, admin, company, { check: "insurance" });
    await aCheckOf(db, admin, other, { check: "certificate_holder" });
    const inDecember = [
      "mcs_number checked 2026-11-20 2026-12-31",
      "mcs_scope failed 2026-11-21",
      "certificate_holder not_checked",
      "insurance checked 2026-11-20",
      "identity not_checked",
    ];
    expect(await told(company, "low-carbon-heating", new Date("2026-12-31T23:59:59Z"))).toEqual(inDecember);
    expect(await told(company, "heat-pumps", new Date("2027-01-01T00:00:00Z"))).toEqual([
      "mcs_number ended 2026-11-20 2026-12-31",
      ...inDecember.slice(1),
    ]);
    expect(await told(company, "solar-panels")).toContain("mcs_number not_checked");
  });

  it("shows no evidence, number, policy or checker on the customer's own page", async () => {
    const company = await anInstaller(db, { admin, credits: 10 });
    await aCheckOf(db, admin, company, { evidence: "Seen by Ada on the register." });
    await aCheckOf(db, admin, company, { check: "insurance", evidence: "Policy of Aviva." });
    const leadId = await aLead(db, { admin, form: { service_type: "heat-pumps" } });
    await purchaseLead({ db, now: NOON }, company, { leadId, purchaseId: randomUUID() });
    const token = randomUUID();
    await issueRequestLink({ db, now: NOON }, leadId, token);
    const { installers } = await customerRequest({ db, now: NOON }, token);
    const made = { state: "checked", on: "2026-11-20", validUntil: null };
    const open = { state: "not_checked", on: null, validUntil: null };
    expect(installers).toEqual([
      {
        companyName: "Northern Roofs Ltd",
        phone: "+442079460018",
        email: company.email,
        since: NOON,
        purchaseId: expect.any(String),
        endedAt: null,
        saysWon: false,
        checks: [
          { check: "mcs_number", ...made },
          { check: "mcs_scope", ...open },
          { check: "certificate_holder", ...open },
          { check: "insurance", ...made },
          { check: "identity", ...open },
        ],
      },
    ]);
  });
});

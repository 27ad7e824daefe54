import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { contractNameWords } from "#content/contract-names.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { compareContractName, contractNamesOfProject } from "#domain/projects/contract-name.ts";
import { contractNameForm } from "#domain/projects/contract-name-form.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";

const NOT_THE_HOLDER =
  "This is not the certificate holder. Under MCS rules the company you sign with must hold the certificate. Ask before you sign.";
const NOT_CHECKED = "This is not the company that we checked. Ask before you sign.";

eachDatabase("the name on a customer's contract", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });

  async function aProject(serviceType: string) {
    const { leadId, token } = await aConfirmedRequest(db, { form: aQuoteForm({ serviceType }) });
    const company = await anInstaller(db, { admin, credits: 5, form: { companyName: "Acme Solar Ltd" } });
    const purchaseId = randomUUID();
    await purchaseLead(context(), company, { leadId, purchaseId });
    return { token, company, purchaseId };
  }

  const compare = (
    { token, purchaseId }: { token: string; purchaseId: string },
    name: string,
    { companyNumber = "", id = randomUUID() }: { companyNumber?: string; id?: string } = {},
  ) => compareContractName(context(), token, { id, form: contractNameForm.parse({ purchaseId, name, companyNumber }) });

  async function said(project: { token: string; purchaseId: string }, name: string, companyNumber = "") {
    const id = randomUUID();
    await compare(project, name, { companyNumber, id });
    const { compared } = await contractNamesOfProject(context(), project.token, id);
    return compared && contractNameWords(compared);
  }

  it("is told from the certificate holder’s where MCS certifies, and elsewhere from the company’s that we checked", async () => {
    const solar = await aProject("solar-panels");
    await aCheckOf(db, admin, solar.company, {
      technology: "solar",
      holder: "THE ACME SOLAR LIMITED",
      holderNumber: "01234567",
    });
    expect(await said(solar, "Acme Solar")).toBe("This is the company that we checked.");
    expect(await said(solar, "Acme Solar LLP")).toBe(NOT_THE_HOLDER);
    expect(await said(solar, "Another Name Ltd", "1234567")).toBe("This is the company that we checked.");
    expect(await said(solar, "Acme Solar Ltd", "07654321")).toBe(NOT_THE_HOLDER);
    const charger = await aProject("ev-chargers");
    await aCheckOf(db, admin, charger.company, { check: "insurance", holder: "Acme Solar Ltd" });
    expect(await said(charger, "Acme Homes Ltd")).toBe(NOT_CHECKED);
    expect(await said(charger, "—")).toBe("We know no name to compare this with. Ask before you sign.");
  });

  it("is compared 20 times a day, and once however often it is sent", async () => {
    const project = await aProject("ev-chargers");
    const id = randomUUID();
    for (let press = 0; press < 3; press += 1) await compare(project, "Acme Solar", { id });
    const more = Array.from({ length: 30 }, () => compare(project, "Acme Solar"));
    expect(await outcomesOf(more)).toEqual({ done: 19, too_many_requests: 11 });
    const kept = `select count(*)::int as kept from contract_checks where purchase_id = '${project.purchaseId}'`;
    expect(await ask(db.orm, kept)).toEqual([{ kept: 20 }]);
  });

  it("is no other project’s to compare or to read", async () => {
    const one = await aProject("ev-chargers");
    const other = await aProject("ev-chargers");
    expect(await outcomeOf(compare({ ...one, token: other.token }, "Acme"))).toBe("invalid_input");
    const id = randomUUID();
    await compare(one, "Acme", { id });
    expect((await contractNamesOfProject(context(), other.token, id)).compared).toBeNull();
  });

  it.each(["12AB", "123", "999999999"])("refuses %s for a company number", (companyNumber) => {
    const form = { purchaseId: randomUUID(), name: "Acme", companyNumber };
    expect(contractNameForm.safeParse(form).error?.issues.map(({ path }) => path[0])).toEqual(["companyNumber"]);
  });
});

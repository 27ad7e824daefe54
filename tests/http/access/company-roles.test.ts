import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { makeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { COMPANY_ROLES, type CompanyAct, type CompanyRole, mayAct } from "#domain/roles.ts";
import { addressOf, answerOf, places } from "#tests/http/access/places.ts";
import { matrix } from "#tests/http/access/roles.ts";
import { test } from "#tests/http/fixtures.ts";
import { ask } from "#tests/support/invariants.ts";
import { keyForm } from "#tests/support/key-form.ts";
import { signedIn } from "#tests/support/people.ts";

/** The calls of a company's programs, each with the act it is for. */
const companyPrograms: Record<string, CompanyAct> = {
  "api/leads": "leads_for_sale",
  "api/lead-event-stream": "leads_for_sale",
  "api/lead-purchases": "leads_for_sale",
  "api/purchases/purchases": "bought_leads",
  "api/purchases/purchase": "bought_leads",
  "api/members": "bought_leads",
  "api/company-appointments": "bought_leads",
  "api/purchases/purchase-notes": "bought_leads",
  "api/purchases/stop-confirmation": "bought_leads",
  "api/purchases/refund-requests": "bought_leads",
  "api/purchases/appeals": "bought_leads",
  "api/purchases/purchase-messages": "bought_leads",
  "api/appointments": "bought_leads",
  "api/appointment-cancellation": "bought_leads",
  "api/purchases/contact-attempts": "bought_leads",
  "api/purchases/purchase-quotes": "bought_leads",
  "api/outlines": "leads_for_sale",
  "api/lead-outlines": "leads_for_sale",
  "api/outline-withdrawal": "leads_for_sale",
  "api/quote-withdrawal": "bought_leads",
  "api/files/quote-files": "bought_leads",
  "api/files/file": "bought_leads",
  "api/reviews": "bought_leads",
  "api/review-reply": "upkeep",
  "api/statistics": "bought_leads",
  "api/credits": "money",
  "api/credit-transactions": "money",
  "api/credit-proofs": "money",
};

test("every program of a company is in the table of acts", () => {
  const files = places.map(({ file }) => file);
  const calls = files.filter((file) => file.startsWith("api/") && matrix[file]?.visitor.includes("401"));
  expect(Object.keys(companyPrograms).toSorted()).toEqual(calls.toSorted());
});

/** What a response means for a role: refused, or anything else, which the page's own tests look at. */
const meaning = (answer: string) => (answer === "403" ? "403" : "open");
const expected = (role: CompanyRole, act: CompanyAct | undefined) => (act && mayAct(role, act) ? "open" : "403");

test("a program with a key may do what the role of whoever made it allows", async ({ people, db, site }) => {
  const owner = await people.installer({ credits: 10 });
  const key = await makeApiKey({ db, now: new Date() }, await signedIn(db, owner.id), {
    id: randomUUID(),
    form: keyForm(),
    random: crypto.getRandomValues(new Uint8Array(32)),
  });
  const sign = { authorization: `Bearer ${key}` };
  const seen: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const role of COMPANY_ROLES) {
    await ask(db.orm, `update company_members set role = '${role}' where user_id = '${owner.id}'`);
    for (const { file, path } of places.filter((place) => companyPrograms[place.file])) {
      const act = companyPrograms[file];
      const [got = "", , sent = ""] = matrix[file]?.approved.split(" ") ?? [];
      for (const method of METHODS[file] ?? [...(got === "405" ? [] : ["GET"]), ...(sent === "405" ? [] : ["POST"])]) {
        const call = `${role} ${method} ${file}`;
        wanted[call] = expected(role, act);
        const headers = { ...sign, "content-type": "application/json", "idempotency-key": randomUUID() };
        const init = method === "GET" ? { headers: sign } : { headers, method, body: "{}" };
        const { answer, body } = await answerOf(site.url + addressOf(path), init, true);
        seen[call] = meaning(answer);
        if (answer === "403") expect(JSON.parse(body), call).toMatchObject(REFUSED);
      }
    }
  }
  expect(seen).toEqual(wanted);
});

const METHODS: Record<string, string[]> = { "api/purchases/purchase": ["GET", "PATCH"] };
const REFUSED = { code: "role_required", detail: "Your role does not allow this. Ask an owner." };

import { expect } from "vitest";
import { COMPANY_ROLES, type CompanyAct, type CompanyRole, mayAct } from "#domain/roles.ts";
import { cookieOf } from "#tests/e2e/support/people.ts";
import { companyForms, companyPages, formsElsewhere, sentAs } from "#tests/http/access/company-pages.ts";
import { addressesIn, addressOf, answerOf } from "#tests/http/access/places.ts";
import { formsInCode } from "#tests/http/access/plain/forms-in-code.ts";
import { test } from "#tests/http/fixtures.ts";
import { ask } from "#tests/support/invariants.ts";

test("every page and every form of a company is in the table of acts, and no others", () => {
  expect(Object.keys(companyPages).toSorted()).toEqual(addressesIn("installer").toSorted());
  const forms = [...companyForms.flatMap((row) => row.forms), ...Object.keys(formsElsewhere)];
  expect(forms.toSorted()).toEqual(formsInCode("app/{routes/installer,ui/talk}/**/*.tsx"));
});

const REFUSAL = "Your role does not allow this. Ask an owner.";

/** What a response means for a role: refused, or anything else, which the page's own tests look at. */
function meaning({ answer, body }: { answer: string; body: string }) {
  if (!body.includes(REFUSAL)) return "open";
  return answer === "403" ? "403" : `refused with ${answer}`;
}

const expected = (role: CompanyRole, act: CompanyAct) => (mayAct(role, act) ? "open" : "403");

test.for(COMPANY_ROLES)(
  "%s opens the pages that the table allows, and is refused the others",
  async (role, { people, db, site }) => {
    const { id, client } = await people.installer({ credits: 10 });
    await ask(db.orm, `update company_members set role = '${role}' where user_id = '${id}'`);
    const headers = { cookie: await cookieOf(client), origin: site.url };
    const seen: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [path, act] of Object.entries(companyPages)) {
      if (act === null) continue;
      const address = addressOf(path);
      for (const way of [address, `${address}.data`]) {
        seen[way] = meaning(await answerOf(site.url + way, { headers }, true));
        wanted[way] = expected(role, act);
      }
    }
    expect(seen).toEqual(wanted);
  },
);

test.for(COMPANY_ROLES)(
  "a form of %s is refused before a field is read, or not at all for the role",
  async (role, { people, db, site }) => {
    const { id, client } = await people.installer({ credits: 10 });
    await ask(db.orm, `update company_members set role = '${role}' where user_id = '${id}'`);
    const headers = { cookie: await cookieOf(client), origin: site.url };
    const seen: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const { at, act, forms } of companyForms) {
      for (const form of forms) {
        const name = sentAs[form] ?? form.split(" ")[1] ?? "";
        const body = new URLSearchParams({ intent: name, form: name });
        const sent = await answerOf(site.url + addressOf(at), { method: "POST", headers, body }, true);
        seen[`${form} at ${at}`] = meaning(sent);
        wanted[`${form} at ${at}`] = expected(role, act);
      }
    }
    expect(seen).toEqual(wanted);
  },
);

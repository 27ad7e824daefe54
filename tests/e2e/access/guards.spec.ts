import { expect } from "@playwright/test";
import { demoInstallers } from "#content/demo/installers.ts";
import { demoLeads } from "#content/demo/leads.ts";
import { demoPassword } from "#content/demo/sign-ins.ts";
import type { Client } from "#tests/e2e/town/client.ts";
import { test } from "#tests/e2e/town/fixtures.ts";
import { send, signIn } from "#tests/e2e/town/people.ts";

type Person = "visitor" | "pending" | "suspended" | "approved" | "admin";
type Row = Record<Person, string>;

const SIGN_IN = "to /auth";
const HERE = "200";
const DENIED = "403";
const TO_ADMIN = "to /admin";

const companies: Row = {
  visitor: SIGN_IN,
  pending: HERE,
  suspended: HERE,
  approved: HERE,
  admin: TO_ADMIN,
};
const admins: Row = { visitor: SIGN_IN, pending: DENIED, suspended: DENIED, approved: DENIED, admin: HERE };

/** What each address answers to whom when it is opened. */
const opened: Record<string, Row> = {
  "/dashboard": companies,
  "/leads": companies,
  "/admin": admins,
  "/admin/leads": admins,
  "/admin/leads/new": admins,
};

/** And when a form is sent to it: an empty one, so that nothing changes where that is allowed. */
const posted: Record<string, Row> = {
  // Takes no form.
  "/dashboard": { ...companies, pending: "405", suspended: "405", approved: "405" },
  // There is no such lead, but only an approved installer learns that.
  "/leads": { ...companies, pending: DENIED, suspended: DENIED, approved: "404" },
  "/admin": { ...admins, admin: "404" },
  "/admin/leads": { ...admins, admin: "405" },
  "/admin/leads/new": { ...admins, admin: "422" },
};

const FORM = {
  intent: "approve",
  installerId: "nobody",
  leadId: "6f1b8c1e-2d3f-4a55-8f6e-0a1b2c3d4e5f",
  purchaseId: "6f1b8c1e-2d3f-4a55-8f6e-0a1b2c3d4e60",
};

const routeIds = [
  "root",
  ...["installer/_layout", "installer/dashboard/dashboard", "installer/leads/leads"],
  ...["admin/_guard", "admin/_layout", "admin/installers/installers", "admin/leads/leads", "admin/leads/new-lead"],
].map((id) => (id === "root" ? id : `routes/${id}`));

/** Every way to request an address: as a page, as the router's data, and as the data of single routes. */
const waysTo = (path: string) => [
  path,
  `${path}.data`,
  ...routeIds.map((id) => `${path}.data?_routes=${encodeURIComponent(id)}`),
];

for (const person of ["visitor", "pending", "suspended", "approved", "admin"] as const) {
  test(`each address of the signed-in areas answers a ${person} as it should, however it is asked`, async ({
    newClient,
  }) => {
    const client = await newClient();
    if (person !== "visitor") {
      const email = person === "approved" ? "empty@demo.example" : `${person}@demo.example`;
      await signIn(client, { email, password: demoPassword });
    }
    for (const [path, row] of Object.entries(opened)) {
      for (const way of waysTo(path)) await expectAnswer(client, { way, wanted: row[person], person });
    }
    for (const [path, row] of Object.entries(posted)) {
      for (const way of [path, `${path}.data`]) {
        await expectAnswer(client, { way, wanted: row[person], person, form: FORM });
      }
    }
  });
}

async function expectAnswer(
  client: Client,
  { way, wanted, person, form }: { way: string; wanted: string; person: Person; form?: Record<string, string> },
) {
  const answer = form ? await client.post(way, { form }) : await client.get(way);
  const body = await answer.text();
  // The router's data carry a redirect in their body.
  const location =
    answer.headers().location ?? /\/(auth|admin)(?=[?"\\])/.exec(answer.status() === 202 ? body : "")?.[0];
  const got = location ? `to ${location.split("?")[0]}` : String(answer.status());
  const method = form ? "POST" : "GET";
  expect(`${method} ${way}: ${got}`).toBe(`${method} ${way}: ${wanted}`);
  if (person === "admin") return;
  expect(`${method} ${way}: ${secretsIn(body, person)}`).toBe(`${method} ${way}: `);
}

/** Other people's details in an answer. Approved installers may see leads, masked; the others may not. */
function secretsIn(body: string, person: Person): string[] {
  const own = person === "approved" ? "empty" : person;
  const others = demoInstallers.filter(({ email }) => email !== `${own}@demo.example`);
  const secrets = [
    ...others.flatMap(({ email, companyName, contactName }) => [email, companyName, contactName]),
    ...demoLeads.flatMap(({ customerEmail, customerName, customerPhone = customerName }) => [
      customerEmail,
      customerName,
      customerPhone,
    ]),
    ...(person === "approved" ? [] : demoLeads.map(({ description }) => description.slice(0, 40))),
  ];
  return secrets.filter((secret) => body.includes(secret));
}

test("the answers of an administrator do hold what is searched for above", async ({ admin }) => {
  const body = await (await admin.get("/admin?q=demo.example")).text();
  expect(secretsIn(body, "visitor").length).toBeGreaterThan(10);
});

test("who is not an administrator sees the Access Denied screen", async ({ page, people }) => {
  const { email, password } = await people.installer({ status: "pending" });
  await page.goto("/admin/leads");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Denied");
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
});

test("after signing in people are where they were going", async ({ page, people }) => {
  const { email, password } = await people.installer();
  await page.goto("/leads?tab=purchased");
  await expect(page).toHaveURL(/\/auth\?next=%2Fleads%3Ftab%3Dpurchased$/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "No Purchased Leads" })).toBeVisible();
  await expect(page).toHaveURL(/\/leads\?tab=purchased$/);
});

test("and never on another site, whatever the link to the sign-in page said", async ({ people, newClient }) => {
  const { email, password } = await people.installer({ status: "pending" });
  const elsewhere = [
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "https://evil.example/",
    "https:evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "/..//evil.example",
    " //evil.example",
    "@evil.example",
    "",
  ];
  for (const next of elsewhere) {
    const client = await newClient();
    const answer = await send(client, "/auth", { form: "login", email, password, next }, 302);
    expect([next, answer.headers().location]).toEqual([next, "/?notice=welcome-back"]);
    const again = await client.get(`/auth?next=${encodeURIComponent(next)}`);
    expect([next, again.headers().location]).toEqual([next, "/"]);
  }
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { cardIn, detailsIn, tellTale } from "#tests/e2e/access/tell-tale.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, buy, PASSWORD, quoteForm, send, signIn, signUpForm } from "#tests/e2e/support/people.ts";
import { startedSites } from "#tests/e2e/support/sites.ts";
import { test } from "#tests/http/fixtures.ts";

test("a refused purchase reveals nothing either", async ({ people }) => {
  const customer = tellTale();
  const { word: _, surname: __, last3: ___, mark: ____, ...form } = customer;
  const [installer] = await Promise.all([people.installer({ credits: 0 }), people.customer({ form })]);
  const html = await (await installer.client.get("/leads")).text();
  const [, leadId = ""] = /name="leadId" value="([^"]+)"/.exec(cardIn(html, customer)) ?? [];
  const refused = await buy(installer.client, leadId);
  expect(refused.status()).toBe(402);
  expect(detailsIn(await refused.text(), customer)).toEqual([]);
});

test("the log contains no email address, no phone number and no token, even when something is wrong", async ({
  newClient,
  site,
}) => {
  const client = await newClient();
  const visitor = await newClient();
  const email = `${aWord()}@example.com`;
  // Through the form, because the log recognises our links by their length.
  const { word: _, ...form } = quoteForm();
  await send(visitor, "/?index", form, 302);
  const link = linkIn(await mailTo(visitor, form.email, /^Confirm your quote request/));
  await send(client, "/auth?tab=signup", signUpForm({ email }), 302);
  const confirmation = linkIn(await mailTo(client, email, /^Confirm your email/));
  await client.get(confirmation);
  await send(client, confirmation, {}, 302);
  await signIn(client, { email, password: PASSWORD });
  await send(visitor, "/auth", { form: "login", email, password: "a wrong password" }, 401);
  await send(visitor, "/auth?tab=signup", { form: "signup", email, password: PASSWORD }, 422);
  await visitor.get(`/auth?next=${encodeURIComponent(`/leads?for=${email}`)}`);
  await visitor.get(link.replace("/requests", "/Requests"));
  await visitor.get(link);
  await visitor.get(`${link}.data`);
  await client.get(`/leads?cursor=${email}`);

  const lines = logOf(site.folder).filter((line) => line.startsWith("{"));
  expect(lines.filter((line) => /"path":"\/(requests|auth\/confirm)\/:token/i.test(line)).length).toBeGreaterThan(3);
  expect(lines.filter((line) => /[\w.-]+(@|%40)[\w-]+\.\w/.test(line))).toEqual([]);
  expect(lines.filter((line) => /7700\s?900\s?\d{3}/.test(line))).toEqual([]);
  // Tokens of links are 43 characters, those of sessions 32.
  expect(lines.filter((line) => /(?<![\w-])[\w-]{43}(?![\w-])|(?<!\w)[A-Za-z0-9]{32}(?!\w)/.test(line))).toEqual([]);
  for (const secret of [PASSWORD, "a wrong password", startedSites().postgresAdminUrl, link.split("/").at(-1)]) {
    expect(lines.filter((line) => line.includes(secret ?? ""))).toEqual([]);
  }
});

test("no cache stores private pages", async ({ people, admin, newClient }) => {
  const [installer, customer] = await Promise.all([people.installer(), people.customer({ confirmed: false })]);
  const visitor = await newClient();
  const pages = [
    ...["/dashboard", "/leads", "/leads?tab=purchased", "/leads.data", "/credits", "/", "/_root.data", "/nowhere"].map(
      (path) => ({ client: installer.client, path }),
    ),
    ...["/admin", "/admin/leads", "/admin/leads/new", "/admin.data"].map((path) => ({ client: admin, path })),
    ...[customer.link, `${customer.link}.data`, "/demo/mail", "/demo/mail.json"].map((path) => ({
      client: visitor,
      path,
    })),
  ];
  for (const { client, path } of pages) {
    const headers = (await client.get(path)).headers();
    expect(headers["cache-control"], path).toContain("no-store");
  }
  const request = (await visitor.get(customer.link)).headers();
  expect(request).toMatchObject({ "referrer-policy": "same-origin", "x-robots-tag": "noindex" });
});

function logOf(folder: string): string[] {
  return readFileSync(join(folder, "server.log"), "utf8").split("\n");
}

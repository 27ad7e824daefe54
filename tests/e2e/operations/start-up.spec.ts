import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { someAddress } from "#tests/e2e/support/clients.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { quoteForm, send } from "#tests/e2e/support/people.ts";
import { PRODUCTION_SETTINGS, startedSites } from "#tests/e2e/support/sites.ts";
import { runServerToItsEnd, startServer } from "#tests/support/server.ts";

const ownFolder = () => join(startedSites().temporaryFolder, `start-up-${randomUUID()}`);

test("production refuses a database of the demonstration, whose password is public", async () => {
  const { folder, env: sown } = await ownPlace("postgres");
  const env = { ...sown, ...PRODUCTION_SETTINGS, APP_URL: "https://www.example.com" };
  const { code, output } = await runServerToItsEnd({ folder, env });
  expect(code).toBe(1);
  expect(output).toContain("this database holds the demonstration");
});

test("a second start on the same data folder says so and stops; the first carries on", { tag: "@story" }, async () => {
  const folder = ownFolder();
  const first = await startServer({ folder, env: PRODUCTION_SETTINGS });
  const env = { DEMO: "1", DATA_DIR: join(folder, "data") };
  const { code, output } = await runServerToItsEnd({ folder: ownFolder(), env });
  expect(code).toBe(1);
  expect(output).toContain(`The data folder ${env.DATA_DIR} is in use by another Fairwatt`);
  expect(output).not.toContain("    at ");
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.stop();
});

for (const name of ["localhost", "127.0.0.1"]) {
  test(`everything works locally at ${name}: signing in, and paying at the stand-in`, {
    tag: "@embedded",
  }, async ({ people, site, page }) => {
    const { email, password } = await people.installer();
    const at = (path: string) => `${site.url.replace("localhost", name)}${path}`;
    await page.goto(at("/auth?next=/credits"));
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByRole("button", { name: "Buy 20 credits for £99" }).click();
    await page.getByRole("button", { name: "Pay £99" }).click();
    await expectNotice(page, "Credits Purchased!", "20 credits");
    await expect(page).toHaveURL(new RegExp(`^${at("/credits\\?payment=")}`));
  });
}

test("in production each missing setting is named, and nothing starts", { tag: "@story" }, async () => {
  const { code, output } = await runServerToItsEnd({ folder: ownFolder(), env: { DEMO: "0" } });
  expect(code).toBe(1);
  for (const setting of ["APP_URL", "SESSION_SECRET", "SMTP_URL", "MAIL_FROM", "SELLER_NAME", "SELLER_ADDRESS"]) {
    expect(output).toMatch(new RegExp(`^ {2}${setting} is missing: .+`, "m"));
  }
  expect(output).not.toContain("    at ");
});

test("each wrong setting is named", async () => {
  const env = { DEMO: "1", SESSION_SECRET: "short", TRUST_PROXY: "all", APP_URL: "ftp://example.com" };
  const { code, output } = await runServerToItsEnd({ folder: ownFolder(), env });
  expect(code).toBe(1);
  for (const setting of ["SESSION_SECRET", "TRUST_PROXY", "APP_URL"]) expect(output).toContain(`  ${setting}: `);
});

test("in production there is no demonstration, the first visitor gets a compressed page, and a failed mail server delays nothing", async ({
  playwright,
}) => {
  const server = await startServer({
    folder: ownFolder(),
    env: { ...PRODUCTION_SETTINGS, TRUST_PROXY: "1" },
  });
  const client = await playwright.request.newContext({
    baseURL: server.url,
    maxRedirects: 0,
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  try {
    const headers = { "accept-encoding": "gzip, br" };
    const first = await client.get("/services/solar-panels", { headers });
    expect([first.status(), first.headers()["content-encoding"]], "the first visitor's page").toEqual([200, "gzip"]);
    for (const path of [
      "/demo/mail",
      "/demo/mail.json",
      "/demo/mail.data",
      "/demo/clock",
      "/demo/clock.json",
      "/demo/components",
    ]) {
      expect((await client.get(path)).status(), path).toBe(404);
    }
    await send(client, "/auth", { form: "login", email: "admin@demo.example", password: demoPassword }, 401);
    const { word: _, ...form } = quoteForm();
    await send(client, "/?index", form, 302);
    await expect.poll(() => server.log()).toContain('"willRetry":true');
    expect(server.log()).not.toContain(form.email);
  } finally {
    await client.dispose();
    expect(await server.stop()).toBe(0);
  }
});

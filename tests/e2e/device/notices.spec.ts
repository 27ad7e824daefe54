import { expect, type Page } from "@playwright/test";
import { watchForComplaints } from "#tests/e2e/support/complaints.ts";
import { test as base } from "#tests/e2e/support/fixtures.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { becomePerson, type Installer, type People, send } from "#tests/e2e/support/people.ts";
import { violationsOn } from "#tests/e2e/support/violations.ts";
import {
  type PushBrowser,
  type PushService,
  signerOf,
  startPushService,
} from "#tests/support/stand-ins/push-service.ts";

const test = base.extend<{ service: PushService }>({
  service: async ({ playwright: _ }, use) => {
    const service = await startPushService();
    await use(service);
    await service.close();
  },
  newPage: async ({ browser }, use) => {
    const complaints: string[][] = [];
    await use(async () => {
      const context = await browser.newContext({ serviceWorkers: "allow", permissions: ["notifications"] });
      complaints.push(watchForComplaints(context));
      return context.newPage();
    });
    expect(complaints.flat()).toEqual([]);
  },
});

const AREA = { basePostcode: "LD2 3AA", radiusMiles: "12", services: "heat-pumps" };
const OFFER = "Notifications on this device";
const ASK = "Notify me on this device";

async function withArea(people: People): Promise<Installer> {
  const company = await people.installer();
  await send(company.client, "/profile", { form: "coverage", ...AREA }, 302);
  return company;
}

/** A test browser reaches no push service, so it returns what one at this address would have given. */
async function subscribesAt(page: Page, { form }: PushBrowser): Promise<void> {
  await page.addInitScript((given) => {
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0)).buffer;
    const keys: Record<string, ArrayBuffer> = { p256dh: bytesOf(given.publicKey), auth: bytesOf(given.authSecret) };
    const made = { endpoint: given.endpoint, getKey: (name: string) => keys[name] };
    Object.assign(Notification, { requestPermission: async () => "granted" });
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Object.assign(PushManager.prototype, { subscribe: async () => made, getSubscription: async () => null });
  }, form);
}

/** Waits until React runs the page, so that its effects have run. */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
}

test("a company turns on notifications below its leads, tests them, and removes the device", async ({
  people,
  newPage,
  service,
}) => {
  const company = await withArea(people);
  const browser = service.newBrowser();
  const page = await newPage();
  await subscribesAt(page, browser);
  await becomePerson(page, company);
  await page.goto("/leads");
  const offer = page.getByRole("region", { name: OFFER });
  expect(await violationsOn(page)).toEqual([]);
  await offer.getByRole("button", { name: ASK }).click();
  await expectNotice(page, "Notifications are on");
  await expect(offer).toHaveCount(0);

  await page.goto("/account/notices");
  const devices = page.getByRole("region", { name: "On your phone or computer" });
  await expect(devices.getByRole("listitem")).toContainText("This device");
  await expect(devices.getByRole("button", { name: ASK })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await devices.getByRole("button", { name: "Send a test" }).click();
  await expectNotice(page, "Test on its way");
  await expect.poll(() => browser.messages(), { timeout: 20_000 }).toHaveLength(1);
  expect(browser.messages()[0]).toMatchObject({ path: expect.stringMatching(/^\//) });
  const [call] = service.heard;
  expect(call && signerOf(call).claims.aud).toBe(service.origin);

  await devices.getByRole("button", { name: "Remove" }).click();
  await expectNotice(page, "Device removed");
  await expect(devices.getByRole("listitem")).toHaveCount(0);
  await expect(devices.getByRole("button", { name: ASK })).toBeVisible();
});

test("anyone who declines is not asked again, and anyone without an area is not asked", async ({
  people,
  newPage,
  service,
}) => {
  const company = await withArea(people);
  const page = await newPage();
  await subscribesAt(page, service.newBrowser());
  await becomePerson(page, company);
  await page.goto("/leads");
  const offer = page.getByRole("region", { name: OFFER });
  await offer.getByRole("button", { name: "No, thank you" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await alive(page);
  await expect(offer).toHaveCount(0);

  const other = await newPage();
  await subscribesAt(other, service.newBrowser());
  await becomePerson(other, await people.installer());
  await other.goto("/leads");
  await alive(other);
  await expect(other.getByRole("region", { name: OFFER })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("devices are listed, tested and removed", async ({ people, page, service }) => {
    const company = await withArea(people);
    const browser = service.newBrowser();
    await send(company.client, "/account/notices", { form: "notify-device", from: "notices", ...browser.form }, 302);
    await becomePerson(page, company);
    await page.goto("/account/notices");
    const devices = page.getByRole("region", { name: "On your phone or computer" });
    await devices.getByRole("button", { name: "Send a test" }).click();
    await expectNotice(page, "Test on its way");
    await expect.poll(() => browser.messages(), { timeout: 20_000 }).toHaveLength(1);
    await devices.getByRole("button", { name: "Remove" }).click();
    await expectNotice(page, "Device removed");
    await expect(devices).toContainText("turn on JavaScript");
  });
});

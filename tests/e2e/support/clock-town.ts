import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";

/** Signs in on the sign-in page, as someone from the demonstration. */
export async function signInAs(page: Page, url: string, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${url}/auth`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((address) => address.pathname !== "/auth");
}

/** Clicks one of the buttons of the demonstration's clock. */
export async function moveOn(page: Page, url: string, button: string): Promise<void> {
  await page.goto(`${url}/demo/clock`);
  await page.getByRole("button", { name: button, exact: true }).click();
}

/** Moves on to the next noon in London, for what happens only by day. */
export async function moveToNoon(client: APIRequestContext, url: string): Promise<void> {
  const { now } = await (await client.get(`${url}/demo/clock.json`)).json();
  const hour = Number(londonHour.format(new Date(now)));
  const hours = (NOON - hour + HOURS_A_DAY) % HOURS_A_DAY;
  if (hours === 0) return;
  const answer = await client.post(`${url}/demo/clock`, { data: { hours }, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const NOON = 12;
const HOURS_A_DAY = 24;
const londonHour = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", hour: "2-digit", hourCycle: "h23" });

import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer writes a brief, is corrected beside the field, changes it, and keeps it without contact details", {
    tag: "@story",
  }, async ({ page, people, newClient }) => {
    const client = await newClient();
    const { link, name, email, postcode } = await people.customer({ form: { serviceType: "solar-panels" } });
    await page.goto(`${link}/brief`);
    await expect(page).toHaveTitle(/^My brief - Your project/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My brief");

    const roof = page.getByRole("group", { name: "Roof 1" });
    await roof.getByLabel("Faces").selectOption("South");
    await roof.getByLabel("Pitch").selectOption("Usual, 30°");
    await roof.getByLabel("Shade").selectOption("None");
    await page.getByLabel("Electricity you use in a year").fill("lots");
    await page.getByText("The home", { exact: true }).click();
    await page.getByLabel("Year it was built").fill("1936");
    await page.getByRole("button", { name: "Save my brief" }).click();
    const electricity = page.getByLabel("Electricity you use in a year");
    await expect(electricity).toHaveAttribute("aria-invalid", "true");
    await expect(electricity).toHaveValue("lots");
    await expect(roof.getByLabel("Faces")).toHaveValue("south");
    await expect(page.getByLabel("Year it was built")).toHaveValue("1936");

    await electricity.fill("3,600");
    await page.getByRole("button", { name: "Save my brief" }).click();
    await expect(page.getByText("Brief saved")).toBeVisible();
    const sheet = page.getByRole("region", { name: "What companies read" });
    await expect(sheet).toContainText("Faces south, pitch 30°, shade: none");
    await expect(sheet).toContainText("3,600 kWh");
    await expect(sheet).toContainText("Version 1");
    await expect(sheet).toContainText(/for each kWp of panels: [89]\d\d kWh|1,0\d\d kWh/);

    const saved = await (await client.get(`${link}/brief`)).text();
    const file = await (await client.get(`${link}/brief.json`)).json();
    expect(file).toMatchObject({
      version: 1,
      answers: { roofs: [{ facing: "south", pitch: 30, shade: "none" }], electricityKwh: 3600, year: 1936 },
    });
    for (const secret of [name, email, postcode]) {
      expect(saved).not.toContain(secret);
      expect(JSON.stringify(file)).not.toContain(secret);
    }
    const complete = await (await client.get(`${link}/brief.json?contact=1`)).json();
    expect(complete.contact).toMatchObject({ name, email });
    await page.getByLabel("Include my contact details").check();
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page.getByRole("region", { name: "My contact details" })).toContainText(email);
    await expect(page.getByText("Ready: please print")).toBeVisible();

    await page.goto(`${link}/links`);
    await page.getByLabel("Who is it for?").fill("Alex");
    await page.getByRole("button", { name: "Share with my household" }).click();
    const shared = new URL((await page.getByText(/\/shared\//).textContent()) ?? "").pathname;
    expect(await (await client.get(shared)).text()).toContain("Faces south, pitch 30°");
    const household = shared.replace("/shared/", "/requests/");
    expect((await sent(client, `${household}/brief`, { seen: "1", storeys: "3" })).status).toBe(403);
    expect((await client.get(`${household}/brief.json`)).status()).toBe(403);

    // In another tab, the first version is still open.
    const { status, body } = await sent(client, `${link}/brief`, { seen: "0", storeys: "3" });
    expect(status).toBe(409);
    expect(body).toContain("Please look again");
    expect(body).toContain('value="3"');
    await page.goto(link);
    await page.getByRole("link", { name: "My brief" }).click();
    await expect(page.getByLabel("Electricity you use in a year")).toHaveValue("3600");
  });
});

test("with scripts Print prints at once", async ({ page, people }) => {
  const { link, email } = await people.customer();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.classList.add("printed");
  });
  await page.goto(`${link}/brief`);
  await page.getByLabel("Include my contact details").check();
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.getByRole("region", { name: "My contact details" })).toContainText(email);
  await expect(page.locator("html.printed")).toHaveCount(1);
});

type Client = { post(path: string, options: { form: Record<string, string> }): Promise<Answer> };
type Answer = { status(): number; text(): Promise<string> };

async function sent(client: Client, path: string, form: Record<string, string>) {
  const answer = await client.post(path, { form });
  return { status: answer.status(), body: await answer.text() };
}

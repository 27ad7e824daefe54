import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import { typedFrom } from "#domain/quotes/sheet/typed-quote.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { becomePerson, send } from "#tests/e2e/support/people.ts";

const example = quoteExamplesOn(londonDay(new Date())).solar;
const typed = typedFrom(example);

async function answer(field: Locator, text: string): Promise<void> {
  const kind = await field.first().evaluate((element) => element.getAttribute("type") ?? element.tagName);
  if (kind === "radio") await field.and(field.page().locator(`[value="${text}"]`)).check();
  else await (kind === "SELECT" ? field.selectOption(text) : field.fill(text));
}

for (const scripts of ["on", "off"] as const) {
  test.describe(`with JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    test("a company writes a quote in six steps, corrects what is missing, and sends the same as a program would", {
      tag: scripts === "on" ? "@story" : [],
    }, async ({ page, people }) => {
      const { installer, customer, address } = await boughtRequest(people, { serviceType: "solar-panels" });
      await becomePerson(page, installer);
      await page.goto(address);
      await page.getByRole("link", { name: "Write a quote" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write a quote");
      for (const step of ["The job", "Price", "Equipment", "The system", "Terms"]) {
        await expect(page.getByRole("heading", { level: 2, name: step })).toBeVisible();
        // Each row of a list is added in a separate step.
        for (let saved = 0; saved < 6; saved++) {
          let isWhole = true;
          for (const [path, text] of Object.entries(typed)) {
            if (path === "lines.0.text" && saved < 5) continue;
            const field = page.locator(`[name="${path}"]`);
            if ((await field.count()) === 0) {
              const list = path.split(".")[0] ?? "";
              const isHere = (await page.locator(`[name^="${list}."]`).count()) > 0;
              if (isHere && /\.\d+\./.test(path)) isWhole = false;
              continue;
            }
            await answer(field, text);
          }
          if (isWhole) break;
          await page.getByRole("button", { name: "Save and add more" }).click();
          await expect(page.getByText("Saved", { exact: false }).first()).toBeVisible();
        }
        if (step === "Price") expect(await roomLeft(page.locator('[name="lines.0.kind"]'))).toBeGreaterThanOrEqual(0);
        if (step === "Price" && scripts === "on") {
          const total = page.locator("output", { hasText: "So far: £6,200.00" });
          await expect(total).toContainText("The payments add up.");
          const payment = page.locator('[name="payments.0.pence"]');
          await payment.fill("0");
          await expect(total).toContainText("The payments leave £1,240 open.");
          await payment.fill(typed["payments.0.pence"] ?? "");
        }
        if (step === "Price") await page.locator('[name="lines.0.text"]').fill("");
        await page.getByRole("button", { name: "Save and continue" }).click();
      }
      await expect(page.getByRole("heading", { name: "Not ready to send" })).toBeVisible();
      await page.getByRole("link", { name: "Lines, 1, What it is" }).click();
      await expect(page.getByText("What it is is needed.").first()).toBeVisible();
      await expect(page.locator('[name="totalPence"]')).toHaveValue(typed.totalPence ?? "?");
      await page.locator('[name="lines.0.text"]').fill(typed["lines.0.text"] ?? "");
      await page.getByRole("button", { name: "Save and continue" }).click();
      await page.getByRole("link", { name: "Review and send" }).click();
      await expect(page.getByRole("heading", { name: "Your customer will read" })).toBeVisible();
      await page.getByRole("button", { name: "Send quote" }).click();
      await expect(page.getByRole("heading", { name: "Quote", exact: true })).toBeVisible();
      const api = `/api/v1/purchases/${address.split("/").at(-1)}/quotes`;
      const { items } = await (await installer.client.get(api)).json();
      expect(items).toHaveLength(1);
      expect(items[0].quote).toEqual(example);
      await mailTo(installer.client, customer.email, /has sent you a quote$/);
      await page.getByRole("button", { name: /^Withdraw/ }).click();
      await expect(page.getByText("Withdrawn")).toBeVisible();
    });

    test("equipment from the price book fills a row and keeps the input beside it", async ({ page, people }) => {
      const { installer, address } = await boughtRequest(people, { serviceType: "solar-panels" });
      await becomePerson(page, installer);
      await page.goto("/quotes/library");
      await page.getByRole("button", { name: "Add to the price book" }).click();
      await expect(page.getByRole("alert")).toContainText("Enter the make.");
      await page.getByLabel("What it is").selectOption("panel");
      await page.getByLabel("Make").fill("Aurora");
      await page.getByLabel("Model").fill("AU-440");
      await page.getByLabel("Warranty in years").fill("25");
      await page.getByRole("button", { name: "Add to the price book" }).click();
      await expect(page.getByRole("heading", { name: "Aurora AU-440" })).toBeVisible();
      await page.goto(`${address}/quote?step=equipment`);
      await page.locator('[name="equipment.0.make"]').fill("Boreal");
      await addAurora(page);
      await expect(page.locator('[name="equipment.1.model"]')).toHaveValue("AU-440");
      await expect(page.locator('[name="equipment.0.make"]')).toHaveValue("Boreal");
      await expect(page.locator('[name="equipment.1.warrantyYears"]')).toHaveValue("25");
      await page.goto(`${address}/quote?step=price`);
      await page.locator('[name="lines.0.text"]').fill("Scaffold");
      await page.locator('[name="payments.0.pence"]').fill("77");
      await addAurora(page);
      await expect(page.locator('[name="lines.1.text"]')).toHaveValue("Aurora AU-440");
      await page.locator('[name="lines.1.count"]').fill("10");
      await page.getByRole("button", { name: "Remove line 1", exact: true }).click();
      await expect(page.locator('[name="lines.0.text"]')).toHaveValue("Aurora AU-440");
      await expect(page.locator('[name="lines.0.count"]')).toHaveValue("10");
      await expect(page.locator('[name="payments.0.pence"]')).toHaveValue("77");
      await page.goto("/quotes/library");
      await page.getByRole("button", { name: "Remove Aurora AU-440" }).click();
      await expect(page.getByText("Nothing yet. Start with")).toBeVisible();
    });
  });
}

test("rows come and go at once, with their totals, and nothing is sent meanwhile", async ({ page, people }) => {
  const { installer, address } = await boughtRequest(people, { serviceType: "solar-panels" });
  await becomePerson(page, installer);
  await page.goto("/quotes/library");
  const kept = { "What it is": "battery", Make: "Aurora", Model: "AU-440", "Warranty in years": "10" };
  for (const [label, text] of Object.entries(kept)) await answer(page.getByLabel(label), text);
  await page.getByRole("button", { name: "Add to the price book" }).click();
  await expect(page.getByRole("heading", { name: "Aurora AU-440" })).toBeVisible();
  await page.goto(`${address}/quote?step=price`);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await addAurora(page);
  await expect(page.locator('[name="lines.0.count"]'), "what is typed next").toBeFocused();
  const line = page.getByRole("row", { name: "Lines, 1", exact: false });
  await page.locator('[name="lines.0.count"]').fill("2");
  await page.locator('[name="lines.0.unitPence"]').fill("1,250");
  await line.getByRole("radio", { name: "20%" }).check();
  await expect(line.locator("output")).toContainText("£2,500.00");
  await expect(page.locator("output", { hasText: "So far: £3,000.00" })).toBeVisible();
  await page.getByRole("button", { name: "Add a line" }).click();
  await expect(page.locator('[name="lines.1.kind"]')).toBeFocused();
  await addAurora(page);
  await expect(
    page.getByRole("row", { name: "Lines, 2", exact: false }).getByRole("radio", { name: "20%" }),
  ).toBeChecked();
  await page.locator('[name="lines.1.unitPence"]').fill("1");
  await expect(page.locator("output", { hasText: "So far: £3,001.20" })).toBeVisible();
  await page.getByRole("button", { name: "Remove line 1", exact: true }).click();
  await expect(page.locator("output", { hasText: "So far: £1.20" })).toBeVisible();
  await expect(page.locator('[name="lines.1.text"]')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("on a phone the price book is folded below the form, and Enter continues rather than removing a row", async ({
  page,
  people,
}) => {
  const { installer, address } = await boughtRequest(people, { serviceType: "solar-panels" });
  const kept = { role: "panel", make: "Aurora", model: "AU-440", warrantyYears: "25", id: randomUUID() };
  await send(installer.client, "/quotes/library", { intent: "keep", ...kept }, 302);
  await becomePerson(page, installer);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${address}/quote?step=price`);
  const add = page.getByRole("button", { name: "Add Aurora AU-440" });
  await expect(add).toBeHidden();
  await page.getByRole("button", { name: "From your price book" }).click();
  await add.click();
  await expect(page.locator('[name="lines.0.count"]')).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/step=equipment/);
  await page.goto(`${address}/quote?step=price`);
  await expect(page.locator('[name="lines.0.text"]')).toHaveValue("Aurora AU-440");
});

/** Pixels beside the placeholder of a list; negative if it is cut off. */
function roomLeft(list: Locator): Promise<number> {
  return list.evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("There is nothing to measure with.");
    context.font = font;
    const { width } = context.measureText(select.options[0]?.text ?? "");
    return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width;
  });
}

/** On a desktop the price book is open beside the form, with scripts and without. */
async function addAurora(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add Aurora AU-440" }).click();
}

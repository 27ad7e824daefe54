import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import {
  CROYDON,
  FIVE,
  FOLDED,
  HEADINGS,
  NOTHING_PAYS,
  planAddress,
  RICH,
  range,
  unfold,
} from "#tests/e2e/planner/a-plan.ts";
import { test } from "#tests/e2e/support/fixtures.ts";

const HTML_BYTES_MAX = 30_000;
const SCRIPT_BYTES_MAX = 90_000;
const SCREENS_MAX = 9;
const WORDS_MAX = 900;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("five answers alone give a full result, at an address that holds no more than the outward code", {
    tag: "@story",
  }, async ({ page }) => {
    await page.goto(planAddress(FIVE));
    expect(page.url()).toContain(planAddress(CROYDON));
    expect(page.url()).not.toContain("2YR");
    await expect(page.locator("main h2")).toHaveText(HEADINGS);
    await expect(page.getByText("3-bedroom semi in CR0").first()).toBeVisible();
    await expect(page.locator("figure h3")).toHaveCount(6);
    const figures = [await range(page, "year").textContent(), await range(page, "npv").textContent()];
    expect(figures.join()).toMatch(/£\d.*£\d/);
    await page.goto(page.url());
    expect([await range(page, "year").textContent(), await range(page, "npv").textContent()]).toEqual(figures);
  });

  test("it is kept out of search engines, and the form stands for it", async ({ page, request }) => {
    await page.goto(planAddress(CROYDON));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/planner$/);
    const picture = await page.locator("meta[property='og:image']").getAttribute("content");
    const drawn = await request.get(new URL(picture ?? "").pathname + new URL(picture ?? "").search);
    expect([drawn.status(), drawn.headers()["content-type"]]).toEqual([200, "image/png"]);
  });

  test("every chart has a title, a sentence, and a table with the numbers of the file", async ({ page, request }) => {
    await page.goto(planAddress(RICH));
    for (const name of FOLDED) await unfold(page, name);
    const figures = page.locator("main figure.plan-chart");
    await expect(figures).toHaveCount(6);
    for (const figure of await figures.all()) {
      await expect(figure.getByRole("heading", { level: 3 })).not.toBeEmpty();
      await expect(figure.locator(".says")).toContainText(/\w.*\./);
      await expect(figure.getByText("Show as table")).toBeVisible();
      await figure.getByText("Show as table").click();
      await expect(figure.getByRole("table")).toBeVisible();
    }
    const csv = await (await request.get(`/planner/plan.csv?${RICH}`)).text();
    const noon = csv.split("\r\n").find((line) => line.startsWith("12:00,"));
    const cells = await page
      .locator("#summer-chart-title")
      .locator("xpath=ancestor::figure")
      .locator("tr")
      .nth(25)
      .locator("td")
      .allTextContents();
    const [, used, made, direct] = (noon ?? "").split(",").map(Number);
    expect(made).toBeGreaterThan(0);
    expect([cells[0], cells[1]]).toEqual([used?.toFixed(2), direct?.toFixed(2)]);
  });

  test("measures that lose money show the loss and the cost at which they would break even", async ({ page }) => {
    await page.goto(planAddress(RICH));
    const losses = page.locator("#not-worth .nope > li");
    await expect(losses.first()).toContainText(
      /Not worth it on money today: about £[\d,]+ worse off over 20 years\. (It would break even at a cost of £[\d,]+\.|Not even for nothing\.)/,
    );
    const json = await (await page.request.get(`/planner/plan.json?${RICH}`)).json();
    await expect(losses).toHaveCount(json.order.filter(({ worthIt }: { worthIt: boolean }) => !worthIt).length);
  });

  test("a home where nothing pays is told so, and still gets its plan", async ({ page }) => {
    await page.goto(planAddress(NOTHING_PAYS));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "On money alone, nothing here pays for itself within 20 years.",
    );
    await expect(page.locator("main h2")).toHaveText(HEADINGS);
    await expect(page.locator(".todo-step")).toHaveCount(3);
  });

  test("an edited discount rate lowers what the plan is worth, and our figures bring it back", async ({ page }) => {
    const worth = async () =>
      (await (await page.request.get(page.url().replace("/plan?", "/plan.json?").replace(/#.*/, ""))).json()).plan
        .npvPounds;
    await page.goto(planAddress(CROYDON));
    const before = await worth();
    await unfold(page, "What we assumed");
    await page.getByText("a discount of 3.5% a year").click();
    await page.locator('[name="a.economics.discountRateReal"]').fill("0.08");
    await page.getByRole("button", { name: "Recalculate" }).click();
    expect(page.url()).toContain("a.economics.discountRateReal=0.08");
    expect(await worth()).toBeLessThan(before);
    await expect(page.getByText("from you", { exact: true })).toHaveCount(1);
    await page.getByRole("link", { name: "Reset to our figures" }).click();
    expect(new URL(page.url()).search).toBe(`?${CROYDON}`);
    expect(await worth()).toBe(before);
  });

  test("the page names its sources and dates, and promises no most", async ({ page }) => {
    await page.goto(planAddress(RICH));
    for (const part of ["first", "bill", "summer", "winter", "year", "years", "carbon", "tariffs", "not-worth"]) {
      await expect(page.locator(`#${part} .sources`).first()).toContainText(/Checked on \d+ \w+ 20\d\d/);
    }
    for (const row of await page.locator("#assumed .assumed-row").all()) {
      await expect(row.locator(".sources")).not.toBeEmpty();
    }
    expect(await page.locator("main").innerText()).not.toMatch(/up to/i);
    const { assumptions } = await (await page.request.get("/assumptions.json")).json();
    await unfold(page, "How we worked it out");
    await expect(page.getByRole("link", { name: `All ${assumptions.length} figures on this site` })).toBeVisible();
  });

  test("is printed whole, without navigation and buttons", async ({ page }) => {
    await page.goto(planAddress(RICH));
    await page.emulateMedia({ media: "print" });
    for (const hidden of [".site-head", ".site-foot", ".plan-toc", ".plan-tools", ".scrub", "main .btn"]) {
      await expect(page.locator(hidden).first(), hidden).toBeHidden();
    }
    await expect(page.locator("#bill svg.track").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const folded of ["#summer .plot", "#carbon .says", "#tariffs .tariff", "#how p", "#first .sources"]) {
      await expect(page.locator(folded).first(), folded).toBeVisible();
    }
  });

  test("is short on a phone: what to do, what it costs and brings; the rest is one click away", {
    tag: "@story",
  }, async ({ page }) => {
    const phone = { width: 360, height: 780 };
    await page.setViewportSize(phone);
    for (const query of [CROYDON, RICH, NOTHING_PAYS]) {
      await page.goto(planAddress(query));
      const [height, words] = await page.evaluate(() => {
        const main = document.querySelector("main")?.innerText ?? "";
        return [document.documentElement.scrollHeight, main.split(/\s+/).length] as const;
      });
      expect(height / phone.height, query).toBeLessThanOrEqual(SCREENS_MAX);
      expect(words, query).toBeLessThanOrEqual(WORDS_MAX);
    }
    await page.goto(planAddress(RICH));
    await expect(page.getByRole("heading", { level: 3, name: "First, for nothing" })).toBeVisible();
    await expect(page.locator("#summer figure")).toBeHidden();
    await unfold(page, "A summer day");
    await expect(page.locator("#summer figure")).toBeVisible();
  });

  test("says one figure for twenty years, to which its steps add up", async ({ page }) => {
    await page.goto(planAddress(RICH));
    const inPounds = (text: string) => Number(text.replace("−", "-").replace(/[^\d-]/g, ""));
    const figure = inPounds((await range(page, "npv").textContent()) ?? "");
    const gains = await page.locator(".todo-facts > div:last-child dd").allTextContents();
    const sum = gains.map((text) => inPounds(text.replace("costs taken off", ""))).reduce((all, one) => all + one, 0);
    expect(Math.abs(sum - figure)).toBeLessThanOrEqual(gains.length);
    await unfold(page, "Over 20 years");
    const years = page.locator("#years");
    await expect(years.locator(".sums dd").first()).toHaveText((await range(page, "npv").textContent()) ?? "");
    await expect(years.locator("tr").last().locator("td").nth(1)).toHaveText(
      (await range(page, "npv").textContent()) ?? "",
    );
    const json = await (await page.request.get(`/planner/plan.json?${RICH}`)).json();
    expect(json.free.map(({ id }: { id: string }) => id)).toContain("thermostat");
  });

  test("an address that asks for no plan is answered by the form, with what is wrong and nothing lost", async ({
    page,
  }) => {
    const answer = await page.goto(planAddress(`${CROYDON}&kwp=21`));
    expect(answer?.status()).toBe(422);
    await expect(page.getByRole("alert")).toContainText("Solar panels: Enter a number from 0.5 to 20");
    await expect(page.locator("input[name=kwp]")).toHaveValue("21");
  });

  test("one of all the other figures is refused beside its field, among those that were changed alone", async ({
    page,
  }) => {
    await page.goto(planAddress(CROYDON));
    await unfold(page, "What we assumed");
    await page.getByText("Other figures you can change").click();
    await page.locator('[name="a.economics.batteryLife"]').fill("long");
    await page.locator('[name="a.economics.batteryFade"]').fill("0.03");
    await page.getByRole("button", { name: "Recalculate" }).click();
    const changed = page.getByRole("group", { name: "Figures of ours you have changed" });
    await expect(changed.getByRole("textbox")).toHaveCount(2);
    const field = changed.locator('[name="a.economics.batteryLife"]');
    await expect(field).toHaveValue("long");
    await expect(field).toHaveAccessibleDescription("Error: Enter a number from 1.5 to 150");
    await expect(changed.locator('[name="a.economics.batteryFade"]')).toHaveValue("0.03");
    const link = page.getByRole("alert").getByRole("link", { name: /: Enter a number from 1\.5 to 150$/ });
    await expect(link).toHaveAttribute("href", `#${await field.getAttribute("id")}`);
  });
});

test("stays light: what the server sends, and the scripts with the worker and its data", async ({ page, request }) => {
  await page.goto(planAddress(RICH));
  const html = await (await request.get(planAddress(RICH))).body();
  expect(gzipSync(html, { level: 9 }).length).toBeLessThan(HTML_BYTES_MAX);
  const worker = await page
    .locator("form[data-plan]")
    .evaluate((form: HTMLElement) => JSON.parse(form.dataset.plan ?? "").worker);
  const tags = await page.locator("script[src]").evaluateAll((all) => all.map((tag) => tag.getAttribute("src") ?? ""));
  const weights = new Map<string, number>();
  const weigh = async (address: string) => {
    if (weights.has(address)) return;
    const text = await (await request.get(address)).text();
    weights.set(address, brotliCompressSync(text).length);
    for (const [, name = ""] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) await weigh(`/assets/${name}`);
  };
  for (const address of [...tags, worker]) await weigh(address);
  expect(weights.size).toBeGreaterThan(tags.length + 1);
  const sum = [...weights.values()].reduce((all, one) => all + one, 0);
  expect(sum, [...weights].join("\n")).toBeLessThan(SCRIPT_BYTES_MAX);
});

test("tariffs are compared on a page of their own, with the reader's own beside them", async ({ page }) => {
  await page.goto(`/planner/tariffs?${RICH}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare tariffs for this home");
  await expect(page.locator(".tariff.is-used")).toHaveCount(1);
  await expect(page.getByRole("table", { name: "Export tariffs" })).toContainText("British Gas");
  const bought = page.getByRole("group", { name: "Your own tariff" });
  const row = (number: number) => bought.getByRole("group", { name: `Row ${number}` });
  for (const [at, [from, to, price]] of [
    ["00:30", "04:30", "8.5"],
    ["04:30", "00:30", "24.5"],
  ].entries()) {
    await row(at + 1)
      .getByLabel("From")
      .fill(from ?? "");
    await row(at + 1)
      .getByLabel("To")
      .fill(to ?? "");
    await row(at + 1)
      .getByLabel("Price")
      .fill(price ?? "");
  }
  await page.getByRole("textbox", { name: "Its standing charge" }).fill("50");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/[?&]own=00%3A30-04%3A30%408.5%2C04%3A30-00%3A30%4024.5&standing=50/);
  const own = page.locator(".tariff").filter({ hasText: "Your own tariff" });
  await expect(own).toContainText("8.5p from 00:30 to 04:30, 24.5p from 04:30 to 00:30");
  await expect(row(2).getByLabel("Price")).toHaveValue("24.5");
});

import { expect, type Page } from "@playwright/test";
import { site as operator } from "#config/site.ts";
import { test } from "#tests/e2e/support/fixtures.ts";

const bar = (page: Page) => page.locator(".sticky-quote");
const region = (page: Page, name: string) => page.locator("details.region").filter({ hasText: name }).first();

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the bar with calls and quotes comes once the page's own button has left, until the form is in sight", async ({
    page,
  }) => {
    await page.goto("/services/solar-panels");
    await expect(page.getByRole("main").getByRole("link", { name: "Get 3 FREE Quotes" })).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await page.getByRole("heading", { name: "Solar savings calculator" }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 700);
    await expect(bar(page)).toBeInViewport();
    const call = bar(page).getByRole("link", { name: "Call us", exact: true });
    await expect(call).toHaveAttribute("href", operator.phoneHref);
    await bar(page).getByRole("link", { name: "Get free quotes", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Get up to 3 free quotes" })).toBeInViewport();
    await expect(bar(page)).toBeHidden();
  });

  test("the strip of prices is two lines, of which the second says whole where they are from", async ({ page }) => {
    await page.goto("/");
    const strip = page.getByRole("region", { name: "Energy prices" });
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect((await strip.boundingBox())?.height, `${width} px`).toBeLessThan(60);
      const note = strip.getByText(/^Indicative, simulated\. Cap today: [\d.]+p$/);
      expect(await note.evaluate((said) => said.scrollWidth - said.clientWidth), `${width} px`).toBe(0);
      await expect(strip.getByText(/^Updated \d\d:\d\d$/)).toBeInViewport({ ratio: 1 });
      for (const text of await strip.locator(":scope > .wrap > *").all()) {
        expect(await text.evaluate(fontPixels), await text.innerText()).toBeGreaterThanOrEqual(13);
      }
    }
  });

  test("the list of areas is folded region by region, and opens", async ({ page }) => {
    await page.goto("/local-areas");
    await expect(region(page, "Wales").getByRole("link", { name: "Cardiff" })).toBeHidden();
    await region(page, "Wales").locator("summary").click();
    await expect(region(page, "Wales").getByRole("link", { name: "Cardiff" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000);
  });
});

const fontPixels = (text: Element) => Number.parseFloat(getComputedStyle(text).fontSize);

test("the way back to the top does not cover the form that is filled in", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const top = page.getByRole("link", { name: "Back to top" });
  await page.getByRole("heading", { name: "Why choose us" }).scrollIntoViewIfNeeded();
  await expect(top).toBeVisible();
  await page.getByLabel("Phone Number").scrollIntoViewIfNeeded();
  await expect(top).toBeHidden();
});

test("the bar at the head is one line on a desk, whichever of its pages is marked", async ({ page }) => {
  for (const width of [1000, 1140, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/services", "/planner", "/local-areas", "/about", "/impact", "/contact"]) {
      await page.goto(path);
      const heights = await page
        .locator(".site-head > .wrap")
        .locator(".main-nav > a, .mega > summary, .head-account a")
        .filter({ visible: true })
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.max(...heights), `${path} at ${width} px`).toBeLessThan(50);
    }
  }
});

for (const path of [
  "/services/solar-panels?annualBill=1200&roofArea=30",
  "/croydon-solar-panels?annualBill=1200&roofArea=30",
]) {
  test(`neither bar nor link lies over a result: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await page.locator("details.part").evaluateAll((parts) => {
      for (const part of parts) part.setAttribute("open", "");
    });
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    let isSeen = false;
    for (let top = 0; top < end; top += 390) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
      await expect.poll(() => page.evaluate(coveredResults), `at ${top} px`).toEqual([]);
      isSeen ||= await bar(page).isVisible();
    }
    expect(isSeen).toBe(true);
  });
}

/** The results under the bar or the link back to the top. */
function coveredResults(): string[] {
  const over = [...document.querySelectorAll(".sticky-quote, .back-to-top")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect());
  const results = [...document.querySelectorAll("#seen, .calc-result, main figure")].filter((one) =>
    one.checkVisibility(),
  );
  return results
    .filter((one) => {
      const { top, right, bottom, left } = one.getBoundingClientRect();
      return over.some((rect) => rect.top < bottom && rect.bottom > top && rect.left < right && rect.right > left);
    })
    .map((one) => one.className);
}

test("a service page is folded on a desk too, and a link opens the part it names", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/services/solar-panels");
  const parts = page.locator("details.part");
  expect(await parts.count()).toBeGreaterThan(4);
  await expect(page.locator("details.part[open]")).toHaveCount(0);
  await page.goto("/services/solar-panels#faq");
  await expect(page.locator("details.part[open]")).toHaveCount(1);
  await expect(page.locator("#faq[open]")).toBeInViewport();
});

test("a local solar page begins with the four figures of the general page", async ({ page }) => {
  await page.goto("/kent-solar-panels");
  const short = page.getByRole("region", { name: "In short" });
  await expect(short.getByRole("term")).toHaveText(["It costs", "It saves", "Payback", "The grant"]);
  await expect(short).not.toContainText("calculator below");
  await page.goto("/croydon-solar-panels");
  const calculator = await page.getByRole("region", { name: "Solar savings calculator" }).boundingBox();
  expect((await short.boundingBox())?.y).toBeLessThan(calculator?.y ?? 0);
  const costs = short.getByRole("definition").first();
  const local = await costs.innerText();
  await page.goto("/services/solar-panels");
  await expect(costs).toHaveText(local, { useInnerText: true });
});

test.describe("without scripts", () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test("nothing of this is folded or hidden", async ({ page }) => {
    await page.goto("/services/solar-panels");
    await expect(bar(page)).toBeVisible();
    await page.goto("/local-areas");
    await expect(region(page, "Wales").getByRole("link", { name: "Cardiff" })).toBeVisible();
  });
});

test("the header's button leads to the page's own form, and from other pages to that of Contact", async ({ page }) => {
  const button = page.getByRole("banner").getByRole("link", { name: "Get quotes" });
  await page.goto("/services/heat-pumps");
  await button.click();
  await expect(page).toHaveURL("/services/heat-pumps#quote");
  await expect(page.getByLabel("Service Required")).toHaveValue("heat-pumps");
  await page.goto("/terms-of-service");
  await button.click();
  await expect(page).toHaveURL("/contact#quote");
});

test("beside a guide stands what it holds, with what is being read marked, and the way to the form", async ({
  page,
}) => {
  await page.goto("/guides/heat-pump-in-a-terrace");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Sources for this guide" }).click();
  await expect(page.getByRole("heading", { name: "Sources for this guide" })).toBeInViewport();
  await page.getByRole("main").getByRole("link", { name: "Get up to 3 free quotes" }).last().click();
  await expect(page).toHaveURL("/services/heat-pumps#quote");
});

test("each area leads to guides", async ({ page }) => {
  await page.goto("/croydon-renewable-energy");
  const guides = page.getByRole("region", { name: "Guides to read first" }).getByRole("link");
  expect(await guides.count()).toBeGreaterThanOrEqual(5);
});

test("the region under the pointer is named on the map, with its figure", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  await page.goto("/local-areas");
  const wales = page.getByRole("link", { name: /^Wales: \d/ });
  const note = wales.locator(".map-note");
  await expect(note).toBeHidden();
  await wales.locator("path").hover();
  await expect(note).toBeVisible();
});

test("a figure that changes counts to its new value, and is spoken once", async ({ page }) => {
  await page.goto("/services/solar-panels?annualBill=1200&roofArea=30");
  const saving = page.locator("output[name=saving]");
  await expect(saving).toHaveText("£840");
  await saving.evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const busy = element.closest("[aria-live]")?.getAttribute("aria-busy") === "true";
      seen.push(`${element.textContent}${busy ? " (busy)" : ""}`);
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  const bill = page.getByRole("form", { name: "Solar savings calculator" }).getByLabel("Annual electricity bill");
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await bill.fill("2000");
  await expect(saving).toHaveText("£1,400");
  const counted = await seen();
  expect(counted.length).toBeGreaterThan(1);
  expect(counted.filter((text) => !text.endsWith("(busy)"))).toEqual(["£1,400"]);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await bill.fill("1000");
  await expect(saving).toHaveText("£700");
  expect((await seen()).slice(counted.length)).toEqual(["£700"]);
});

test("the strip of prices says that they are indicative, and when they were made", async ({ page }) => {
  for (const path of ["/", "/services/ev-chargers", "/auth", "/no-such-page"]) {
    await page.goto(path);
    const strip = page.getByRole("region", { name: "Energy prices" });
    await expect(strip).toContainText(/Electricity \d\d\.\d\d p\/kWh/);
    await expect(strip).toContainText(/Gas \d\.\d\d p\/kWh/);
    await expect(strip).toContainText("Indicative");
    await expect(strip).toContainText(/Updated \d\d:\d\d$/);
  }
  await expect(page.getByRole("contentinfo")).toContainText(operator.openingHoursLine);
});

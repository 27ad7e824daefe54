import { expect, type Locator, type Page } from "@playwright/test";
import { site as operator } from "#config/site.ts";
import { serviceMenu } from "#content/navigation.ts";
import { test } from "#tests/e2e/support/fixtures.ts";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const everyService = serviceMenu.flatMap(({ services }) => services);

/** The visible navigation: the bar, or the open menu on a phone. */
const mainNavigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const servicesToggle = (page: Page) => mainNavigation(page).getByText("Services", { exact: true });
const menuToggle = (page: Page) => page.locator(".mobile-menu > summary");
const inMenu = (page: Page, name: string) => mainNavigation(page).getByRole("link", { name, exact: true });

test.describe("the services menu, wide", () => {
  test.use({ viewport: WIDE });

  test("has four columns of four services, each on its page, the badges and the way to quotes", async ({ page }) => {
    await page.goto("/about");
    await servicesToggle(page).click();
    for (const { label, to } of everyService) await expect(inMenu(page, label)).toHaveAttribute("href", to);
    for (const { title } of serviceMenu) await expect(mainNavigation(page).getByText(title)).toBeVisible();
    expect(everyService).toHaveLength(16);
    for (const { label } of operator.trustBadges) await expect(mainNavigation(page).getByText(label)).toBeVisible();
    await inMenu(page, "Get Free Quote").click();
    await expect(page).toHaveURL(/\/contact#quote$/);
    await expect(page.getByRole("form", { name: "Get 3 free quotes" })).toBeInViewport();

    await page.goto("/services/heat-pumps");
    await servicesToggle(page).click();
    await expect(inMenu(page, "Heat Pumps"), "the page one is on is marked").toHaveAttribute("aria-current", "page");
    await expect(inMenu(page, "Solar Panels")).not.toHaveAttribute("aria-current");
    await page.goto("/impact");
    await expect(inMenu(page, "Impact")).toHaveAttribute("aria-current", "page");
  });

  test("is a button that says whether it is open: under the mouse, after a click, until the next one or one elsewhere", async ({
    page,
  }) => {
    await page.goto("/about");
    const services = (expanded: boolean) => mainNavigation(page).getByRole("button", { name: "Services", expanded });
    await expect(services(false)).toBeVisible();
    await servicesToggle(page).hover();
    await expect(inMenu(page, "Heat Pumps")).toBeVisible();
    await expect(services(true)).toBeVisible();
    // The menu stays open as the pointer moves from the word to the last column.
    await inMenu(page, "Grants").hover();
    await page.waitForTimeout(300);
    await expect(inMenu(page, "Grants")).toBeVisible();
    await page.mouse.move(WIDE.width / 2, WIDE.height - 5);
    await expect(inMenu(page, "Heat Pumps")).toBeHidden();
    await expect(services(false)).toBeVisible();

    await servicesToggle(page).hover();
    await servicesToggle(page).click();
    await expect(inMenu(page, "Heat Pumps")).toBeVisible();
    await servicesToggle(page).click();
    await expect(inMenu(page, "Heat Pumps")).toBeHidden();
    await servicesToggle(page).click();
    await expect(inMenu(page, "Heat Pumps")).toBeVisible();
    await page.mouse.click(WIDE.width / 2, WIDE.height - 5);
    await expect(inMenu(page, "Heat Pumps")).toBeHidden();
  });

  test("opens on the Tab key, and Escape closes it with the focus back on its word", { tag: "@story" }, async ({
    page,
  }) => {
    await page.goto("/about");
    await tabTo(page, servicesToggle(page));
    await expect(inMenu(page, "Solar Panels")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(inMenu(page, "Solar Panels")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(inMenu(page, "Solar Panels")).toBeHidden();
    await expectFocusOn(servicesToggle(page));
    await page.keyboard.press("Enter");
    await expect(inMenu(page, "Solar Panels")).toBeVisible();
  });

  test("arrow keys walk through the columns and on at the other side, Enter opens the service, Shift and Tab close it", async ({
    page,
  }) => {
    await page.goto("/about");
    await tabTo(page, servicesToggle(page));
    const walk = [
      ["ArrowDown", "Solar Panels"],
      ["ArrowLeft", "Commercial Renewables"],
      ["ArrowRight", "Solar Panels"],
      ["ArrowDown", "Commercial Solar"],
      ["ArrowRight", "Low Carbon Heating"],
      ["ArrowUp", "Heat Pumps"],
      ["ArrowLeft", "Solar Panels"],
      ["ArrowUp", "Get Free Quote"],
      ["ArrowUp", "Grants"],
    ] as const;
    for (const [key, label] of walk) {
      await page.keyboard.press(key);
      await expect(inMenu(page, label), key).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/services\/grants$/);
    await expect(inMenu(page, "Grants")).toBeHidden();

    await tabTo(page, servicesToggle(page));
    await expect(inMenu(page, "Solar Panels")).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(inMenu(page, "Home")).toBeFocused();
    await expect(inMenu(page, "Solar Panels")).toBeHidden();
  });
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: PHONE });

  test("its two toggles are buttons that say whether they are open, and do not know each other", async ({ page }) => {
    await page.goto("/about");
    const button = (name: string, expanded: boolean) => page.getByRole("button", { name, exact: true, expanded });
    await button("Menu", false).click();
    await expect(button("Close", true)).toBeVisible();
    await expect(inMenu(page, "Impact")).toBeVisible();
    await expect(inMenu(page, "Heat Pumps")).toBeHidden();
    for (const { label } of operator.trustBadges) await expect(mainNavigation(page).getByText(label)).toBeVisible();
    for (const name of ["Sign In", "Join as Installer"]) await expect(inMenu(page, name)).toBeVisible();
    await button("Services", false).click();
    await expect(button("Services", true)).toBeVisible();
    await expect(inMenu(page, "Heat Pumps")).toBeVisible();
    await button("Close", true).click();
    await expect(inMenu(page, "Impact")).toBeHidden();
    await menuToggle(page).click();
    await expect(inMenu(page, "Heat Pumps"), "the services stay as they were").toBeVisible();
    await servicesToggle(page).click();
    await expect(inMenu(page, "Heat Pumps")).toBeHidden();
    await expect(inMenu(page, "Impact")).toBeVisible();
  });

  test("choosing a service closes both", { tag: "@story" }, async ({ page }) => {
    await page.goto("/about");
    await menuToggle(page).click();
    await servicesToggle(page).click();
    // Stay on the page, to see the menu that the browser would leave behind.
    await page.evaluate(() =>
      document.addEventListener("click", (event) => (event.target as Element).closest("a") && event.preventDefault()),
    );
    await inMenu(page, "Heat Pumps").click();
    await expect(mainNavigation(page)).toBeHidden();
    await menuToggle(page).click();
    await expect(inMenu(page, "Impact")).toBeVisible();
    await expect(inMenu(page, "Heat Pumps")).toBeHidden();
  });

  test("a chosen service opens with the menu closed, and Escape closes the menu with the focus back", async ({
    page,
  }) => {
    await page.goto("/about");
    await tabTo(page, menuToggle(page));
    await page.keyboard.press("Enter");
    await expect(inMenu(page, "Impact")).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(inMenu(page, "Impact")).toBeHidden();
    await expectFocusOn(menuToggle(page));
    await page.keyboard.press("Enter");
    await servicesToggle(page).click();
    await inMenu(page, "Net Zero Consultancy").click();
    await expect(page).toHaveURL(/\/services\/net-zero$/);
    await expect(mainNavigation(page)).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menus are buttons and open and close by a click, at both widths", async ({ page }) => {
    for (const viewport of [PHONE, WIDE]) {
      await page.setViewportSize(viewport);
      await page.goto("/about");
      if (viewport === PHONE) await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("button", { name: "Services", exact: true }).click();
      await expect(inMenu(page, "Heat Pumps")).toBeVisible();
      await servicesToggle(page).click();
      await expect(inMenu(page, "Heat Pumps")).toBeHidden();
      await servicesToggle(page).click();
      await inMenu(page, "Heat Pumps").click();
      await expect(page).toHaveURL(/\/services\/heat-pumps$/);
      await expect(inMenu(page, "Heat Pumps")).toBeHidden();
    }
  });
});

test("two screens down there is a way back to the top, not before", async ({ page }) => {
  // A page with a form hides it while the form is in view (page-aids.spec.ts).
  await page.goto("/privacy-policy");
  const back = page.getByRole("link", { name: "Back to top" });
  await expect(back).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 2.5 * window.innerHeight));
  await back.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(back).toBeHidden();
});

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    if (await hasFocus(target)) return;
  }
  throw new Error("the Tab key does not get there");
}

/** The focused element contains these words. */
const hasFocus = (target: Locator) =>
  target.evaluate((words) => document.activeElement !== document.body && document.activeElement?.contains(words));

async function expectFocusOn(target: Locator) {
  await expect.poll(() => hasFocus(target)).toBe(true);
}

test("what a redirect to a public page has to say is said there, with scripts on too", async ({ page }) => {
  await page.goto("/?notice=signed-out");
  await expect(page.getByText("You have been successfully signed out.")).toBeVisible();
});

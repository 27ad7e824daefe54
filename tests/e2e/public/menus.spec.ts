import { expect, type Locator, type Page } from "@playwright/test";
import { site as operator } from "#config/site.ts";
import { serviceMenu } from "#content/navigation.ts";
import { test } from "#tests/e2e/town/fixtures.ts";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const everyService = serviceMenu.flatMap(({ services }) => services);

/** The visible navigation: the bar, or the open menu on a phone. */
const mainNavigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const servicesToggle = (page: Page) => mainNavigation(page).getByText("Services", { exact: true });
const menuToggle = (page: Page) => page.locator(".mobile-menu > summary");
const inMenu = (page: Page, name: string) => mainNavigation(page).getByRole("link", { name, exact: true });

test("a customer who has lost the link to their project finds the way to it from any page, and where they sign in", async ({
  request,
}) => {
  const linksOn = async (path: string) => [...(await (await request.get(path)).text()).matchAll(/href="\/requests"/g)];
  // The bar, the menu of a phone and the foot; where companies sign in also in words for customers.
  expect(await linksOn("/about")).toHaveLength(3);
  expect(await linksOn("/auth")).toHaveLength(4);
});

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
  });

  test("opens while the mouse is over it and closes when it leaves", async ({ page }) => {
    await page.goto("/about");
    await servicesToggle(page).hover();
    await expect(inMenu(page, "Heat Pumps")).toBeVisible();
    // The menu stays open as the pointer moves from the word to the last column.
    await inMenu(page, "Grants").hover();
    await page.waitForTimeout(300);
    await expect(inMenu(page, "Grants")).toBeVisible();
    await page.mouse.move(WIDE.width / 2, WIDE.height - 5);
    await expect(inMenu(page, "Heat Pumps")).toBeHidden();
  });

  test("is a button for every program, and says whether it is open", async ({ page }) => {
    await page.goto("/about");
    const services = (expanded: boolean) => mainNavigation(page).getByRole("button", { name: "Services", expanded });
    await expect(services(false)).toBeVisible();
    await services(false).hover();
    await expect(services(true)).toBeVisible();
    await page.mouse.move(WIDE.width / 2, WIDE.height - 5);
    await expect(services(false)).toBeVisible();
  });

  test("a click on the word under the mouse keeps it open, the next one closes it", async ({ page }) => {
    await page.goto("/about");
    await servicesToggle(page).hover();
    await servicesToggle(page).click();
    await expect(inMenu(page, "Heat Pumps")).toBeVisible();
    await servicesToggle(page).click();
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

  test("arrow keys walk through the columns, and Enter opens the service", async ({ page }) => {
    await page.goto("/about");
    await tabTo(page, servicesToggle(page));
    const walk = [
      ["ArrowDown", "Solar Panels"],
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
  });

  test("arrow keys go on at the other side after the last column and before the first", async ({ page }) => {
    await page.goto("/about");
    await tabTo(page, servicesToggle(page));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    await expect(inMenu(page, "Commercial Renewables")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(inMenu(page, "Solar Panels")).toBeFocused();
  });

  test("closes when the focus or a click goes elsewhere", async ({ page }) => {
    await page.goto("/about");
    await tabTo(page, servicesToggle(page));
    await page.keyboard.press("Shift+Tab");
    await expect(inMenu(page, "Home")).toBeFocused();
    await expect(inMenu(page, "Solar Panels")).toBeHidden();
    await servicesToggle(page).click();
    await expect(inMenu(page, "Solar Panels")).toBeVisible();
    await page.mouse.click(WIDE.width / 2, WIDE.height - 5);
    await expect(inMenu(page, "Solar Panels")).toBeHidden();
  });

  test("the page one is on is marked", async ({ page }) => {
    await page.goto("/services/heat-pumps");
    await servicesToggle(page).click();
    await expect(inMenu(page, "Heat Pumps")).toHaveAttribute("aria-current", "page");
    await expect(inMenu(page, "Solar Panels")).not.toHaveAttribute("aria-current");
    await page.goto("/impact");
    await expect(inMenu(page, "Impact")).toHaveAttribute("aria-current", "page");
  });
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: PHONE });

  test("its two toggles do not know each other, and the badges are shown", async ({ page }) => {
    await page.goto("/about");
    await menuToggle(page).click();
    await expect(inMenu(page, "Impact")).toBeVisible();
    await expect(inMenu(page, "Heat Pumps")).toBeHidden();
    for (const { label } of operator.trustBadges) await expect(mainNavigation(page).getByText(label)).toBeVisible();
    for (const name of ["Sign In", "Join as Installer"]) await expect(inMenu(page, name)).toBeVisible();
    await servicesToggle(page).click();
    await expect(inMenu(page, "Heat Pumps")).toBeVisible();
    await menuToggle(page).click();
    await expect(inMenu(page, "Impact")).toBeHidden();
    await menuToggle(page).click();
    await expect(inMenu(page, "Heat Pumps"), "the services stay as they were").toBeVisible();
    await servicesToggle(page).click();
    await expect(inMenu(page, "Heat Pumps")).toBeHidden();
    await expect(inMenu(page, "Impact")).toBeVisible();
  });

  test("both toggles are buttons that say whether they are open", async ({ page }) => {
    await page.goto("/about");
    for (const [name, open] of [
      ["Menu", "Close"],
      ["Services", "Services"],
    ] as const) {
      await page.getByRole("button", { name, exact: true, expanded: false }).click();
      await expect(page.getByRole("button", { name: open, exact: true, expanded: true })).toBeVisible();
    }
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("both toggles are buttons, too", async ({ page }) => {
      await page.goto("/about");
      for (const name of ["Menu", "Services"]) await page.getByRole("button", { name, exact: true }).click();
      await expect(inMenu(page, "Heat Pumps")).toBeVisible();
    });
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

  test("calls and quotes are one tap away, until the form itself is in sight", async ({ page }) => {
    await page.goto("/services/solar-panels");
    const quotes = page.getByRole("link", { name: "Get free quotes", exact: true });
    const call = page.getByRole("link", { name: "Call us", exact: true });
    await page.getByText("What this assumes").scrollIntoViewIfNeeded();
    await expect(quotes).toBeInViewport();
    await expect(call).toHaveAttribute("href", operator.phoneHref);
    await quotes.click();
    await expect(page.getByRole("heading", { name: "Get up to 3 free quotes" })).toBeInViewport();
    await expect(quotes).toBeHidden();
  });
});

for (const viewport of [PHONE, WIDE]) {
  test.describe(`without JavaScript, at ${viewport.width} pixels`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test("the menus open and close by a click", async ({ page }) => {
      await page.goto("/about");
      if (viewport === PHONE) await menuToggle(page).click();
      await servicesToggle(page).click();
      await expect(inMenu(page, "Heat Pumps")).toBeVisible();
      await servicesToggle(page).click();
      await expect(inMenu(page, "Heat Pumps")).toBeHidden();
      await servicesToggle(page).click();
      await inMenu(page, "Heat Pumps").click();
      await expect(page).toHaveURL(/\/services\/heat-pumps$/);
      await expect(inMenu(page, "Heat Pumps")).toBeHidden();
    });
  });
}

test("the first stop of the Tab key leads past the header, to what the page says", async ({ page }) => {
  await page.goto("/services/solar-panels");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
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

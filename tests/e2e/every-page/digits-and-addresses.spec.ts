import { expect, type Page } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { test } from "#tests/e2e/town/fixtures.ts";
import { becomePerson, signIn } from "#tests/e2e/town/people.ts";

/** From here on a number is a headline, whose digits keep their own width. */
const HEADLINE_PIXELS = 23;

const pages = [
  { path: "/", as: null },
  { path: "/services/solar-panels?annualBill=1200&roofArea=30", as: null },
  { path: "/croydon-renewable-energy", as: null },
  { path: "/dashboard", as: "approved@demo.example" },
  { path: "/credits", as: "approved@demo.example" },
  { path: "/admin", as: "admin@demo.example" },
  { path: "/admin/figures", as: "admin@demo.example" },
];

for (const { path, as } of pages) {
  test(`large numbers on ${path} have digits of their own width`, async ({ page, newClient }) => {
    if (as) {
      const client = await newClient();
      await signIn(client, { email: as, password: demoPassword });
      await becomePerson(page, { client });
    }
    await page.goto(path);
    const large = await largeNumbers(page);
    expect(large.length).toBeGreaterThan(0);
    expect(large.filter(({ isTabular }) => isTabular).map(({ text }) => text)).toEqual([]);
  });
}

function largeNumbers(page: Page) {
  return page.locator("main :is(p, dd, b, span, output, strong)").evaluateAll((all, least) => {
    const own = (element: Element) =>
      [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : "")).join("");
    return all.flatMap((element) => {
      const { fontSize, fontVariantNumeric } = getComputedStyle(element);
      if (Number.parseFloat(fontSize) < least || !/\d/.test(own(element))) return [];
      return [{ text: own(element), isTabular: fontVariantNumeric.includes("tabular-nums") }];
    });
  }, HEADLINE_PIXELS);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

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
});

const fontPixels = (text: Element) => Number.parseFloat(getComputedStyle(text).fontSize);

test("an email address in a table is never broken inside a word", async ({ page, admin }) => {
  await becomePerson(page, { client: admin });
  for (const path of ["/admin", "/admin/users", "/admin/leads"]) {
    await page.goto(path);
    const addresses = page.locator("table .email-text");
    await expect(addresses.first()).toBeVisible();
    const heights = await addresses.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights), path).toBeLessThan(32);
    await expect(addresses.first()).toHaveAttribute("title", /^\S+@\S+$/);
  }
});

import { expect } from "@playwright/test";
import {
  bubbleFlaws,
  caretFlaws,
  digitFlaws,
  emailFlaws,
  headingFlaws,
  labelFlaws,
  tableFlaws,
} from "#tests/e2e/every-page/flaws.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { tooWide } from "#tests/e2e/support/violations.ts";

test("every check finds its planted flaw", async ({ page }) => {
  await page.goto("/services/solar-panels?annualBill=1200&roofArea=30");
  const flaws = async () => ({
    headings: (await headingFlaws(page)).length,
    labels: (await labelFlaws(page)).length,
    digits: (await digitFlaws(page)).length,
    emails: (await emailFlaws(page)).length,
    carets: (await caretFlaws(page)).length,
    bubbles: (await bubbleFlaws(page)).length,
    reach: (await tableFlaws(page, { mayScroll: true })).length,
    width: (await tooWide(page)).length,
  });
  const none = { headings: 0, labels: 0, digits: 0, emails: 0, carets: 0, bubbles: 0, reach: 0, width: 0 };
  expect(await flaws()).toEqual(none);
  await page.locator("main").evaluate(plant);
  expect(await flaws()).toEqual({
    headings: 2,
    labels: 1,
    digits: 1,
    emails: 1,
    carets: 1,
    bubbles: 2,
    reach: 2,
    width: 1,
  });
  await expect(page.getByLabel("Full Name"), "Playwright hears the same").toHaveCount(2);
});

function plant(main: Element): void {
  main.insertAdjacentHTML(
    "beforeend",
    `<h1>Another</h1><h3>Too deep</h3>
    <form><input name="a" required><input name="b" type="date"></form>
    <section aria-label="Your full  name and more">x</section>
    <div class="table-wrap" style="overflow: hidden; width: 200px"><table style="width: 900px"><tr>
      <th scope="row" style="display: block; width: 40px; overflow: hidden"><a href="/">Featherstonehaugh</a></th>
      <td><span class="email-text" style="display: block; width: 20px; word-break: break-all">a.person@mail.example</span></td>
    </tr></table></div>`,
  );
  for (const figure of main.querySelectorAll<HTMLElement>(".seen-first"))
    figure.style.fontVariantNumeric = "tabular-nums";
  main.querySelector("select")?.style.setProperty("appearance", "auto");
  document.documentElement.style.width = "200vw";
}

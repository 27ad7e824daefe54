import { expect, type Locator, type Page } from "@playwright/test";

/** A success that the page reports: in a toast, or without scripts above its content. */
export async function expectNotice(page: Page, title: string, text = ""): Promise<void> {
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  const notice = page.getByRole("status").filter({ hasText: title });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(text);
}

/** So that the next notice with the same words is a new one. Without scripts it goes with its page. */
export async function dismissNotice(page: Page, title: string): Promise<void> {
  const notice = page.getByRole("status").filter({ hasText: title });
  const button = notice.getByRole("button", { name: "Close" });
  if ((await button.count()) === 0) return;
  // It may have closed by itself.
  await button.click({ timeout: 2000 }).catch(() => {});
  await expect(notice).toHaveCount(0);
}

/** A colour of the theme as the browser computes it. */
export function colourOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

/** Cuts the page off from live updates, as in the moment before they arrive. */
export async function withoutLiveNews(page: Page): Promise<void> {
  await page.route("**/api/v1/leads/events*", (route) => route.fulfill({ contentType: "text/event-stream", body: "" }));
}

/** The row of the administrators' work with these words. On a shared site others' work may fill the pages before it. */
export async function waitingRow(page: Page, ...words: string[]): Promise<Locator> {
  const row = words.reduce((rows, hasText) => rows.filter({ hasText }), page.locator(".wait-row"));
  const later = page.getByRole("link", { name: "Later deadlines" });
  await page.goto("/admin/work");
  while ((await row.count()) === 0 && (await later.count()) > 0) {
    await page.goto((await later.getAttribute("href")) ?? "");
  }
  return row;
}

/** Waits for hydration: from then on links and forms work without a new page. */
export async function takenOver(page: Page): Promise<void> {
  const isTaken = () => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps"));
  await page.waitForFunction(isTaken);
}

/** Each label of the bar at the foot of a phone fits on one line in its column, in a legible size. */
export async function expectTabsFit(page: Page): Promise<void> {
  const tabs = page.locator(".work-tabs a");
  await expect(tabs).toHaveCount(5);
  const misfits = await tabs.evaluateAll((all) =>
    all.flatMap((tab) => {
      const label = tab.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
      const pixels = Number.parseFloat(getComputedStyle(tab).fontSize);
      const fits = pixels >= 13 && label.height < 2 * pixels && label.width <= tab.clientWidth;
      return fits ? [] : [`${tab.textContent}: ${pixels} px, ${label.width} of ${tab.clientWidth} wide`];
    }),
  );
  expect(misfits).toEqual([]);
}

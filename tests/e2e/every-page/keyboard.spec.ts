import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";
import { PHONE, WIDE } from "#tests/e2e/support/violations.ts";

/** One of each kind: text with a calculator, a map, a long form, cards, dates, a desk with tabs. */
const pages = [
  ...["/services/solar-panels", "/local-areas", "/planner"].map((path) => ({ path, as: null })),
  ...["/leads", "/profile"].map((path) => ({ path, as: "approved@demo.example" })),
  { path: "/admin/installers/demo-rival1", as: "admin@demo.example" },
];

for (const { path, as } of pages) {
  test(`the Tab key reaches everything on ${path}, with visible focus`, async ({ page, demo }) => {
    if (as) await becomePerson(page, { client: await demo(as) });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const { expected, stops } = await walked(page);
      const where = `${viewport.width} px`;
      expect(
        expected.filter((name) => !stops.some((stop) => stop.name === name)),
        `not reached at ${where}`,
      ).toEqual([]);
      expect(
        namesOf(stops, ({ isShown }) => !isShown),
        `focus not shown at ${where}`,
      ).toEqual([]);
      expect(
        namesOf(stops, ({ isInSight }) => !isInSight),
        `covered or out of sight at ${where}`,
      ).toEqual([]);
    }
  });
}

// Whether the bar is shown at its turn depends on what is in view by then.
test("the Tab key reaches the bar at the foot of a phone while it is shown", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  for (const path of ["/", "/services/solar-panels", "/croydon-renewable-energy", "/business"]) {
    await page.goto(path);
    const bar = page.locator("[data-hide-near][data-settled]");
    await betweenItsTargets(page);
    await expect(bar, path).toBeVisible();
    const links = await bar.getByRole("link").allTextContents();
    expect(links.length, path).toBeGreaterThan(1);
    await bar.evaluate(focusBefore);
    const stops: { words: string; isShown?: boolean; isInSight?: boolean }[] = [];
    for (const _ of links) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(atFocus);
      stops.push({ words: await page.locator(":focus").innerText(), ...stop });
    }
    expect(stops, path).toMatchObject(links.map((words) => ({ words, isShown: true, isInSight: true })));
  }
});

interface Stop {
  name: string;
  /** An outline or a shadow shows the focus. */
  isShown: boolean;
  isInSight: boolean;
}

const namesOf = (stops: Stop[], isWrong: (stop: Stop) => boolean) => stops.filter(isWrong).map(({ name }) => name);

/** Tabs through the page as far as it goes. */
async function walked(page: Page): Promise<{ expected: string[]; stops: Stop[] }> {
  const expected = await page.evaluate(markAll);
  const stops: Stop[] = [];
  for (let presses = 0; presses < 2 * expected.length + 40; presses++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(atFocus);
    if (!stop) break;
    stops.push(stop);
  }
  return { expected, stops };
}

/** Numbers everything visible and usable, with its name. */
function markAll(): string[] {
  const usable = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]";
  const groups = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>(usable)].flatMap((element, index) => {
    if (element.tabIndex < 0 || element.matches(":disabled") || element.closest("[inert]")) return [];
    // Anything that hides while the form is in view may be gone at its turn; it has its own test.
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[data-hide-near]")) return [];
    if (element instanceof HTMLInputElement && element.type === "radio") {
      // One stop for a group; arrow keys do the rest.
      if (groups.has(element.name)) return [];
      groups.add(element.name);
      const chosen = document.querySelector<HTMLElement>(`input[name="${element.name}"]:checked`) ?? element;
      chosen.dataset.stop ??= `${index} ${element.name}`;
      return [chosen.dataset.stop];
    }
    const words = element.getAttribute("aria-label") ?? (element.textContent?.trim() || element.getAttribute("name"));
    element.dataset.stop = `${index} ${element.localName} ${(words ?? "").slice(0, 40)}`;
    return [element.dataset.stop];
  });
}

/** Scrolls to where neither the form nor a button that links to it is in view. */
async function betweenItsTargets(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hiders = [...document.querySelectorAll('#quote, main .btn[href="#quote"]')].filter(
      (element) => !element.closest("[data-hide-near]") && element.checkVisibility(),
    );
    const near = hiders.map((element) => element.getBoundingClientRect());
    const screen = window.innerHeight;
    for (let top = 0; top + screen < document.documentElement.scrollHeight; top += screen / 2) {
      if (near.every((box) => box.bottom < top || box.top > top + screen)) return window.scrollTo(0, top);
    }
  });
}

/** Focuses what precedes it without scrolling. */
function focusBefore(bar: Element): void {
  const earlier = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      bar.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  earlier.at(-1)?.focus({ preventScroll: true });
}

function atFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  // The parts of a date take the focus one after another, the last with the browser's own ring.
  const isDate = element.matches("input[type=date], input[type=datetime-local]");
  const bearers = [element, element.closest("label"), element.nextElementSibling];
  // A card whose link fills it shows the focus itself.
  const card = element.closest("li");
  const cardShows = card !== null && getComputedStyle(card).outlineStyle !== "none";
  const isRinged = bearers.some((bearer) => {
    if (!bearer) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(bearer);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  });
  const parts = [...element.getClientRects()];
  const isInSight = parts.some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((share) => {
      const at = document.elementFromPoint(left + width * share, top + height / 2);
      return at !== null && (element.contains(at) || at.contains(element) || element.closest("label")?.contains(at));
    }),
  );
  return {
    name: element.dataset.stop ?? element.outerHTML.slice(0, 80),
    isShown: isRinged || cardShows || isDate,
    isInSight,
  };
}

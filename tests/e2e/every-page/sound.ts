import { expect, type Page } from "@playwright/test";
import {
  bubbleFlaws,
  caretFlaws,
  digitFlaws,
  emailFlaws,
  headingFlaws,
  labelFlaws,
  tableFlaws,
} from "#tests/e2e/every-page/flaws.ts";
import { expectTabsFit } from "#tests/e2e/support/on-page.ts";
import {
  expectAccessibleAtEveryWidth,
  expectNoViolations,
  PHONE,
  violationsOn,
  WIDE,
} from "#tests/e2e/support/violations.ts";

/** Widths at which table rows are no longer cards, and a table may still scroll. */
const TABLE_WIDTHS = [1000, 870];

/** Everything that must hold on any page. */
export async function expectSound(page: Page): Promise<void> {
  const always = [headingFlaws, digitFlaws, emailFlaws, caretFlaws, bubbleFlaws];
  const checks = (await asksAnybody(page)) ? [...always, labelFlaws] : always;
  expect((await Promise.all(checks.map((flawsOf) => flawsOf(page)))).flat()).toEqual([]);
  await expectTablesReached(page);
  await expectAccessibleAtEveryWidth(page);
  expect(await caretFlaws(page), "dark").toEqual([]);
  if ((await page.locator(".work-tabs").count()) > 0) await expectTabsFit(page);
  await expectWorkingLinks(page);
}

/** The planner and the working area name sections after their fields ("Notes", "Your own tariff"). */
async function asksAnybody(page: Page): Promise<boolean> {
  return !/^\/(planner|demo)/.test(new URL(page.url()).pathname) && !(await sessionOf(page));
}

async function sessionOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name.endsWith("session_token"))?.value;
}

async function expectTablesReached(page: Page): Promise<void> {
  if ((await page.locator(".table-wrap").count()) === 0) return;
  expect(await tableFlaws(page, { mayScroll: false })).toEqual([]);
  for (const width of TABLE_WIDTHS) {
    await page.setViewportSize({ ...WIDE, width });
    expect(await tableFlaws(page, { mayScroll: true }), `${width} px`).toEqual([]);
  }
}

/** For one page of each template: the other colours of both widths, and forced colours. */
export async function expectSoundInEveryColour(page: Page): Promise<void> {
  await expectNoViolations(page, "dark", WIDE);
  await expectNoViolations(page, "light", PHONE);
  await page.emulateMedia({ forcedColors: "active" });
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await violationsOn(page), `${viewport.width} px, forced colours`).toEqual([]);
  }
  expect(await caretFlaws(page), "forced colours").toEqual([]);
}

/** Links in mails, which other tests have requested and perhaps used. */
const PRIVATE =
  /^\/(requests\/|auth\/confirm\/|join\/|data\/|(reset-password|account\/(confirm-email|stop-change)|alerts)\?token=)/;
/** Links that worked, each with the session that followed it: most pages share most of theirs. */
const followed = new Set<string>();

async function expectWorkingLinks(page: Page) {
  const links = page.getByRole("link", { includeHidden: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const here = new URL(page.url());
  const own = hrefs.map((href) => new URL(href, here)).filter(({ origin }) => origin === here.origin);
  const places = own.filter(({ hash, pathname }) => hash && pathname === here.pathname);
  const ids = places.map(({ hash }) => decodeURIComponent(hash.slice(1)));
  const unclear = (ids: string[]) =>
    ids.filter((id) => document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length !== 1);
  expect(await page.evaluate(unclear, ids), "links to no place in the page, or to several").toEqual([]);
  // A failure's "Try again" links to the page itself.
  const elsewhere = own.filter(
    ({ pathname, search }) => pathname !== here.pathname && !PRIVATE.test(pathname + search),
  );
  const session = await sessionOf(page);
  for (const address of new Set(elsewhere.map(({ pathname, search }) => pathname + search))) {
    if (followed.has(`${session} ${address}`)) continue;
    expect((await page.request.get(address)).status(), `link to ${address}`).toBeLessThan(400);
    followed.add(`${session} ${address}`);
  }
}

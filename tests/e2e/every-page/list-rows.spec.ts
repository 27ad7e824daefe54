import { expect, type Page } from "@playwright/test";
import { bought, outlinedRequest, reportLead, stoppedRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { takenOver } from "#tests/e2e/support/on-page.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";

/** How many rows of a list are seen at once, on a desk and on a phone. */
const SCREENS = [
  { size: { width: 1280, height: 860 }, rows: 8 },
  { size: { width: 360, height: 780 }, rows: 5 },
];

const ROW = ".data-table.is-dense tbody tr, .bought tbody tr, .wait-row, .talk-list > li, .queue-fold";

const desk = [
  "/admin",
  "/admin/work",
  "/admin/leads",
  "/admin/leads/all",
  "/admin/projects",
  "/admin/payments",
  "/admin/purchases",
  "/admin/refunds",
  "/admin/stops",
  "/admin/audit",
  "/admin/security",
  "/admin/users",
  "/admin/operation#mails",
];
const company = ["/leads?tab=purchased", "/messages", "/quotes", "/credits?tab=history"];

test("each list of the desk shows 8 rows, on a phone 5", async ({ page, people, admin }) => {
  await Promise.all([stoppedRequest(people), bought(people).then(reportLead)]);
  await becomePerson(page, { client: admin });
  await expectRows(page, desk);
});

test("each list of a company shows 8 rows, on a phone 5", async ({ page, people, demo }) => {
  await becomePerson(page, { client: await demo("approved@demo.example") });
  await expectRows(page, company);
  await becomePerson(page, (await stoppedRequest(people)).installer);
  await expectRows(page, ["/stops", "/team"]);
  await becomePerson(page, (await outlinedRequest(people)).company);
  await expectRows(page, ["/outlines"]);
});

async function expectRows(page: Page, paths: readonly string[]): Promise<void> {
  const short: string[] = [];
  for (const path of paths) {
    for (const { size, rows } of SCREENS) {
      await page.setViewportSize(size);
      await page.goto(path);
      // Copies made before would be a difference to what the server sent.
      await takenOver(page);
      const seen = await rowsInView(page);
      if (seen < rows) short.push(`${path} shows ${seen} rows at ${size.width}x${size.height}`);
    }
  }
  expect(short).toEqual([]);
}

/** Of a list that is filled up with copies of its last row: what is asked is how many there is room for. */
async function rowsInView(page: Page): Promise<number> {
  return page.locator("main").evaluate((main, row) => {
    const anchor = location.hash ? document.querySelector(location.hash)?.closest("section") : main;
    const [first] = (anchor ?? main).querySelectorAll(row);
    if (!first) return 0;
    const list = first.parentElement;
    const last = list?.lastElementChild;
    for (let copies = 0; copies < 12; copies++) last?.after(last.cloneNode(true));
    if (location.hash) document.querySelector(location.hash)?.scrollIntoView();
    const end = (selector: string, side: "top" | "bottom", otherwise: number) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && box.height > 0 ? box[side] : otherwise;
    };
    const bottom = end(".work-tabs", "top", window.innerHeight);
    const top = Math.max(0, end(".work-bar", "bottom", 0));
    const boxes = [...(anchor ?? main).querySelectorAll(row)].map((one) => one.getBoundingClientRect());
    return boxes.filter((box) => box.height > 0 && box.top >= top && box.bottom <= bottom).length;
  }, ROW);
}

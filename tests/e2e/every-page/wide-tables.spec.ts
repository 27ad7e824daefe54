import { expect } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { test } from "#tests/e2e/town/fixtures.ts";
import { aWord, becomePerson, signIn } from "#tests/e2e/town/people.ts";

/** From the width on at which rows are no longer cards. */
const WIDE = 1280;
const WIDTHS = [870, 1000, WIDE];

/** What other people write is as long as they like. */
const LONG_WORDS = {
  customer_name: "Bartholomew Featherstonehaugh",
  location: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  service_type: "ev-chargers",
};

const lists = {
  "admin@demo.example": [
    "/admin",
    "/admin/leads",
    "/admin/leads/all",
    "/admin/payments",
    "/admin/users",
    "/admin/audit",
  ],
  "approved@demo.example": ["/leads?tab=purchased", "/credits?tab=history", "/quotes"],
};

for (const [email, paths] of Object.entries(lists)) {
  test(`no column of a list of ${email} is out of reach, and no company's name is broken inside a word`, async ({
    page,
    people,
    newClient,
  }) => {
    const address = `${aWord()}.featherstonehaugh@featherstonehaugh-cholmondeley.example`;
    await people.lead({ form: { ...LONG_WORDS, customer_email: address } });
    const client = await newClient();
    await signIn(client, { email, password: demoPassword });
    await becomePerson(page, { client });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(path);
        const tables = await page.locator(".table-wrap").evaluateAll((all) =>
          all.map((table) => {
            const scrolls = getComputedStyle(table).overflowX === "auto";
            const fits = table.scrollWidth <= table.clientWidth;
            const isReached = fits || scrolls;
            const broken = [...table.querySelectorAll('th[scope="row"] a')].filter((name) => isBroken(name));
            return { fits, isReached, broken: broken.map((name) => name.textContent) };

            /** Narrower than its longest word. */
            function isBroken(name: Element): boolean {
              const words = (name.textContent ?? "").split(/\s+/);
              const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? "";
              const probe = name.cloneNode() as HTMLElement;
              probe.style.cssText = "position: absolute; white-space: nowrap; width: auto";
              probe.textContent = longest;
              name.after(probe);
              const needed = probe.getBoundingClientRect().width;
              probe.remove();
              return needed > (name.parentElement?.clientWidth ?? 0);
            }
          }),
        );
        for (const { fits, isReached, broken } of tables) {
          if (width === WIDE) expect(fits, `${path} without scrolling`).toBe(true);
          expect(isReached, `${path} at ${width} px`).toBe(true);
          expect(broken, `${path} at ${width} px`).toEqual([]);
        }
      }
    }
  });
}

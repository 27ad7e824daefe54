import { expect } from "@playwright/test";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";

test.use({ viewport: { width: 360, height: 780 } });

test("a newly bought lead starts with the number to call and the hours left, until the company has tried", async ({
  people,
  page,
}) => {
  const { installer, customer, address } = await boughtRequest(people);
  await becomePerson(page, installer);
  await page.goto(address);

  const band = page.getByRole("region", { name: "Call first" });
  const number = band.getByRole("link", { name: customer.phone });
  await expect(number).toHaveAttribute("href", /^tel:\+44/);
  await expect(band).toContainText("23 hours left of the 24 hours");
  await band.getByRole("button", { name: "Texted" }).click();
  await page.getByRole("link", { name: "Nothing for now" }).click();
  await expect(page.getByRole("region", { name: "History" })).toContainText(`Texted. Sent by ${installer.contactName}`);
  await expect(band).not.toContainText("hours left");
  await expect(page.getByRole("region", { name: "Next act" })).toContainText("No next act.");
});

for (const scripts of ["on", "off"]) {
  test.describe(`with scripts ${scripts}, on a phone`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    test("two clicks note a call without an answer, and when to call again", {
      tag: scripts === "on" ? "@story" : [],
    }, async ({ people, page }) => {
      const { installer, address } = await boughtRequest(people);
      await becomePerson(page, installer);
      await page.goto(address);
      await page.getByRole("button", { name: "No answer" }).click();
      const then = page.getByRole("form", { name: /^No answer, noted at \d\d:\d\d\.$/ });
      const offered = await then.getByLabel("Time").inputValue();
      expect(offered, "9:00").toMatch(/^\d{4}-\d\d-\d\dT09:00$/);
      expect([1, 2, 3, 4, 5], "Monday to Friday").toContain(new Date(`${offered}Z`).getUTCDay());
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
      await then.getByRole("button", { name: "Call again" }).click();
      await expect(then).toHaveCount(0);
      const act = page.getByRole("region", { name: "Next act" });
      await expect(act).toContainText("Call again");
      await expect(act).toContainText(/day \d+ \w+, 09:00, you are told/);
      await expect(page.getByRole("region", { name: "History" })).toContainText("No answer");
      await act.getByRole("button", { name: /^Done/ }).click();
      await expect(act).toContainText("No next act.");
    });

    test("a wrong number opens the report filled in", async ({ people, page }) => {
      const { installer, customer, address } = await boughtRequest(people);
      await becomePerson(page, installer);
      await page.goto(address);
      await page.getByRole("button", { name: "Wrong number" }).click();
      const report = page.getByRole("region", { name: "Report a bad lead" });
      await expect(report.getByLabel("What is wrong?")).toHaveValue("wrong_phone");
      await expect(report.getByLabel("Note")).toHaveValue(
        new RegExp(`^Called ${customer.phone} on .*: wrong number\\.$`),
      );
      await report.getByRole("button", { name: "Report this lead" }).click();
      await expect(report).toContainText("You have reported this lead");
    });

    test("what a day needs is within two screens, before what the customer asks for", async ({ people, page }) => {
      const { installer, address } = await boughtRequest(people);
      await becomePerson(page, installer);
      await page.goto(address);
      const topOf = async (name: string) => (await page.getByRole("heading", { name, level: 2 }).boundingBox())?.y ?? 0;
      const names = ["Call first", "Next act", "Stage", "Quote", "Messages", "Notes", "What the customer told us"];
      const tops: number[] = [];
      for (const name of names) tops.push(await topOf(name));
      expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
      const note = await page.getByRole("button", { name: "Add note" }).boundingBox();
      expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(2 * 780);
    });
  });
}

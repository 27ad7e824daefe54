import { expect } from "@playwright/test";
import { boughtRequest, reportLead } from "#tests/e2e/every-page/bought-lead.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";
import { PHONE, tooWide } from "#tests/e2e/support/violations.ts";

/** Addresses that anyone or somebody from the demonstration opens, each with what can be done there. */
const places: Record<string, readonly (readonly [path: string, control: string])[]> = {
  "": [
    ["/installers", "Show installers"],
    ["/installers?postcode=RG4&technology=solar", "Show installers"],
    ["/installers/kestrelmoor-solar-storage-ltd", "Get quotes"],
    ["/reviews-policy", "Complain"],
    ["/transparency", "How this is counted"],
    ["/how-it-works-for-installers", "Sign up as an installer"],
    ["/complaints", "Send my complaint"],
  ],
  "approved@demo.example": [
    ["/reviews", "Reply"],
    ["/credits/verify", "Download proof"],
    ["/profile", "Take it down"],
  ],
  "suspended@demo.example": [["/second-look", "Ask for a second look"]],
  "admin@demo.example": [
    ["/admin/reviews", "Remove it"],
    ["/admin/appeals", "Second looks"],
    ["/admin/signals", "Signals"],
    ["/admin/refunds", "Refund requests"],
    ["/admin/contract-names", "Contract names"],
  ],
};

test.use({ javaScriptEnabled: false, viewport: PHONE });

test("what we show of companies fits a phone and works without scripts", { tag: "@story" }, async ({
  page,
  demo,
  people,
}) => {
  const request = await boughtRequest(people);
  await reportLead(request);
  const { link } = request.customer;
  const purchaseId = request.address.split("/").at(-1);
  const theirs = [
    [link, "What we checked"],
    [`${link}/passports/${purchaseId}`, "Check the name on your contract"],
    [`${link}/contract-name`, "Compare"],
    [`${link}/deposit`, "Your deposit"],
    [`${link}/reviews/${purchaseId}`, "complain"],
    [`${link}/question`, "I asked and my details are right"],
    [`${link}/question?answer=number`, "Send my answer"],
  ] as const;
  for (const [who, pages] of [["", theirs] as const, ...Object.entries(places)]) {
    await page.context().clearCookies();
    if (who) await becomePerson(page, { client: await demo(who) });
    for (const [path, control] of pages) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expect(page.getByText(control).filter({ visible: true }).first(), `${control} on ${path}`).toBeVisible();
      expect(await tooWide(page), path).toEqual([]);
    }
  }
});

import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { dismissNotice, expectNotice, waitingRow } from "#tests/e2e/support/on-page.ts";
import { becomePerson, send } from "#tests/e2e/support/people.ts";

test("a waiting company is found, checked, noted, approved and given credits with a reason", async ({
  people,
  page,
  admin,
}) => {
  const installer = await people.installer({ status: "pending" });
  await becomePerson(page, { client: admin });
  await expect(await waitingRow(page, "Application", installer.companyName)).toContainText(
    "0 of 2 checks passed, missing: Insurance, Identity",
  );
  await page.goto("/admin");
  await page.getByLabel("Company, contact or email").fill(installer.email.toUpperCase());
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByLabel("Account status").selectOption("Pending");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/[?&]status=pending/);
  await expect(page.getByText("1 installer found.")).toBeVisible();
  await page
    .getByRole("row", { name: installer.companyName })
    .getByRole("link", { name: installer.companyName })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: installer.companyName })).toBeVisible();

  const vetting = page.getByRole("region", { name: "Vetting" });
  const check = vetting.getByRole("listitem").filter({ hasText: "Insurance" }).first();
  await check.getByText("Record check").click();
  await check.getByRole("button", { name: "Save check" }).click();
  await expect(check).toContainText("Choose whether it passed.");
  await check.getByLabel("Outcome").selectOption("Passed");
  await check.getByLabel("Evidence").fill("Policy 77, seen on paper.");
  await check.getByRole("button", { name: "Save check" }).click();
  await expect(check).toContainText("Enter the holder exactly as it is printed.");
  const paper = {
    Insurer: "Aviva",
    "Policy number": "77",
    "Holder, as printed": "Somebody Else Ltd",
    Cover: "1000000",
  };
  for (const [label, text] of Object.entries(paper)) await check.getByLabel(label, { exact: true }).fill(text);
  await check.getByRole("button", { name: "Save check" }).click();
  await expectNotice(page, "Check saved");
  await expect(check).toContainText("Policy 77, seen on paper.");
  await expect(check).toContainText("admin@demo.example");
  await expect(check).toContainText("Different name");
  await expect(check.getByLabel("Outcome")).toBeHidden();

  await expect(
    page.getByText(/^Once approved: Other services open until [^:]+ \(identity not checked\)\.$/),
  ).toBeVisible();
  const moreTime = page.getByRole("region", { name: "More time for open checks" });
  await moreTime.getByRole("button", { name: "Grant more time" }).click();
  await expect(moreTime).toContainText("Say why they get more time.");
  await moreTime.getByLabel("Technology").selectOption({ index: 1 });
  await moreTime.getByLabel(/^Reason/).fill("The register is slow.");
  await moreTime.getByLabel("Last day").fill(new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10));
  await moreTime.getByRole("button", { name: "Grant more time" }).click();
  await expectNotice(page, "More time granted");
  await expect(moreTime).toContainText("The register is slow.");
  await moreTime.getByRole("button", { name: "End it" }).click();
  await expectNotice(page, "More time ended");
  await expect(moreTime).not.toContainText("The register is slow.");

  const tabs = page.getByRole("navigation", { name: "This company" });
  await tabs.getByRole("link", { name: "Timeline", exact: true }).click();
  await page.getByLabel("New note").fill("Called them.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expectNotice(page, "Note added");
  const timeline = page.getByRole("region", { name: "Timeline", exact: true });
  await expect(timeline.getByRole("listitem").first()).toContainText("Called them.");

  const approve = page.getByRole("button", { name: "Approve", exact: true });
  await expect(approve).toHaveAccessibleDescription(installer.companyName);
  await approve.click();
  await expect(page.getByRole("main")).toContainText(
    /\d of \d+ checks passed\. Open: .*identity.*\. They could buy for 30 days\./,
  );
  await page.getByRole("button", { name: "Approve anyway" }).click();
  await expectNotice(page, "Status Updated");
  await expect(timeline).toContainText(/approved .*, \d+ of \d+ checks open: .*insurance/);
  await tabs.getByRole("link", { name: "Money" }).click();
  await page.getByRole("button", { name: "Grant credits" }).click();
  await expect(page.getByRole("region", { name: "Grant credits" })).toContainText(/Enter|Give|Say/);
  await page.getByLabel("Amount").fill("25");
  await page.getByLabel(/^Reason, shown/).fill("Two bad leads.");
  await page.getByRole("button", { name: "Grant credits" }).click();
  await expectNotice(page, "Credits Added");
  await dismissNotice(page, "Credits Added");
  await page.getByRole("button", { name: "+10 Credits", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByLabel(/^Reason, shown/)
    .fill("A third one.");
  await page.getByRole("button", { name: "Give 10 credits" }).click();
  await expectNotice(page, "Credits Added");
  await expect(page.getByRole("row", { name: "Granted: Two bad leads." })).toContainText("+25");
  await expect(page.getByText("35 credits", { exact: true })).toBeVisible();
});

test("only administrators can open a company's page, and a forged form does nothing", async ({
  people,
  admin,
  newClient,
}) => {
  const installer = await people.installer();
  const path = `/admin/installers/${installer.id}`;
  for (const address of [path, `${path}.data`]) {
    expect((await installer.client.get(address)).status()).toBe(403);
    expect((await admin.get(address)).headers()["cache-control"]).toBe("no-store");
  }
  const visitor = await newClient();
  expect((await visitor.get(path)).headers().location).toBe(`/auth?next=${encodeURIComponent(path)}`);
  const note = { intent: "note", noteId: randomUUID(), note: "Mine." };
  expect((await installer.client.post(path, { form: note })).status()).toBe(403);
  expect((await visitor.post(path, { form: note })).status()).toBe(302);
  expect(await (await admin.get(path)).text()).not.toContain("Mine.");
  await send(admin, path, { intent: "note", noteId: "1", note: "x" }, 404);
  await send(admin, path, { intent: "nothing" }, 404);
  expect((await admin.get("/admin/installers/nobody")).status()).toBe(404);
});

test("keeps clicks and input from before hydration", async ({ people, page, admin }) => {
  const installer = await people.installer();
  await becomePerson(page, { client: admin });
  const scripts = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`/admin/installers/${installer.id}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  const reason = page.getByLabel("Reason, sent to the installer");
  await reason.fill("Their insurance has ended.");
  scripts.resolve();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactProps")));
  await expect(reason).toHaveValue("Their insurance has ended.");
  await page.getByRole("button", { name: "Suspend and send reason" }).click();
  await expectNotice(page, "Status Updated");
});

test("a decision without a reason comes back in its dialog, with the message at the field", async ({
  people,
  page,
  admin,
}) => {
  const installer = await people.installer();
  await becomePerson(page, { client: admin });
  await page.goto(`/admin/installers/${installer.id}`);
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const reason = dialog.getByLabel("Reason, sent to the installer");
  for (const typed of ["", " "]) {
    await reason.fill(typed);
    await dialog.getByRole("button", { name: "Suspend and send reason" }).click();
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAccessibleDescription(/Give a reason/);
  }
  await reason.fill("Their insurance has ended.");
  await dialog.getByRole("button", { name: "Suspend and send reason" }).click();
  await expectNotice(page, "Status Updated");
});

import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { capturedMails, linkIn } from "#tests/e2e/support/mailbox.ts";
import { aPhone, aWord, becomePerson } from "#tests/e2e/support/people.ts";

const PLAN = new URLSearchParams({
  postcode: "CR0",
  type: "semi",
  built: "1919-1944",
  beds: "3",
  electricity: "4200",
  azimuth: "225",
});

test.use({ javaScriptEnabled: false });

test("a plan goes with a request; an installer reads it before buying, and nothing of who asked", async ({
  page,
  people,
  newClient,
}) => {
  const surname = `${aWord()}thwaite`;
  const email = `${aWord()}@example.com`;
  await page.goto(`/planner/quotes?plan=${encodeURIComponent(PLAN.toString())}`);
  const form = page.getByRole("form", { name: "Get 3 free quotes" });
  await expect(form).toContainText(
    "Your plan goes with your request: home, use, wishes. No more of your address than the form asks.",
  );
  await expect(form.getByLabel("Service Required")).toHaveValue("solar-panels");
  await expect(form.getByLabel("Property Type")).toHaveValue("house");
  await expect(form.getByLabel("Postcode")).toHaveValue("CR0 ");
  const known = page.getByRole("region", { name: "What your plan says" });
  await expect(known.getByRole("listitem")).toHaveCount(3);
  await expect(known.getByRole("link", { name: "Change" })).toHaveAttribute("href", /^\/planner\?postcode=CR0/);
  await expect(form.getByLabel("Send my plan with this request")).toBeChecked();
  // Refused once, it is still there.
  await form.getByRole("button", { name: "Get my 3 free quotes" }).click();
  await form.getByLabel("Full Name").fill(`Winifred ${surname}`);
  await form.getByLabel("Email Address").fill(email);
  await form.getByLabel("Phone Number").fill(aPhone());
  await form.getByLabel("Postcode").fill("CR0 2YR");
  await form.getByRole("button", { name: "Get my 3 free quotes" }).click();
  await expect(page).toHaveURL(/thank-you/);

  const client = await newClient();
  await expect.poll(async () => (await capturedMails(client, email)).length).toBeGreaterThan(0);
  const [mail] = await capturedMails(client, email);
  if (!mail) throw new Error("no mail came");
  const link = linkIn(mail);
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my request" }).click();
  await page.goto(`${link}/brief`);
  await expect(page.getByLabel("Electricity you use in a year")).toHaveValue("4200");
  await expect(page.locator(".certified").filter({ visible: true })).toHaveText(["From your plan", "From your plan"]);
  await expect(page.getByText("We assumed in your plan: Usual, 30°")).toBeVisible();
  const shown = page.getByRole("region", { name: "Energy plan" });
  await expect(shown).toContainText("Semi, 1919–1944, 3 bedrooms, 101 m²");
  expect(await (await client.get(`${link}/brief.json`)).json()).toMatchObject({
    plan: { home: { type: "semi" }, use: { electricityKwh: 4200 } },
    answers: { roofs: [{ facing: "south_west" }], electricityKwh: 4200 },
  });

  await becomePerson(page, await people.installer());
  await page.goto("/leads");
  const card = page.getByRole("article").filter({ hasText: "Winifred" }).first();
  await card.getByText("The home and its energy plan").click();
  await expect(card).toContainText("4 kWp facing south-west at 35°");
  const text = await card.innerHTML();
  for (const secret of [surname, email, "2YR"]) expect(text).not.toContain(secret);
});

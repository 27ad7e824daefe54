import { expect } from "vitest";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { PASSWORD, send, signIn } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";
import { aColleague } from "#tests/http/installer/a-colleague.ts";
import { setUpFactor } from "#tests/http/installer/second-factor.ts";
import { appCode } from "#tests/support/authenticator.ts";

const known = { currentPassword: PASSWORD };

test("an owner requires two-factor sign-in of everybody once they have it themselves, with the password", async ({
  people,
}) => {
  const owner = await people.installer();
  const form = { intent: "require-two-factor", isRequired: "yes" };
  const asked = await (await send(owner.client, "/team", form, 422)).text();
  expect(asked).toContain("Please enter your current password.");
  const refused = await (await send(owner.client, "/team", { ...form, ...known }, 422)).text();
  expect(refused).toContain("Turn on your own two-factor sign-in first");
  const secret = await setUpFactor(owner.client);
  await send(owner.client, "/team", { ...form, ...known, code: appCode(secret, 1) }, 302);
  expect(await (await owner.client.get("/team")).text()).toMatch(/name="isRequired"[^>]*checked/);
  await mailTo(owner.client, owner.email, /now requires two-factor sign-in$/);
  await send(owner.client, "/team", { intent: "require-two-factor" }, 302);
  await mailTo(owner.client, owner.email, /no longer requires two-factor sign-in$/);
});

test("an owner resets the second factor of a colleague, who signs in with the password and is mailed", async ({
  people,
  db,
  newClient,
}) => {
  const owner = await people.installer();
  const sam = await aColleague({ db, newClient }, owner);
  const other = await aColleague({ db, newClient }, owner, "owner");
  await setUpFactor(sam.client);
  await setUpFactor(other.client);
  const card = async (userId: string) => (await owner.client.get(`/team?change=${userId}`)).text();
  expect(await card(other.userId)).toContain("only we reset an owner’s second factor, 24 hours after");
  expect(await card(sam.userId)).toContain('value="reset-second-factor"');
  const reset = { intent: "reset-second-factor", userId: sam.userId };
  await send(owner.client, "/team", reset, 422);
  await send(owner.client, "/team", { ...reset, userId: other.userId, ...known }, 409);
  await send(owner.client, "/team", reset, 302);
  expect((await sam.client.get("/account")).status(), "signed out").toBe(302);
  await mailTo(owner.client, sam.email, /^Your second factor for Fairwatt was reset$/);
  const again = await newClient();
  await signIn(again, { email: sam.email, password: PASSWORD });
  expect((await again.get("/dashboard")).status()).toBe(200);
  expect(await (await send(owner.client, "/team", reset, 409)).text()).toContain("has no second factor");
  await setUpFactor(again);
});

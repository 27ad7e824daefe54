import { expect, onTestFinished } from "vitest";
import { send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";
import { startPushService } from "#tests/support/stand-ins/push-service.ts";

test("an unusable browser subscription is refused above the devices", async ({ people }) => {
  const { client } = await people.installer();
  const area = { basePostcode: "LD2 3AA", radiusMiles: "12", services: "heat-pumps" };
  await send(client, "/profile", { form: "coverage", ...area }, 302);
  const service = await startPushService();
  onTestFinished(() => service.close());
  const { form } = service.newBrowser();
  const given = { form: "notify-device", from: "notices", ...form };
  const refused = await send(client, "/account/notices", { ...given, publicKey: "BA" }, 422);
  expect(await refused.text()).toContain("Your browser gave an address that we cannot use.");
  const waiting = await people.installer({ status: "pending" });
  await send(waiting.client, "/account/notices", given, 403);
  await send(client, "/account/notices", { form: "drop-device", id: "0192a3b4-0000-7000-8000-000000000000" }, 404);
});

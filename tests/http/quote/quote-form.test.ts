import { expect } from "vitest";
import { limits } from "#config/limits.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { aWord, quoteForm, send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";

test("an overlong text, an unknown choice and a control character are refused beside their fields", async ({
  newClient,
}) => {
  const { word: _, ...form } = quoteForm({
    message: "x".repeat(limits.messageLengthMax + 1),
    budget: "a million",
    name: `Sam${String.fromCharCode(0)}`,
  });
  const html = await (await send(await newClient(), "/?index", form, 422)).text();
  expect(html).toContain("Keep this to 2,000 characters. It is 1 too long.");
  expect(html).toContain("Choose a budget from the list.");
  expect(html).toContain("This contains a control character (U+0000)");
});

test("five requests an hour are accepted from one address; the next is refused kindly and keeps its input", async ({
  newClient,
}) => {
  const client = await newClient();
  for (let sent = 0; sent < limits.quoteRequestsPerAddressPerHour; sent++) await ask(client, {}, 302);
  const { word: _, ...form } = quoteForm();
  const refused = await (await send(client, "/?index", form, 429)).text();
  expect(refused, "without scripts the page opens at it").toMatch(
    /<div [^>]*autofocus[^>]*>.{0,1500}Too many requests/s,
  );
  expect(refused).toMatch(/The ones you sent are safe\. Please try again in an hour, or call us\./);
  expect(refused).toContain(`value="${form.email}"`);
  await ask(await newClient(), {}, 302);
});

test("one email may send three requests a day, from any address", async ({ newClient }) => {
  const email = `customer-${aWord()}@example.com`;
  for (const serviceType of ["solar-panels", "ev-chargers", "smart-home"]) {
    await ask(await newClient(), { email, serviceType }, 302);
  }
  await ask(await newClient(), { email, serviceType: "other" }, 429);
});

test("the thank-you page thanks only someone who has just sent the form", async ({ newClient }) => {
  const client = await newClient();
  const { word: _, ...form } = quoteForm();
  const { location = "" } = (await send(client, "/?index", form, 302)).headers();
  expect(await (await client.get(location)).text()).toContain("Thank you! We");
  for (const path of ["/thank-you", "/thank-you?done=1", location.replace(/.$/, (end) => (end === "A" ? "Q" : "A"))]) {
    const page = await (await client.get(path)).text();
    expect(page, path).not.toContain("Thank you!");
    expect(page, path).toContain("You have not sent a request from this page.");
  }
});

async function ask(client: Client, given: Record<string, string>, status: number) {
  const { word: _, ...form } = quoteForm(given);
  return send(client, "/?index", form, status);
}

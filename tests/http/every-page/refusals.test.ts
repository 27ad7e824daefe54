import { expect } from "vitest";
import { limits } from "#config/limits.ts";
import { capturedMails, linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, quoteForm, send, signUpForm } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";

test("an oversized form gets a page that says so, and nothing is saved", async ({ newClient, admin }) => {
  const client = await newClient();
  const { word: _, ...form } = quoteForm({ message: "x".repeat(limits.requestBodyBytesMax) });
  const answer = await send(client, "/?index", form, 413);
  expect(answer.headers()["content-type"]).toContain("text/html");
  expect(await answer.text()).toContain("Your form is too large");
  expect(await (await admin.get("/admin/leads")).text()).not.toContain(form.email);
});

test("anything but a form gets 415 and a page", async ({ newClient, people }) => {
  const client = await newClient();
  const { client: installer } = await people.installer({ status: "pending" });
  const body = JSON.stringify({ intent: "confirm" });
  for (const type of ["application/json", "text/plain", ""]) {
    for (const [who, path] of [
      [client, "/?index"],
      [client, "/auth"],
      [installer, "/leads"],
    ] as const) {
      const answer = await who.post(path, { data: body, headers: { "content-type": type } });
      expect([path, type, answer.status()]).toEqual([path, type, 415]);
      expect(await answer.text()).toContain("Not one of our forms");
    }
  }
  const broken = { "content-type": "multipart/form-data; boundary=x" };
  expect((await client.post("/?index", { data: "no parts here", headers: broken })).status()).toBe(415);
});

test("a link of one kind opens nothing of the other", async ({ people, newClient }) => {
  const client = await newClient();
  const email = `${aWord()}@example.com`;
  await send(client, "/auth?tab=signup", signUpForm({ email }), 302);
  const confirmation = linkIn(await mailTo(client, email, /^Confirm your email/));
  const { link } = await people.customer({ confirmed: false });
  expect((await client.get(confirmation.replace("/auth/confirm", "/requests"))).status()).toBe(404);
  await send(client, link.replace("/requests", "/auth/confirm"), {}, 404);
  await send(client, confirmation, {}, 302);
});

test("a customer's used link changes nothing, and reopens nothing", async ({ people, newClient }) => {
  const client = await newClient();
  const { link, email } = await people.customer();
  await send(client, link, { intent: "confirm" }, 302);
  expect(await (await client.get(link)).text()).toContain("Your request is confirmed");
  await send(client, link, { intent: "close" }, 302);
  await send(client, link, { intent: "confirm" }, 302);
  await send(client, link, { intent: "something else" }, 302);
  expect(await (await client.get(link)).text()).toContain("This request is closed");
  expect((await capturedMails(client)).filter(({ to }) => to === email)).toEqual([]);
});

test("a form from another site is refused, and nothing is done", async ({ people, newClient, site }) => {
  const [installer, lead, customer] = await Promise.all([
    people.installer({ credits: 10 }),
    people.lead(),
    people.customer({ confirmed: false }),
  ]);
  const elsewhere: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${site.url}.evil.example` },
    { origin: site.url.replace("http:", "https:") },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site", origin: site.url },
  ];
  const purchase = { leadId: lead.leadId, purchaseId: "0c7cc1b2-3c3e-4f53-9b0f-0d8c4d1a3f00" };
  const { word: _, ...form } = quoteForm();
  for (const headers of elsewhere) {
    const forms = [
      installer.client.post("/leads", { form: purchase, headers }),
      installer.client.post("/leads.data", { form: purchase, headers }),
      installer.client.post("/sign-out", { form: {}, headers }),
      installer.client.post(customer.link, { form: { intent: "confirm" }, headers }),
      (await newClient()).post("/?index", { form, headers }),
    ];
    for (const answer of await Promise.all(forms)) {
      expect([answer.url(), headers, answer.status()]).toEqual([answer.url(), headers, 403]);
      expect(await answer.text()).toContain("This form was sent from another site, so nothing was done.");
    }
  }
  expect(await (await installer.client.get("/leads?tab=purchased")).text()).toContain("No Purchased Leads");
  expect(await (await installer.client.get(customer.link)).text()).toContain("One more step");

  const headers = { origin: site.url, "sec-fetch-site": "same-origin" };
  expect((await installer.client.post("/leads", { form: purchase, headers })).status()).toBe(302);
});

import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { limits } from "#config/limits.ts";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { becomePerson, send } from "#tests/e2e/support/people.ts";
import { API, aKey } from "#tests/http/api/program.ts";
import { aJpeg, aPdf, aPng } from "#tests/support/documents.ts";

const upload = (name: string, bytes: Uint8Array, mimeType = "application/pdf") => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

test("a company adds PDFs to the quote that it writes, takes one back, and is told what is wrong", async ({
  page,
  people,
}) => {
  const { installer, address } = await boughtRequest(people, { serviceType: "solar-panels" });
  await becomePerson(page, installer);
  await page.goto(`${address}/quote?step=review`);
  const files = page.locator("#files");
  await files.getByLabel("PDFs").setInputFiles(upload("roof.pdf", aPng()));
  await files.getByRole("button", { name: "Add to the quote" }).click();
  await expect(files.getByText("This file is not a PDF. Choose another.").first()).toBeVisible();
  await files.getByLabel("PDFs").setInputFiles([upload("Shading.pdf", aPdf("1")), upload("Terms.pdf", aPdf("2"))]);
  await files.getByRole("button", { name: "Add to the quote" }).click();
  await expect(files.getByRole("link")).toHaveText(["Shading.pdf", "Terms.pdf"]);
  await files.getByRole("button", { name: "Remove Shading.pdf" }).click();
  await expect(files.getByRole("link")).toHaveText(["Terms.pdf"]);
  await expect(files.getByText("At most 2, 10 MB each.")).toBeVisible();
});

test("files chosen for a message stay chosen until it is sent, and none is sent for nothing", {
  tag: "@story",
}, async ({ page, people }) => {
  const { customer, installer, address } = await boughtRequest(people);
  await page.goto(`${customer.link}/messages/${address.split("/").at(-1)}`);
  let posts = 0;
  page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
  const words = page.getByLabel(`Write to ${installer.companyName}`);
  const files = page.getByLabel("Files");
  const send = page.getByRole("button", { name: "Send message" });
  const chosen = () => files.evaluate((field: HTMLInputElement) => [...(field.files ?? [])].map(({ name }) => name));

  await files.setInputFiles([
    upload("roof.jpg", aJpeg()),
    upload("huge.pdf", new Uint8Array(limits.documentBytesMax + 1)),
  ]);
  await expect(files).toHaveAccessibleDescription(/This file is larger than 10 MB\. Choose a smaller one\.$/);
  await send.click();
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(/Write a message\.$/);
  await expect(files).toHaveAttribute("aria-invalid", "true");
  expect(posts).toBe(0);

  await files.setInputFiles([upload("roof.jpg", aJpeg()), upload("bill.pdf", aPdf())]);
  await expect(files).not.toHaveAttribute("aria-invalid");
  await words.fill("a".repeat(limits.threadMessageLengthMax + 1));
  await send.click();
  await expect(page.locator(":focus")).toContainText("There is a problem");
  expect(posts).toBe(1);
  expect(await chosen()).toEqual(["roof.jpg", "bill.pdf"]);
  await words.fill("Here is the roof.");
  await send.click();
  const mine = page.getByRole("listitem").filter({ hasText: "Here is the roof." });
  await expect(mine.getByRole("link")).toHaveText(["roof.jpg", "bill.pdf"]);
  expect(await chosen()).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer and a company send each other files, which both download and nobody else", {
    tag: "@story",
  }, async ({ page, people, newClient }) => {
    const { customer, installer, address } = await boughtRequest(people);
    const client = await newClient();
    const talk = `${customer.link}/messages/${address.split("/").at(-1)}`;
    await page.goto(talk);
    const words = page.getByLabel(`Write to ${installer.companyName}`);
    await words.fill("Here is the roof.");
    await page.getByLabel("Files").setInputFiles([upload("roof.jpg", aJpeg()), upload("bill.pdf", aPng())]);
    await page.getByLabel("Files").setInputFiles([upload("x.pdf", Buffer.from("#!/bin/sh"))]);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("This file is not a PDF, JPEG or PNG").first()).toBeVisible();
    await expect(page.getByLabel("Files")).toHaveAttribute("aria-invalid", "true");
    await expect(words).toHaveValue("Here is the roof.");
    await page.getByLabel("Files").setInputFiles([upload("roof.jpg", aJpeg()), upload("bill.pdf", aPng())]);
    await page.getByRole("button", { name: "Send message" }).click();
    const mine = page.getByRole("listitem").filter({ hasText: "Here is the roof." });
    await expect(mine.getByRole("link")).toHaveText(["roof.jpg", "bill.png"]);
    const mail = await mailTo(client, installer.email, /^Message from /);
    expect(mail.text).toContain("With it: roof.jpg, bill.png");

    const theirs = (await mine.getByRole("link").last().getAttribute("href")) ?? "";
    const answer = await client.get(theirs);
    expect([answer.status(), await answer.body()]).toEqual([200, Buffer.from(aPng())]);
    expect(answer.headers()).toMatchObject({
      "content-type": "image/png",
      "content-disposition": "attachment; filename=\"bill.png\"; filename*=UTF-8''bill.png",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });

    await becomePerson(page, installer);
    await page.goto(`${address}/messages`);
    await expect(page.getByRole("link", { name: "bill.png" })).toBeVisible();
    const ours = (await page.getByRole("link", { name: "bill.png" }).getAttribute("href")) ?? "";
    expect((await installer.client.get(ours)).status()).toBe(200);
    await page.getByLabel(/^Write to /).fill("Our drawing.");
    await page.getByLabel("Files").setInputFiles(upload("drawing.pdf", aPdf()));
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("link", { name: "drawing.pdf" })).toBeVisible();

    const stranger = await people.installer({});
    expect((await stranger.client.get(ours)).status()).toBe(404);
    expect((await client.get(ours, { maxRedirects: 0 })).status()).toBe(401);
    const other = await people.customer({});
    expect((await client.get(theirs.replace(/\/requests\/[^/]+/, other.link))).status()).toBe(404);

    await page.goto(talk);
    await mine.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("This message was removed by its sender.")).toBeVisible();
    expect((await client.get(theirs)).status()).toBe(404);
  });

  test("one file goes to all companies with a question", async ({ page, people }) => {
    const { customer, offers } = await quotedRequest(people);
    await page.goto(`${customer.link}/messages`);
    await page.getByLabel("Your question").fill("Does this roof do?");
    await page.getByLabel("Files").setInputFiles(upload("roof.png", aPng()));
    await page.getByRole("button", { name: "Ask all companies" }).click();
    await expect(page.getByRole("main").getByText("Does this roof do?")).toHaveCount(2);
    for (const { company } of offers) {
      const { items } = await (await company.client.get(`${API}/purchases`)).json();
      const { items: messages } = await (await company.client.get(`${API}/purchases/${items[0].id}/messages`)).json();
      expect(messages[0].files).toMatchObject([{ fileName: "roof.png", mediaType: "image/png" }]);
      const answer = await company.client.get(`${API}/files/${messages[0].files[0].id}`);
      expect(await answer.body()).toEqual(Buffer.from(aPng()));
    }
  });
});

test("a program adds PDFs to a quote; customer and household open them", async ({ page, people, newClient }) => {
  const { customer, offers } = await quotedRequest(people);
  const [{ company, quoteId } = { company: await people.installer({}), quoteId: "" }] = offers;
  const { key } = await aKey(company, newClient);
  const client = await newClient();
  const add = (bytes: Uint8Array, idempotency: string = randomUUID(), id = quoteId) =>
    client.post(`${API}/quotes/${id}/files`, {
      headers: { authorization: `Bearer ${key}`, "idempotency-key": idempotency },
      multipart: { file: upload("Datasheet.pdf", bytes) },
    });
  const first = await add(aPdf("1"), "one");
  expect([first.status(), (await first.json()).fileName]).toEqual([201, "Datasheet.pdf"]);
  const again = await add(aPdf("1"), "one");
  expect([again.status(), again.headers()["idempotency-replayed"]]).toEqual([201, "true"]);
  expect((await add(aPdf("2"), "one")).status()).toBe(422);
  expect((await (await add(aPng())).json()).errors).toEqual({ files: ["This file is not a PDF. Choose another."] });
  const [other] = offers.slice(1);
  expect((await add(aPdf(), randomUUID(), other?.quoteId)).status()).toBe(404);
  const headers = { authorization: `Bearer ${key}`, "idempotency-key": randomUUID() };
  expect((await client.post(`${API}/quotes/${quoteId}/files`, { headers, data: {} })).status()).toBe(415);
  const huge = await add(new Uint8Array(limits.documentBytesMax + limits.requestBodyBytesMax));
  expect([huge.status(), (await huge.json()).code]).toEqual([413, "too_large"]);

  await page.goto(`${customer.link}/quotes/${quoteId}`);
  const link = page.getByRole("link", { name: "Datasheet.pdf" });
  await expect(page.getByText(/kB, added /)).toBeVisible();
  expect(await (await client.get((await link.getAttribute("href")) ?? "")).body()).toEqual(Buffer.from(aPdf("1")));
  await page.goto(`${customer.link}/links`);
  await page.getByLabel("Who is it for?").fill("Alex");
  await page.getByRole("button", { name: "Share with my household" }).click();
  const shared = new URL((await page.getByText(/\/shared\//).textContent()) ?? "").pathname;
  await page.goto(shared);
  const href = (await page.getByRole("link", { name: "Datasheet.pdf" }).getAttribute("href")) ?? "";
  expect((await client.get(href)).status()).toBe(200);
  const purchases = await (await company.client.get(`${API}/purchases`)).json();
  const thread = `${customer.link}/messages/${purchases.items[0].id}`;
  const form = { intent: "send", id: randomUUID(), text: "Hello" };
  await send(client, thread, form, 302);
  expect((await client.get(href.replace(/[^/]+$/, randomUUID()))).status()).toBe(404);
});

import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { limits } from "#config/limits.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";
import { aPdf } from "#tests/support/documents.ts";

type Upload = { name: string; mimeType: string; buffer: Buffer };

const upload = (name: string, content: Uint8Array | string, mimeType = "application/pdf"): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});

function sendDocument(client: Client, document: Upload) {
  const about = { form: "document", id: randomUUID(), kind: "mcs", reference: "NAP-4711", expiresOn: "2030-01-31" };
  return client.post("/profile", { multipart: { ...about, document } });
}

const idsOfDocuments = async (client: Client) => {
  const html = await (await client.get("/profile/papers")).text();
  return [...html.matchAll(/\/documents\/([0-9a-f-]{36})/g)].map(([, id]) => id ?? "");
};

test("only its company and administrators can open a document, and it is never a page of ours", async ({
  people,
  newClient,
  admin,
}) => {
  const [owner, stranger] = await Promise.all([people.installer(), people.installer()]);
  expect((await sendDocument(owner.client, upload("Mein Zertifikat ÄÖ.pdf", aPdf("<script>")))).status()).toBe(302);
  const [id] = await idsOfDocuments(owner.client);
  for (const reader of [owner.client, admin]) {
    const answer = await reader.get(`/documents/${id}`);
    expect(answer.status()).toBe(200);
    expect(Buffer.from(await answer.body()).equals(aPdf("<script>"))).toBe(true);
    expect(answer.headers()).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition":
        "attachment; filename=\"Mein Zertifikat __.pdf\"; filename*=UTF-8''Mein%20Zertifikat%20%C3%84%C3%96.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "no-store",
    });
  }
  expect((await stranger.client.get(`/documents/${id}`)).status()).toBe(404);
  expect((await (await newClient()).get(`/documents/${id}`)).status()).toBe(401);
  for (const wrong of [randomUUID(), "x", "..%2f..%2fetc%2fpasswd"]) {
    expect((await owner.client.get(`/documents/${wrong}`)).status(), wrong).toBe(404);
  }
  await send(stranger.client, "/profile", { form: "remove-document", id: id ?? "" }, 404);
  expect(await idsOfDocuments(owner.client)).toContain(id);
});

test("anything but a document is refused beside the field, and nothing is stored", async ({ people }) => {
  const { client } = await people.installer();
  const wrong: [Upload, RegExp][] = [
    [upload("drawing.pdf", '<svg xmlns="http://www.w3.org/2000/svg"/>', "image/png"), /not a PDF, JPEG or PNG/],
    [upload("page.pdf", "<!doctype html><title>x</title>"), /not a PDF, JPEG or PNG/],
    [upload("empty.pdf", ""), /This file is empty/],
    [upload("../../etc/passwd.pdf", aPdf()), /contains a path/],
    [upload("large.pdf", Buffer.alloc(limits.documentBytesMax + 1)), /larger than 10 MB/],
  ];
  for (const [file, message] of wrong) {
    const answer = await sendDocument(client, file);
    expect(answer.status(), file.name).toBe(422);
    expect(await answer.text(), file.name).toMatch(message);
  }
  const tooMuch = await sendDocument(client, upload("huge.pdf", Buffer.alloc(2 * limits.documentBytesMax)));
  expect(tooMuch.status()).toBe(413);
  expect(await tooMuch.text()).toContain("at most 10 MB");
  expect(await idsOfDocuments(client)).toEqual([]);
});

test("only forms with files accept the size of a file", async ({ people }) => {
  const { client } = await people.installer();
  const answer = await client.post("/account/data", { form: { companyName: "x".repeat(limits.requestBodyBytesMax) } });
  expect(answer.status()).toBe(413);
});

import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { londonDay } from "#domain/time/calendar.ts";
import { chosenRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/http/fixtures.ts";
import { aPdf } from "#tests/support/documents.ts";

test("a customer sends the deposit's certificate as a file, and a wrong file loses nothing that was typed", async ({
  people,
  newClient,
}) => {
  const { customer, offer } = await chosenRequest(people);
  const client = await newClient();
  const page = `${customer.link}/deposit`;
  const read = async () => (await (await client.get(page)).text()).replaceAll("<!-- -->", "");
  const post = (fields: Record<string, unknown>) => client.post(page, { multipart: { id: randomUUID(), ...fields } });
  expect((await post({ intent: "paid", paid: "1,240", paidOn: londonDay(new Date()) })).status()).toBe(302);
  const [, depositId = ""] = /name="depositId" value="([^"]+)"/.exec(await read()) ?? [];
  const typed = { intent: "certificate", depositId, scheme: "qanw", certificate: "D 40-118" };
  const file = (content: Uint8Array | string) => ({
    name: "certificate.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(content),
  });

  const refused = await post({ ...typed, files: file("MZ this is a program") });
  expect(refused.status()).toBe(422);
  const again = await refused.text();
  expect(again).toContain('value="D 40-118"');
  expect(again).toContain('aria-invalid="true"');

  expect((await post({ ...typed, files: file(aPdf("Certificate")) })).status()).toBe(302);
  const given = await read();
  expect(given).toContain("D 40-118");
  const [, address = ""] = /href="([^"]*\/files\/[^"]+)"/.exec(given) ?? [];
  const kept = await client.get(address);
  expect([kept.status(), kept.headers()["content-type"]]).toEqual([200, "application/pdf"]);

  // The company reads that it need not send one, and not what the customer has.
  const { client: company } = offer.company;
  const purchaseId = (await (await company.get("/api/v1/purchases")).json()).items[0].id;
  const theirs = await (await company.get(`/leads/purchases/${purchaseId}`)).text();
  expect(theirs).not.toContain("D 40-118");
});

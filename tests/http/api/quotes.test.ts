import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import { quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { API, aKey } from "#tests/http/api/program.ts";
import { test } from "#tests/http/fixtures.ts";
import { misfits } from "#tests/support/json-schema.ts";

const examples = quoteExamplesOn(londonDay(new Date()));

/** The description's example. */
function aQuote(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...examples.solar, ...changes };
}

test("anyone can read what a quote for a technology needs, and its example is valid", async ({ newClient }) => {
  const client = await newClient();
  for (const { value } of quoteTechnologies) {
    const answer = await client.get(`${API}/quote-schema/${value}`);
    expect(answer.status(), value).toBe(200);
    expect(misfits({}, await answer.json(), examples[value]), value).toEqual([]);
  }
  expect((await client.get(`${API}/quote-schema/wind`)).status()).toBe(404);
});

test("a quote is validated, sent once for each key, revised and withdrawn", async ({ people, newClient }) => {
  const { program } = await aKey(await people.installer({ credits: 10 }), newClient);
  const { leadId } = await people.lead();
  const { id } = (await program.buy(leadId)).body;
  const address = `/purchases/${id}/quotes`;
  const send = (posted: unknown, key: string = randomUUID()) =>
    program.post(address, posted, { "idempotency-key": key });

  const described = (await (await (await newClient()).get("/api/openapi.json")).json()).components.schemas.Quote
    .examples[0];
  expect(await program.post(`${address}?dry=1`, described), "the example of the description").toMatchObject({
    status: 200,
    body: { totalPence: 620_000 },
  });
  const tried = await program.post(`${address}?dry=1`, aQuote({ coolingOffDays: 7 }));
  expect(tried).toMatchObject({ status: 200, body: { totalPence: 620_000, vatPence: 0 } });
  expect(tried.body.remarks.checks.map(({ id }: { id: string }) => id)).toContain("cancel");
  expect((await program.get(address)).body).toEqual({ items: [], nextCursor: null });

  expect(await program.post(address, aQuote())).toMatchObject({ status: 400 });
  const off = await send(aQuote({ totalPence: 620_001 }));
  expect(off).toMatchObject({ status: 422, body: { code: "invalid_input" } });
  expect(Object.keys(off.body.errors)).toEqual(["totalPence", "payments"]);
  const wrong = [{ ...examples.solar.lines[0], unitPence: "free" }];
  expect(Object.keys((await send(aQuote({ lines: wrong }))).body.errors)).toEqual(["lines.0.unitPence"]);

  const sent = await send(aQuote(), "quote 1");
  expect(sent).toMatchObject({ status: 201, body: { option: "A", revision: 1, status: "sent", quote: aQuote() } });
  const again = await send(aQuote(), "quote 1");
  expect(again).toMatchObject({ status: 201, body: sent.body, headers: { "idempotency-replayed": "true" } });
  expect(await send(aQuote({ workDays: 9 }), "quote 1")).toMatchObject({ status: 422 });
  const revised = await send(aQuote({ workDays: 9 }));
  expect(revised).toMatchObject({ status: 201, body: { revision: 2 } });
  const { items } = (await program.get(address)).body;
  expect(items.map(({ status }: { status: string }) => status)).toEqual(["superseded", "sent"]);
  expect((await program.get(`/purchases/${id}`)).body.stage).toBe("quoted");

  expect(await program.post(`/quotes/${sent.body.id}/withdrawal`)).toMatchObject({
    status: 409,
    body: { code: "quote_ended" },
  });
  const withdrawal = `/quotes/${revised.body.id}/withdrawal`;
  expect((await program.post(withdrawal)).body.status).toBe("withdrawn");
  expect(await program.post(withdrawal)).toMatchObject({ status: 200, body: { status: "withdrawn" } });

  const { program: stranger } = await aKey(await people.installer(), newClient);
  expect((await stranger.get(address)).status).toBe(404);
  expect((await stranger.post(`${address}?dry=1`, aQuote())).status).toBe(404);
  expect((await stranger.post(withdrawal)).status).toBe(404);
});

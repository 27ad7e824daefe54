import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { Guide } from "#app/routes/api/docs/guide.tsx";
import { workedSignature } from "#app/routes/api/docs/worked-signature.ts";
import { keyScopes } from "#content/key-scopes.ts";
import { webhookEvents } from "#content/webhook-events.ts";

const SERVER = "https://site.example/api/v1";

it("begins with the first five minutes, and names each scope and each event including the test one", () => {
  const html = renderToString(
    <MemoryRouter>
      <Guide server={SERVER} signature={workedSignature()} />
    </MemoryRouter>,
  );
  const steps = ["Your first five minutes", "Make a key", "/leads&#x27;", "?dry=1&#x27;", "Send a test", "verify(body"];
  const places = steps.map((step) => html.indexOf(step));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  for (const { value } of keyScopes) expect(html).toContain(`<code>${value}</code>`);
  for (const event of ["test", ...webhookEvents.map(({ value }) => value)]) {
    expect(html).toContain(`<code>${event}</code>`);
  }
  for (const name of ["webhook-id", "webhook-timestamp", "webhook-signature"])
    expect(html).toContain(`<code>${name}</code>`);
});

it("has a correct example signature, and code that verifies it", async () => {
  const { secret, body, headers, verify } = workedSignature();
  const id = JSON.parse(body).id;
  const sent = new Date(Number(headers["webhook-timestamp"]) * 1000);
  expect(new Webhook(secret).sign(id, sent, body)).toBe(headers["webhook-signature"]);
  const shown: { isFromUs(...given: unknown[]): boolean } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(verify)}`
  );
  expect(shown.isFromUs(body, headers, secret, Number.MAX_SAFE_INTEGER)).toBe(true);
  const rotated = { ...headers, "webhook-signature": `v1,bm90IG91cnM= ${headers["webhook-signature"]}` };
  expect(shown.isFromUs(body, rotated, secret, Number.MAX_SAFE_INTEGER)).toBe(true);
  expect(shown.isFromUs(`${body} `, headers, secret, Number.MAX_SAFE_INTEGER)).toBe(false);
  expect(shown.isFromUs(body, headers, secret)).toBe(false);
});

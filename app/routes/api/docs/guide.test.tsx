import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { Guide } from "#app/routes/api/docs/guide.tsx";
import { workedSignature } from "#app/routes/api/docs/worked-signature.ts";
import { webhookEvents } from "#content/webhook-events.ts";
import { isSignedBody } from "#domain/outbox/sign-body.ts";

const SERVER = "https://site.example/api/v1";

it("begins with a call that needs no key, and names each event including the test one", () => {
  const html = renderToString(
    <MemoryRouter>
      <Guide server={SERVER} signature={workedSignature()} />
    </MemoryRouter>,
  );
  expect(html.indexOf(`curl &#x27;${SERVER}/energy-prices&#x27;`)).toBeGreaterThan(-1);
  expect(html.indexOf("energy-prices")).toBeLessThan(html.indexOf("YOUR_KEY"));
  for (const event of ["test", ...webhookEvents.map(({ value }) => value)]) {
    expect(html).toContain(`<code>${event}</code>`);
  }
  expect(html).toContain("Fairwatt-Signature");
});

it("has a correct example signature, and code that verifies it", async () => {
  const { secret, body, header, verify } = workedSignature();
  const now = new Date("2026-11-23T09:06:00.000Z");
  expect(isSignedBody(body, header, { secret, now, toleranceSeconds: 300 })).toBe(true);
  const shown: { isFromUs(...given: unknown[]): boolean } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(verify)}`
  );
  expect(shown.isFromUs(body, header, secret, Number.MAX_SAFE_INTEGER)).toBe(true);
  expect(shown.isFromUs(`${body} `, header, secret, Number.MAX_SAFE_INTEGER)).toBe(false);
  expect(shown.isFromUs(body, header, secret)).toBe(false);
});

import { expect } from "vitest";
import { send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";

test("signing in never leads to another site, whatever the link to the sign-in page said", async ({
  people,
  newClient,
}) => {
  const { email, password } = await people.installer({ status: "pending" });
  const elsewhere = [
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "https://evil.example/",
    "https:evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "/..//evil.example",
    " //evil.example",
    "@evil.example",
    "",
  ];
  for (const next of elsewhere) {
    const client = await newClient();
    const answer = await send(client, "/auth", { form: "login", email, password, next }, 302);
    expect([next, answer.headers().location]).toEqual([next, "/dashboard?notice=welcome-back"]);
    const again = await client.get(`/auth?next=${encodeURIComponent(next)}`);
    expect([next, again.headers().location]).toEqual([next, "/dashboard"]);
  }
});

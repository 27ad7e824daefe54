import { expect } from "vitest";
import type { Database } from "#db/connection.ts";
import { requireTwoFactor } from "#domain/team/second-factor.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { PASSWORD, send } from "#tests/e2e/support/people.ts";
import { appCode } from "#tests/support/authenticator.ts";
import { ask } from "#tests/support/invariants.ts";
import { signedIn } from "#tests/support/people.ts";

/** The owner's company requires it, and the owner has it. */
export async function withFactorRequired(db: Database, { id }: { id: string }): Promise<void> {
  await ask(db.orm, `update "user" set two_factor_enabled = true where id = '${id}'`);
  await requireTwoFactor({ db, now: new Date() }, await signedIn(db, id), true);
}

/** Turns two-factor sign-in on as a browser without scripts does. Returns the app's secret. */
export async function setUpFactor(client: Client): Promise<string> {
  const begun = await (
    await send(client, "/account/two-factor", { form: "begin", currentPassword: PASSWORD }, 200)
  ).text();
  const [, uri = ""] = /name="uri" value="([^"]+)"/.exec(begun) ?? [];
  const address = uri.replaceAll("&amp;", "&");
  const secret = new URL(address).searchParams.get("secret") ?? "";
  const on = await send(client, "/account/two-factor", { form: "confirm", uri: address, code: appCode(secret) }, 200);
  expect(await on.text()).toContain("Two-factor sign-in is on");
  return secret;
}

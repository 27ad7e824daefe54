import { randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, it } from "vitest";
import { resetAction, signInAction, signUpAction } from "#app/routes/account/auth/auth-action.ts";
import { action as signOutAction } from "#app/routes/account/sign-out.ts";
import { requestContext } from "#app/web/context.ts";
import type { FormState } from "#app/web/forms/form.ts";
import type { Database } from "#db/connection.ts";
import * as schema from "#db/schema.ts";
import { confirmEmail, issueConfirmationLink } from "#domain/accounts/confirm-email.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import { type Auth, createAuth } from "#integrations/auth.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import { realClock } from "#server/clock.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aSignUpForm, CHEAP, IN_THE_SAME_BROWSER, NOON, PASSWORD } from "#tests/support/people.ts";

const UNEXPECTED = "An unexpected error occurred. Please try again.";
const EMAIL = "roofs@example.com";

eachDatabase("account forms when something breaks on our side", (open) => {
  let db: Database;
  let auth: Auth;
  let cookie: string;
  let logged: string[];

  beforeAll(async () => {
    db = await open();
    const secret = "a secret of the tests, long enough for all";
    auth = createAuth({ orm: db.orm, schema, passwordCost: CHEAP, appUrl: "http://localhost", secret });
    const userId = randomUUID();
    const form = aSignUpForm({ email: EMAIL });
    await signUp({ db, now: NOON }, { userId, passwordHash: await hashPassword(PASSWORD, CHEAP), form });
    await issueConfirmationLink({ db, now: NOON }, userId, "token");
    await confirmEmail({ db, now: NOON }, "token", IN_THE_SAME_BROWSER);
    const outcome = await auth.signIn(EMAIL, PASSWORD, new Headers());
    if (!outcome.ok) throw new Error(outcome.reason);
    cookie = outcome.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    await ask(db.orm, "drop table rate_limits");
    await ask(db.orm, "alter table session rename to elsewhere");
  });

  function aContext(): RouterContextProvider {
    logged = [];
    const log = { error: (_: object, message: string) => logged.push(message), warn: () => {} };
    const context = new RouterContextProvider();
    const rest = { appUrl: "http://localhost", demo: true, address: "192.0.2.1", requestId: "r" };
    context.set(requestContext, { ...rest, db, auth, clock: realClock, log } as unknown as Parameters<
      typeof context.set
    >[1] &
      never);
    return context;
  }
  function formOf(fields: Record<string, string>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  }
  const request = () => new Request("http://localhost/auth", { method: "POST", headers: { cookie } });

  function expectShown(answer: unknown, title: string) {
    const { data, init } = answer as { data: FormState; init: ResponseInit };
    expect({ title: data.title, message: data.message, status: init.status }).toEqual({
      title,
      message: UNEXPECTED,
      status: 500,
    });
    expect(data.values.email).toBe(EMAIL);
    expect(logged).toEqual(["unexpected error"]);
  }

  it("say so under the title of the sign-in", async () => {
    const form = formOf({ form: "login", email: EMAIL, password: PASSWORD });
    expectShown(await signInAction(form, request(), aContext()), "Login Error");
  });

  it("say so under the title of the sign-up", async () => {
    const company = { contactName: "Pat", companyName: "Lee Ltd", password: PASSWORD, confirmPassword: PASSWORD };
    expectShown(await signUpAction(formOf({ form: "signup", email: EMAIL, ...company }), aContext()), "Signup Error");
  });

  it("say so under the title of the reset", async () => {
    expectShown(await resetAction(formOf({ form: "reset", email: EMAIL }), aContext()), "Reset Error");
  });

  it("say on the dashboard that signing out failed, and elsewhere only log it", async () => {
    const leave = async (fields: Record<string, string>) => {
      const sent = new Request("http://localhost/sign-out", {
        method: "POST",
        headers: { cookie },
        body: new URLSearchParams(fields),
      });
      const args = { request: sent, context: aContext() } as unknown as Parameters<typeof signOutAction>[0];
      const answer = await signOutAction(args);
      expect(logged).toEqual(["unexpected error"]);
      return answer.headers.get("location");
    };
    expect(await leave({ from: "dashboard" })).toBe("/dashboard?notice=sign-out-failed");
    expect(await leave({})).toBe("/");
  });
});

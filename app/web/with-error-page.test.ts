import { RouterContextProvider, redirect } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type RequestServices, refusalContext, requestContext } from "#app/web/context.ts";
import { failures } from "#app/web/failures.ts";
import { type FailedForm, failedForm } from "#app/web/forms/failed-form.ts";
import { type ShownFailure, withErrorPage } from "#app/web/with-error-page.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";

type Thrown = { data: ShownFailure; init: { status: number } };

describe("the error path of pages", () => {
  let lines: { level: string; details: Record<string, unknown>; message: string }[];
  let context: RouterContextProvider;

  beforeEach(() => {
    lines = [];
    const write = (level: string) => (details: object, message: string) =>
      lines.push({ level, details: { ...details }, message });
    context = new RouterContextProvider();
    const services: Partial<RequestServices> = {
      requestId: "request-1",
      log: { error: write("error"), warn: write("warn") },
    };
    context.set(requestContext, services as RequestServices);
  });

  const thrownBy = (error: unknown, unloaded?: string) =>
    withErrorPage(
      () => Promise.reject(error),
      unloaded,
    )({ context }).then(
      () => undefined,
      (thrown: unknown) => thrown as Thrown,
    );

  it.each(Object.keys(failures) as DomainErrorCode[])(
    "shows %s with its own status and words, and logs nothing",
    async (code) => {
      const { status, title, message } = failures[code];
      const thrown = await thrownBy(new DomainError(code));
      expect(thrown?.init).toEqual({ status });
      expect(thrown?.data).toEqual({ title, message, code, requestId: "request-1" });
      expect(lines).toEqual([]);
    },
  );

  it("shows an unknown error as a calm page with the request's id, and logs it in one line", async () => {
    const thrown = await thrownBy(new TypeError("secret detail of customer@example.com"));
    expect(thrown?.init.status).toBe(500);
    expect(thrown?.data).toMatchObject({ title: "Something went wrong", code: "unexpected", requestId: "request-1" });
    expect(JSON.stringify(thrown?.data)).not.toContain("secret detail");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: "error", details: { requestId: "request-1" } });
  });

  it("tells the security log why a form was refused, and the browser only in words", async () => {
    const codes: DomainErrorCode[] = [];
    context.set(refusalContext, (code) => codes.push(code));
    const refused = (why: FailedForm) => withErrorPage(async () => failedForm(new FormData(), why))({ context });
    const answers = [
      await refused({ error: new DomainError("not_found") }),
      await refused({ error: new DomainError("not_admin"), context, unexpected: "It was not saved." }),
      await refused({ errors: { name: ["Enter a name."] } }),
    ];
    expect(codes).toEqual(["not_found", "not_admin"]);
    expect(JSON.stringify(answers.map(({ data }) => data))).not.toMatch(/not_found|not_admin/);
  });

  it("counts a client that disconnects as its own doing, and logs nothing", async () => {
    const thrown = await thrownBy(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    expect(thrown?.init.status).toBe(400);
    expect(lines).toEqual([]);
  });

  it("answers a zero byte, which the database cannot look up, with not found", async () => {
    const cause = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: "22021" });
    expect((await thrownBy(new Error("Failed query", { cause })))?.init.status).toBe(404);
    expect(lines).toEqual([]);
  });

  it.each(["ECONNREFUSED", "57P01", "08006", "57014", "25P03"])(
    "reports an outage when the database answers %s",
    async (code) => {
      const cause = Object.assign(new Error("no connection"), { code });
      const comeAgain = vi.fn();
      context.set(requestContext, { ...context.get(requestContext), comeAgain });
      const thrown = await thrownBy(new Error("Failed query", { cause }));
      expect(thrown?.init.status).toBe(503);
      expect(comeAgain).toHaveBeenCalledOnce();
      expect(thrown?.data.title).toBe("Please try again in a minute");
      expect(lines).toHaveLength(1);
    },
  );

  it("says in the page's own words that its data could not be read, and still logs the error", async () => {
    const message = "Failed to load leads.";
    const thrown = await thrownBy(new TypeError("a column is missing"), message);
    expect(thrown?.init.status).toBe(500);
    expect(thrown?.data).toEqual({ title: "Error", message, code: "unloaded", requestId: "request-1" });
    expect(lines).toHaveLength(1);
    expect((await thrownBy(new DomainError("not_admin"), message))?.data.title).toBe("Access Denied");
  });

  it("lets redirects and responses pass", async () => {
    const elsewhere = redirect("/auth");
    expect(await thrownBy(elsewhere)).toBe(elsewhere);
    expect(lines).toEqual([]);
  });
});

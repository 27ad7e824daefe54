import { RouterContextProvider, redirect } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { actorContext, type RequestServices, requestContext } from "#app/web/context.ts";
import { answerForm, type Intents, type Posted, postedForm } from "#app/web/forms/intents.ts";
import type { Actor } from "#domain/actor.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";
import type { CompanyRole } from "#domain/roles.ts";

const ID = "0d9e3c2a-6a1b-4c7d-8e2f-1a2b3c4d5e6f";
const noteForm = z.object({ note: z.string().min(3, "Too short.") });

describe("a page's table of intents", () => {
  let done: unknown[];
  let logged: string[];

  beforeEach(() => {
    done = [];
    logged = [];
  });

  const did = (what: unknown) => done.push(what);

  function posted(fields: Record<string, string>, role?: CompanyRole): Promise<Posted> {
    const context = new RouterContextProvider();
    if (role) context.set(actorContext, { kind: "user", installer: { role, secondFactor: "optional" } } as Actor);
    const services: Partial<RequestServices> = {
      auth: {} as RequestServices["auth"],
      clock: { now: () => new Date(0) },
      requestId: "request-1",
      userAgent: null,
      log: { error: (_, message) => logged.push(message), warn: (_, message) => logged.push(message) },
    };
    context.set(requestContext, services as RequestServices);
    const request = new Request("https://www.example.com/", { method: "POST", body: new URLSearchParams(fields) });
    return postedForm({ request, context });
  }

  const table = ({ id, text, fields }: Posted) =>
    ({
      go: { do: () => did("go"), notice: "gone" },
      elsewhere: { do: () => did("elsewhere"), to: "/list?page=2#row", notice: "moved" },
      note: { do: () => did({ id: id("noteId"), ...fields(noteForm) }) },
      ask: { answer: () => ({ asked: text("question") }) },
      leave: { answer: () => redirect("/left") },
      fail: { do: () => refuse(text("code")) },
      row: { do: () => refuse("conflict"), beside: text("row") },
      worded: { do: () => refuse(text("code")), words: { conflict: { title: "Twice", message: "Done before." } } },
      break: {
        do: () => {
          throw new Error("a mistake of ours");
        },
        unexpected: "We could not break it.",
      },
    }) satisfies Intents;

  function refuse(code: string) {
    throw new DomainError(code as DomainErrorCode);
  }

  type Rules = Parameters<typeof answerForm>[3];

  async function answerTo(fields: Record<string, string>, rules?: Rules) {
    const form = await posted(fields);
    return answerForm(form, "/here", table(form), rules);
  }

  async function ledTo(fields: Record<string, string>, rules?: Rules) {
    const answer = await answerTo(fields, rules);
    if (!(answer instanceof Response)) throw new Error("no redirect");
    return [answer.status, answer.headers.get("location")];
  }

  it("does what its name says, and leads back to the page with its notice", async () => {
    expect(await ledTo({ intent: "go" })).toEqual([302, "/here?notice=gone"]);
    expect(done).toEqual(["go"]);
  });

  it("knows a form by its field `form` as well", async () => {
    expect(await ledTo({ form: "go" })).toEqual([302, "/here?notice=gone"]);
  });

  it("leads back without a notice, and elsewhere if it says so, keeping what is in that address", async () => {
    expect(await ledTo({ intent: "note", noteId: ID, note: "called" })).toEqual([302, "/here"]);
    expect(await ledTo({ intent: "elsewhere" })).toEqual([302, "/list?page=2&notice=moved#row"]);
  });

  it("answers with data or a redirect of its own", async () => {
    expect(await answerTo({ intent: "ask", question: "why" })).toEqual({ asked: "why" });
    expect(await ledTo({ intent: "leave" })).toEqual([302, "/left"]);
  });

  it.each([{}, { intent: "unknown" }, { intent: "toString" }, { intent: "" }])(
    "refuses any other form with 404, and does nothing: %j",
    async (fields) => {
      const answer = await answerTo(fields);
      expect(answer).toMatchObject({ data: { title: "Page not found" }, init: { status: 404 } });
      expect(done).toEqual([]);
    },
  );

  it("does with any other form what the page says of them", async () => {
    const otherwise = { do: () => did("otherwise"), to: "/other" };
    expect(await ledTo({ intent: "unknown" }, { otherwise })).toEqual([302, "/other"]);
    expect(await ledTo({}, { otherwise })).toEqual([302, "/other"]);
    expect(await ledTo({ intent: "go" }, { otherwise })).toEqual([302, "/here?notice=gone"]);
    expect(done).toEqual(["otherwise", "otherwise", "go"]);
  });

  it("gives a form with wrong fields back with all that was typed, and does nothing", async () => {
    expect(await answerTo({ intent: "note", noteId: ID, note: "no" })).toMatchObject({
      data: {
        form: "note",
        title: "There is a problem",
        message: "Too short.",
        errors: { note: ["Too short."] },
        values: { note: "no", noteId: ID },
      },
      init: { status: 422 },
    });
    expect(done).toEqual([]);
  });

  it("refuses an id that is none", async () => {
    const answer = await answerTo({ intent: "note", noteId: "1", note: "called" });
    expect(answer).toMatchObject({ data: { form: "note", values: { note: "called" } }, init: { status: 404 } });
    expect(done).toEqual([]);
  });

  it("takes the page's id for what is made, in the one spelling, and makes one where there is none", async () => {
    const form = await posted({ offerId: ID.toUpperCase(), wrong: "1" });
    expect(form.newId("offerId")).toBe(ID);
    expect(form.newId("wrong")).toMatch(/^[0-9a-f-]{36}$/);
    expect(form.newId("wrong")).not.toBe(form.newId("wrong"));
  });

  it("shows a refusal at the form that was sent, or at the one of several that the intent names", async () => {
    expect(await answerTo({ intent: "fail", code: "insufficient_credits" })).toMatchObject({
      data: { form: "fail", title: "Insufficient Credits", values: { code: "insufficient_credits" } },
      init: { status: 402 },
      refused: "insufficient_credits",
    });
    expect(await answerTo({ intent: "row", row: "7" })).toMatchObject({ data: { form: "7" }, init: { status: 409 } });
    const beside = "all";
    expect(await answerTo({ intent: "fail", code: "conflict" }, { beside })).toMatchObject({ data: { form: "all" } });
    expect(await answerTo({ intent: "row", row: "7" }, { beside })).toMatchObject({ data: { form: "7" } });
  });

  it("says a refusal in the form's own words where it has any", async () => {
    expect(await answerTo({ intent: "worded", code: "conflict" })).toMatchObject({
      data: { title: "Twice", message: "Done before." },
      init: { status: 409 },
    });
    expect(await answerTo({ intent: "worded", code: "too_late" })).toMatchObject({
      data: { title: "Too late to report" },
    });
  });

  it("leaves to the error page what the page does not show", async () => {
    const isShown = (code: DomainErrorCode) => code === "conflict";
    expect(await answerTo({ intent: "fail", code: "conflict" }, { isShown })).toMatchObject({ init: { status: 409 } });
    await expect(answerTo({ intent: "fail", code: "too_late" }, { isShown })).rejects.toMatchObject({
      code: "too_late",
    });
    await expect(answerTo({ intent: "unknown" }, { isShown })).rejects.toMatchObject({ code: "not_found" });
    const wrong = await answerTo({ intent: "note", noteId: ID, note: "no" }, { isShown });
    expect(wrong).toMatchObject({ init: { status: 422 } });
  });

  it("lets one intent show what the page does not, under a title of its own, which is not that of wrong fields", async () => {
    const rules = { isShown: () => false };
    const shown = { title: "Not saved", isShown: () => true };
    const form = await posted({ intent: "go", note: "no" });
    const refused = { go: { do: () => refuse("too_late"), ...shown } };
    expect(await answerForm(form, "/here", refused, rules)).toMatchObject({ data: { title: "Not saved" } });
    const wrong = { go: { do: () => form.fields(noteForm), ...shown } };
    expect(await answerForm(form, "/here", wrong, rules)).toMatchObject({ data: { title: "There is a problem" } });
  });

  it("refuses whoever's role does not allow what an intent, or else its page, is for, before anything is read", async () => {
    const books = await posted({ intent: "note", note: "no" }, "books");
    const note = { do: () => did({ id: books.id("noteId"), ...books.fields(noteForm) }) };
    const refused = { code: "role_required" };
    const shown = { ...note, act: "bought_leads", isShown: () => true } as const;
    await expect(answerForm(books, "/here", { note: shown })).rejects.toMatchObject(refused);
    const rules = { act: "bought_leads", otherwise: { do: () => did("otherwise") } } as const;
    await expect(answerForm(books, "/here", { note }, rules)).rejects.toMatchObject(refused);
    await expect(answerForm(books, "/here", {}, rules)).rejects.toMatchObject(refused);
    expect(await answerForm(books, "/here", { note: { ...note, act: "own" } }, rules)).toMatchObject({
      init: { status: 404 },
    });
    const nobody = await posted({ intent: "note" });
    await expect(answerForm(nobody, "/here", { note }, rules)).rejects.toMatchObject({ code: "not_signed_in" });
    expect(done).toEqual([]);
  });

  it("asks nobody for a password who is not signed in, and calls no verb", async () => {
    const form = await posted({ intent: "go", note: "called", currentPassword: "a" });
    const both = { go: { do: async () => did(await form.fieldsAndStepUp(noteForm)) } };
    expect(await answerForm(form, "/here", both)).toMatchObject({ init: { status: 401 } });
    const alone = { go: { do: () => form.stepUp().then(() => did("go")) } };
    expect(await answerForm(form, "/here", alone)).toMatchObject({ init: { status: 401 } });
    expect(done).toEqual([]);
  });

  it("logs an unforeseen error and says what the intent, or else the page, says of it", async () => {
    expect(await answerTo({ intent: "break" }, { unexpected: "Not this." })).toMatchObject({
      data: { form: "break", title: "Error", message: "We could not break it." },
      init: { status: 500 },
    });
    expect(logged).toEqual(["unexpected error"]);
    const form = await posted({ intent: "go" });
    const broken = { go: { do: () => Promise.reject(new Error("ours")) } };
    expect(await answerForm(form, "/here", broken, { unexpected: "Not saved." })).toMatchObject({
      data: { message: "Not saved." },
    });
    await expect(answerForm(form, "/here", broken)).rejects.toThrow("ours");
  });

  it("passes on a redirect that was thrown", async () => {
    const away = redirect("/away");
    const form = await posted({ intent: "go" });
    const thrown = answerForm(form, "/here", { go: { do: () => Promise.reject(away) } }, { unexpected: "Not saved." });
    await expect(thrown).rejects.toBe(away);
  });
});

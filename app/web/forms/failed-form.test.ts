import { describe, expect, it } from "vitest";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { DomainError } from "#domain/errors.ts";

function formOf(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe("a form that failed", () => {
  it("answers invalid input with 422, the messages, and everything typed except passwords", () => {
    const form = formOf([
      ["name", "7"],
      ["password", "secret one"],
      ["confirmPassword", "secret two"],
    ]);
    const answer = failedForm(form, {
      form: "sign-up",
      title: "Missing Information",
      errors: { name: ["Too short."] },
    });
    expect(answer.init?.status).toBe(422);
    expect(answer.data).toEqual({
      form: "sign-up",
      title: "Missing Information",
      message: "Too short.",
      errors: { name: ["Too short."] },
      values: { name: "7" },
    });
  });

  it("lists errors in the order of the form's fields, those that sent nothing behind the one before", () => {
    const form = formOf([
      ["size", "x"],
      ["form", "quote"],
      ["company", ""],
      ["name", ""],
    ]);
    const wrong = ["Wrong."];
    const { errors } = failedForm(form, {
      errors: { name: wrong, ticked: wrong, company: wrong, size: wrong, form: wrong },
    }).data;
    expect(Object.keys(errors)).toEqual(["form", "size", "company", "name", "ticked"]);
  });

  it("keeps what sent nothing at its place when a rule about an early field is looked at last", () => {
    const form = formOf([
      ["email", ""],
      ["postcode", ""],
    ]);
    const wrong = ["Wrong."];
    const { errors } = failedForm(form, { errors: { postcode: wrong, email: wrong, told: wrong } }).data;
    expect(Object.keys(errors)).toEqual(["email", "postcode", "told"]);
  });

  it("calls empty fields missing information, and everything else a problem", () => {
    const form = formOf([
      ["name", ""],
      ["email", "nobody"],
    ]);
    const titleOf = (errors: Record<string, string[]>) => failedForm(form, { errors }).data.title;
    expect(titleOf({ name: ["Enter a name."], email: ["Enter an e-mail address."] })).toBe("Missing Information");
    expect(titleOf({ email: ["Enter an e-mail address."] })).toBe("There is a problem");
  });

  it("answers a refusal with its status and message, and rethrows unknown errors", () => {
    const form = formOf([["name", "sarah"]]);
    const answer = failedForm(form, { error: new DomainError("insufficient_credits") });
    expect(answer.init?.status).toBe(402);
    expect(answer.data).toMatchObject({ title: "Insufficient Credits", values: { name: "sarah" } });
    const mistake = new Error("a mistake of ours");
    expect(() => failedForm(form, { error: mistake })).toThrow(mistake);
  });
});

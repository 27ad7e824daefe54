import { randomBytes, randomUUID } from "node:crypto";
import { type RouterContextProvider, redirect } from "react-router";
import { asking } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { errorsOf, hasErrors, parseForm } from "#app/web/forms/form.ts";
import { readUuid } from "#app/web/forms/read-uuid.ts";
import { stepUpErrors } from "#app/web/forms/step-up.ts";
import { apiKeyForm } from "#domain/api-keys/api-key-form.ts";
import { makeApiKey, revokeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { DomainError } from "#domain/errors.ts";

type RouteContext = Readonly<RouterContextProvider>;

const KEY_BYTES = 32;

/** Answers the page with the new key in it: a redirect would have to carry it in its address. */
export async function makeKey(form: FormData, request: Request, context: RouteContext) {
  const parsed = parseForm(apiKeyForm, form);
  const id = readUuid(form.get("id")) ?? randomUUID();
  try {
    const errors = { ...errorsOf(parsed), ...(await stepUpErrors(form, request, context)) };
    if (!parsed.ok || hasErrors(errors)) return failedForm(form, { form: "make-key", errors });
    const { name } = parsed.value;
    const key = await makeApiKey(...asking(context), {
      ...{ id, name, random: randomBytes(KEY_BYTES) },
    });
    return { made: { name, key } };
  } catch (error) {
    const isRepeated = error instanceof DomainError && error.code === "conflict";
    const message = "This key has been made already, and it is shown only once. Revoke it below and make another.";
    return failedForm(form, { form: "make-key", error, ...(isRepeated ? { title: "Made before", message } : {}) });
  }
}

export async function revokeKey(form: FormData, _request: Request, context: RouteContext) {
  const id = readUuid(form.get("id"));
  if (!id) throw new DomainError("not_found");
  await revokeApiKey(...asking(context), id);
  return redirect("/developers?notice=key-revoked");
}

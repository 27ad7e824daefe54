import { randomBytes, randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { saveLimits } from "#app/routes/installer/parts/save-limits.ts";
import { actorOf, callerOf, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { errorsOf, fieldErrorsOf, hasErrors, parseForm, readForm } from "#app/web/forms/form.ts";
import { idIn, readUuid } from "#app/web/forms/read-uuid.ts";
import { stepUpErrors } from "#app/web/forms/step-up.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { requireInstaller } from "#domain/actor.ts";
import { apiKeyForm } from "#domain/api-keys/api-key-form.ts";
import { makeApiKey, revokeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { DomainError } from "#domain/errors.ts";
import { endpointForm } from "#domain/webhooks/endpoint-form.ts";
import { addEndpoint, removeEndpoint, sendAgain, sendTest } from "#domain/webhooks/my-webhooks.ts";
import { switchOnEndpoint } from "#domain/webhooks/switch-off.ts";
import type { Route } from "./+types/developers.ts";

export const developersAction = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  requireInstaller(actorOf(context));
  const form = await readForm(request);
  const intent = String(form.get("intent"));
  if (!Object.hasOwn(actions, intent)) return redirect("/developers");
  return actions[intent as keyof typeof actions](form, request, context);
});

const actions = {
  "make-key": makeKey,
  "revoke-key": revokeKey,
  "key-limits": saveKeyLimits,
  "add-endpoint": addWebhook,
  "remove-endpoint": removeWebhook,
  "switch-on": switchOnWebhook,
  "send-test": testWebhook,
  "send-again": repeatDelivery,
};

const KEY_BYTES = 32;

/** Answers with the page and the new key: a redirect would have to carry it in its address. */
async function makeKey(form: FormData, request: Request, context: RouteContext) {
  const parsed = parseForm(apiKeyForm, form);
  const id = readUuid(form.get("id")) ?? randomUUID();
  try {
    const errors = { ...errorsOf(parsed), ...(await stepUpErrors(form, request, context)) };
    if (!parsed.ok || hasErrors(errors)) return failedForm(form, { form: "make-key", errors });
    const { name } = parsed.value;
    const key = await makeApiKey(...callerOf(context), {
      ...{ id, name, random: randomBytes(KEY_BYTES) },
    });
    return { made: { name, key } };
  } catch (error) {
    const isRepeated = error instanceof DomainError && error.code === "conflict";
    const message = "This key has already been made, and we show keys only once. Revoke it below and make another.";
    return failedForm(form, { form: "make-key", error, ...(isRepeated ? { title: "Already made", message } : {}) });
  }
}

async function revokeKey(form: FormData, _request: Request, context: RouteContext) {
  await revokeApiKey(...callerOf(context), idIn(form, "id"));
  return redirect("/developers?notice=key-revoked");
}

async function saveKeyLimits(form: FormData, request: Request, context: RouteContext) {
  const whose = { kind: "key", keyId: idIn(form, "id") } as const;
  const failed = await saveLimits({ form, request, context }, whose, "key-limits");
  return failed ?? redirect("/developers?notice=limits-saved#limits");
}

const SECRET_BYTES = 32;

async function addWebhook(form: FormData, request: Request, context: RouteContext) {
  const schema = endpointForm({ allowLocal: context.get(requestContext).demo });
  const parsed = schema.safeParse({ url: form.get("url") ?? "", events: form.getAll("events") });
  const id = readUuid(form.get("id")) ?? randomUUID();
  try {
    const wrong = parsed.success ? {} : fieldErrorsOf(parsed.error);
    const errors = { ...wrong, ...(await stepUpErrors(form, request, context)) };
    if (!parsed.success || hasErrors(errors)) return failedForm(form, { form: "add-endpoint", errors });
    const endpoint = { id, form: parsed.data, random: randomBytes(SECRET_BYTES) };
    await addEndpoint(...callerOf(context), endpoint);
  } catch (error) {
    return failedForm(form, { form: "add-endpoint", error });
  }
  return redirect("/developers?notice=webhook-added#webhooks");
}

async function removeWebhook(form: FormData, _request: Request, context: RouteContext) {
  await removeEndpoint(...callerOf(context), idIn(form, "id"));
  return redirect("/developers?notice=webhook-removed#webhooks");
}

async function testWebhook(form: FormData, _request: Request, context: RouteContext) {
  const test = { endpointId: idIn(form, "id"), testId: idIn(form, "testId") };
  return queued(form, () => sendTest(...callerOf(context), test));
}

async function repeatDelivery(form: FormData, _request: Request, context: RouteContext) {
  const id = idIn(form, "id");
  return queued(form, () => sendAgain(...callerOf(context), id));
}

async function switchOnWebhook(form: FormData, _request: Request, context: RouteContext) {
  try {
    await switchOnEndpoint(...callerOf(context), idIn(form, "id"));
  } catch (error) {
    return failedForm(form, { form: String(form.get("id")), error });
  }
  return redirect("/developers?notice=webhook-on#webhooks");
}

/** Manual calls are limited; the page says so and stays as it is. */
async function queued(form: FormData, queue: () => Promise<void>) {
  try {
    await queue();
  } catch (error) {
    return failedForm(form, { form: String(form.get("id")), error });
  }
  return redirect("/developers?notice=webhook-queued#deliveries");
}

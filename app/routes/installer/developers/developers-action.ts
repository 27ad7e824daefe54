import { randomBytes, randomUUID } from "node:crypto";
import { type RouterContextProvider, redirect } from "react-router";
import { asking, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { fieldErrorsOf, hasErrors } from "#app/web/forms/form.ts";
import { readUuid } from "#app/web/forms/read-uuid.ts";
import { stepUpErrors } from "#app/web/forms/step-up.ts";
import { DomainError } from "#domain/errors.ts";
import { endpointForm } from "#domain/webhooks/endpoint-form.ts";
import { addEndpoint, removeEndpoint, sendAgain, sendTest } from "#domain/webhooks/my-webhooks.ts";
import { switchOnEndpoint } from "#domain/webhooks/switch-off.ts";

type RouteContext = Readonly<RouterContextProvider>;

const SECRET_BYTES = 32;

export async function addWebhook(form: FormData, request: Request, context: RouteContext) {
  const schema = endpointForm({ allowLocal: context.get(requestContext).demo });
  const parsed = schema.safeParse({ url: form.get("url") ?? "", events: form.getAll("events") });
  const id = readUuid(form.get("id")) ?? randomUUID();
  try {
    const wrong = parsed.success ? {} : fieldErrorsOf(parsed.error);
    const errors = { ...wrong, ...(await stepUpErrors(form, request, context)) };
    if (!parsed.success || hasErrors(errors)) return failedForm(form, { form: "add-endpoint", errors });
    const endpoint = { id, form: parsed.data, random: randomBytes(SECRET_BYTES) };
    await addEndpoint(...asking(context), endpoint);
  } catch (error) {
    return failedForm(form, { form: "add-endpoint", error });
  }
  return redirect("/developers?notice=webhook-added#webhooks");
}

export async function removeWebhook(form: FormData, _request: Request, context: RouteContext) {
  await removeEndpoint(...asking(context), idOf(form, "id"));
  return redirect("/developers?notice=webhook-removed#webhooks");
}

export async function testWebhook(form: FormData, _request: Request, context: RouteContext) {
  const test = { endpointId: idOf(form, "id"), testId: idOf(form, "testId") };
  return queued(form, () => sendTest(...asking(context), test));
}

export async function repeatDelivery(form: FormData, _request: Request, context: RouteContext) {
  const id = idOf(form, "id");
  return queued(form, () => sendAgain(...asking(context), id));
}

export async function switchOnWebhook(form: FormData, _request: Request, context: RouteContext) {
  try {
    await switchOnEndpoint(...asking(context), idOf(form, "id"));
  } catch (error) {
    return failedForm(form, { form: "webhook", error });
  }
  return redirect("/developers?notice=webhook-on#webhooks");
}

/** There is a limit to how often somebody may be called by hand; the page says so and stays. */
async function queued(form: FormData, queue: () => Promise<void>) {
  try {
    await queue();
  } catch (error) {
    return failedForm(form, { form: "webhook", error });
  }
  return redirect("/developers?notice=webhook-queued#deliveries");
}

function idOf(form: FormData, name: string): string {
  const id = readUuid(form.get(name));
  if (!id) throw new DomainError("not_found");
  return id;
}

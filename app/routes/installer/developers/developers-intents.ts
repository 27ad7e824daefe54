import { randomBytes } from "node:crypto";
import { z } from "zod";
import { pausedIntent } from "#app/routes/installer/developers/paused-intent.ts";
import { saveLimits } from "#app/routes/installer/parts/save-limits.ts";
import { requestContext } from "#app/web/context.ts";
import type { Intents, Posted } from "#app/web/forms/intents.ts";
import { apiKeyForm } from "#domain/api-keys/api-key-form.ts";
import { makeApiKey, revokeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { endpointForm } from "#domain/webhooks/endpoint-form.ts";
import { addEndpoint, removeEndpoint, sendAgain, sendTest } from "#domain/webhooks/my-webhooks.ts";
import { switchOnEndpoint } from "#domain/webhooks/switch-off.ts";

export type DevelopersIntent = keyof ReturnType<typeof developersIntents>;

const SECRET_BYTES = 32;
const MADE_BEFORE = {
  title: "Made before",
  message: "This key has been made already, and it is shown only once. Revoke it below and make another.",
};

export function developersIntents(posted: Posted) {
  const { form, context, caller, text, id, newId, fieldsAndStepUp } = posted;
  const random = randomBytes(SECRET_BYTES);
  // What it would be shown beside is no longer on the page.
  const isShown = () => false;

  /** Answers with the page and the new key: a redirect would have to carry it in its address. */
  async function makeKey() {
    const [{ now }] = caller;
    const key = await fieldsAndStepUp(apiKeyForm(now));
    return { made: { name: key.name, key: await makeApiKey(...caller, { id: newId("id"), form: key, random }) } };
  }

  async function addWebhook() {
    const { demo: allowLocal } = context.get(requestContext);
    const withEvents = (typed: unknown) => ({ url: "", ...Object(typed), events: form.getAll("events") });
    const endpoint = await fieldsAndStepUp(z.preprocess(withEvents, endpointForm({ allowLocal })));
    await addEndpoint(...caller, { id: newId("id"), form: endpoint, random });
  }

  return {
    "make-key": { answer: makeKey, words: { conflict: MADE_BEFORE } },
    paused: pausedIntent(posted, "/developers"),
    "revoke-key": { do: () => revokeApiKey(...caller, id("id")), notice: "key-revoked", isShown },
    "key-limits": {
      do: () => saveLimits(posted, { kind: "key", keyId: id("id") }),
      to: "/developers#limits",
      notice: "limits-saved",
    },
    "add-endpoint": { do: addWebhook, to: "/developers#webhooks", notice: "webhook-added" },
    "remove-endpoint": {
      do: () => removeEndpoint(...caller, id("id")),
      to: "/developers#webhooks",
      notice: "webhook-removed",
      isShown,
    },
    "switch-on": {
      do: () => switchOnEndpoint(...caller, id("id")),
      to: "/developers#webhooks",
      notice: "webhook-on",
      beside: text("id"),
    },
    // Manual calls are limited; the page says so and stays as it is.
    "send-test": {
      do: () => sendTest(...caller, { endpointId: id("id"), testId: id("testId") }),
      to: "/developers#deliveries",
      notice: "webhook-queued",
      beside: text("id"),
    },
    "send-again": {
      do: () => sendAgain(...caller, id("id")),
      to: "/developers#deliveries",
      notice: "webhook-queued",
      beside: text("id"),
    },
  } satisfies Intents;
}

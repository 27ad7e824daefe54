import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import { requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm } from "#app/web/forms/form.ts";
import type { Intents, Posted } from "#app/web/forms/intents.ts";
import { chooseAlerts, chooseNews } from "#domain/alerts/my-wishes.ts";
import { alertsForm, newsForm } from "#domain/alerts/news-form.ts";
import { deviceForm } from "#domain/devices/device-form.ts";
import { addDevice, removeDevice, testDevice } from "#domain/devices/my-devices.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";

export type NoticesIntent = keyof ReturnType<typeof noticesIntents>;

const PROBLEM = "There is a problem";
const DEVICE_GONE = "This device no longer gets notifications.";

export function noticesIntents(posted: Posted) {
  const { form, caller, text, id, fields } = posted;
  // Where the page has a place for a refusal; for the others there is the error page.
  const isShown = () => true;
  return {
    alerts: {
      act: "leads_for_sale",
      do: () => chooseAlerts(...caller, fields(alertsForm).alerts),
      to: "/account/notices#alerts",
      notice: "alerts-saved",
    },
    news: {
      act: "bought_leads",
      do: () => chooseNews(...caller, fields(newsForm).news),
      to: "/account/notices#news",
      notice: "alerts-saved",
    },
    "notify-device": {
      do: () => notifyDevice(posted),
      to: form.get("from") === "leads" ? "/leads" : "/account/notices#devices",
      notice: "device-on",
      title: PROBLEM,
      isShown,
    },
    "test-device": {
      answer: () => tryDevice(posted),
      title: PROBLEM,
      beside: text("id"),
      isShown,
    },
    "drop-device": {
      do: () => removeDevice(...caller, id("id")),
      to: "/account/notices#devices",
      notice: "device-off",
      title: PROBLEM,
      beside: "notify-device",
      words: { not_found: { message: DEVICE_GONE } },
      isShown: (code) => code === "not_found",
    },
  } satisfies Intents;
}

async function notifyDevice({ form, context, caller }: Posted) {
  const parsed = parseForm(deviceForm({ allowLocal: context.get(requestContext).demo }), form);
  if (!parsed.ok) throw unusable(parsed.errors);
  await addDevice(...caller, { id: randomUUID(), form: parsed.value }).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === "invalid_input" ? unusable(error.fields) : error;
  });
}

/** Nobody typed these fields, so what is wrong is said as a whole. */
function unusable(errors: FieldErrors): DomainError {
  return new DomainError("invalid_input", { words: Object.values(errors)[0]?.[0] ?? "" });
}

/** The device may have been removed in another tab, or signed out: then it is not on the page any more. */
async function tryDevice({ form, caller, id }: Posted) {
  try {
    await testDevice(...caller, { deviceId: id("id"), testId: id("testId") });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "not_found") throw error;
    return failedForm(form, { form: "notify-device", title: PROBLEM, message: DEVICE_GONE, error });
  }
  return redirect(withNotice("/account/notices#devices", "device-test"));
}

import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { callerOf, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm } from "#app/web/forms/form.ts";
import { idIn } from "#app/web/forms/read-uuid.ts";
import { deviceForm } from "#domain/devices/device-form.ts";
import { addDevice, removeDevice, testDevice } from "#domain/devices/my-devices.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";

type Given = { form: FormData; context: RouteContext };

const PROBLEM = "There is a problem";

export async function notifyDevice({ form, context }: Given) {
  const parsed = parseForm(deviceForm({ allowLocal: context.get(requestContext).demo }), form);
  if (!parsed.ok) return unusable(form, parsed.errors);
  try {
    await addDevice(...callerOf(context), { id: randomUUID(), form: parsed.value });
  } catch (error) {
    if (error instanceof DomainError && error.code === "invalid_input") return unusable(form, error.fields);
    return failedForm(form, { form: "notify-device", title: PROBLEM, error });
  }
  return redirect(form.get("from") === "leads" ? "/leads?notice=device-on" : "/profile?notice=device-on#devices");
}

/** Nobody typed these fields, so what is wrong is said as a whole. */
function unusable(form: FormData, errors: FieldErrors) {
  const message = Object.values(errors)[0]?.[0] ?? "";
  return failedForm(form, {
    ...{ form: "notify-device", title: PROBLEM, message },
    error: new DomainError("invalid_input"),
  });
}

export async function tryDevice({ form, context }: Given) {
  const [deviceId, testId] = [idIn(form, "id"), idIn(form, "testId")];
  try {
    await testDevice(...callerOf(context), { deviceId, testId });
  } catch (error) {
    return isGone(error) ? gone(form, error) : failedForm(form, { form: deviceId, title: PROBLEM, error });
  }
  return redirect("/profile?notice=device-test#devices");
}

export async function dropDevice({ form, context }: Given) {
  try {
    await removeDevice(...callerOf(context), idIn(form, "id"));
  } catch (error) {
    if (!isGone(error)) throw error;
    return gone(form, error);
  }
  return redirect("/profile?notice=device-off#devices");
}

const isGone = (error: unknown) => error instanceof DomainError && error.code === "not_found";

/** Removed in another tab, or signed out. */
function gone(form: FormData, error: unknown) {
  const message = "This device no longer gets notifications.";
  return failedForm(form, { form: "notify-device", title: PROBLEM, message, error });
}

import { redirect } from "react-router";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { joinTicked, parseForm } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";
import { changeContactWish } from "#domain/requests/change-contact-wish.ts";
import { contactWishForm } from "#domain/requests/contact-form.ts";

const REFUSALS: Partial<Record<DomainErrorCode, { title: string; message: string }>> = {
  project_closed: {
    title: "This request has ended",
    message: "Nothing has changed: no company will get in touch about it any more.",
  },
  too_many_requests: {
    title: "Daily limit reached",
    message: `You can change this ${limits.contactCorrectionsPerDay} times a day. Nothing was saved this time. Please come back tomorrow.`,
  },
};

export async function changeWish(form: FormData, domain: Context, token: string) {
  joinTicked(form, "contactTimes");
  const parsed = parseForm(contactWishForm, form);
  if (!parsed.ok) return failedForm(form, { form: "wish", errors: parsed.errors });
  try {
    await changeContactWish(domain, token, parsed.value);
    return redirect(withNotice(`/requests/${token}`, "contact-checked"));
  } catch (error) {
    const words = error instanceof DomainError ? REFUSALS[error.code] : undefined;
    if (!words) throw error;
    return failedForm(form, { form: "wish", error, ...words });
  }
}

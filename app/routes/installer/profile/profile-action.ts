import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { saveArea } from "#app/routes/installer/parts/save-area.ts";
import { saveLimits } from "#app/routes/installer/parts/save-limits.ts";
import { dropDevice, notifyDevice, tryDevice } from "#app/routes/installer/profile/device-actions.ts";
import { actorOf, callerOf, domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm, readFile, readForm } from "#app/web/forms/form.ts";
import { idIn, readUuid } from "#app/web/forms/read-uuid.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { chooseNews } from "#domain/alerts/held-news.ts";
import { newsForm } from "#domain/alerts/news-form.ts";
import { changeAlerts } from "#domain/coverage/change-coverage.ts";
import { alertsForm } from "#domain/coverage/coverage-form.ts";
import { holidayForm } from "#domain/coverage/holiday-form.ts";
import { addHoliday, endHoliday } from "#domain/coverage/holidays.ts";
import { addDocument, removeDocument } from "#domain/documents/change-documents.ts";
import { documentForm } from "#domain/documents/document-form.ts";
import { DomainError } from "#domain/errors.ts";
import { installerForm } from "#domain/installers/installer-form.ts";
import { updateInstaller } from "#domain/installers/update-installer.ts";
import { insuranceForm } from "#domain/onboarding/insurance-form.ts";
import type { Route } from "./+types/profile.ts";

const NOT_KEPT = "Your document could not be saved. Nothing has changed. Please try again later.";

type Given = { form: FormData; request: Request; context: RouteContext };

export const profileAction = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request, "document");
  switch (form.get("form")) {
    case "company":
      return saveInstaller({ form, request, context });
    case "coverage":
      return saveCoverage({ form, request, context });
    case "alerts":
      return saveAlerts({ form, request, context });
    case "news":
      return saveNews({ form, request, context });
    case "notify-device":
      return notifyDevice({ form, context });
    case "test-device":
      return tryDevice({ form, context });
    case "drop-device":
      return dropDevice({ form, context });
    case "holiday":
      return saveHoliday({ form, request, context });
    case "end-holiday":
      return takeHolidayBack({ form, request, context });
    case "limits":
      return saveOwnLimits({ form, request, context });
    case "document":
      return saveDocument({ form, request, context });
    case "remove-document":
      return takeDocumentAway({ form, request, context });
    default:
      throw new DomainError("not_found");
  }
});

async function saveInstaller({ form, context }: Given) {
  const parsed = parseForm(installerForm, form);
  if (!parsed.ok) return failedForm(form, { form: "company", errors: parsed.errors });
  const change = { changeId: randomUUID(), form: parsed.value };
  const { waits } = await updateInstaller(...callerOf(context), change);
  return redirect(`/profile?notice=${waits ? "profile-waits" : "profile-saved"}#company`);
}

async function saveCoverage({ form, context }: Given) {
  const failed = await saveArea(form, context);
  return failed ?? redirect("/profile?notice=coverage-saved#coverage");
}

async function saveAlerts({ form, context }: Given) {
  const parsed = parseForm(alertsForm, form);
  if (!parsed.ok) return failedForm(form, { form: "alerts", errors: parsed.errors });
  await changeAlerts(...callerOf(context), parsed.value.alerts);
  return redirect("/profile?notice=alerts-saved#alerts");
}

async function saveNews({ form, context }: Given) {
  const parsed = parseForm(newsForm, form);
  if (!parsed.ok) return failedForm(form, { form: "news", errors: parsed.errors });
  await chooseNews(...callerOf(context), parsed.value.news);
  return redirect("/profile?notice=alerts-saved#news");
}

async function saveHoliday({ form, context }: Given) {
  const id = idIn(form, "id");
  const parsed = parseForm(holidayForm(domainContext(context).now), form);
  if (!parsed.ok) return failedForm(form, { form: "holiday", errors: parsed.errors });
  try {
    await addHoliday(...callerOf(context), { id, form: parsed.value });
  } catch (error) {
    return failedForm(form, { form: "holiday", title: "There is a problem", error });
  }
  return redirect("/profile?notice=holiday-added#holidays");
}

async function takeHolidayBack({ form, context }: Given) {
  const id = idIn(form, "id");
  await endHoliday(...callerOf(context), id);
  return redirect("/profile?notice=holiday-ended#holidays");
}

async function saveOwnLimits(given: Given) {
  const kind = given.form.get("whose") === "company" ? "company" : "person";
  const failed = await saveLimits(given, { kind }, "limits");
  return failed ?? redirect("/profile?notice=limits-saved#limits");
}

async function saveDocument({ form, context }: Given) {
  const id = readUuid(form.get("id"));
  const replaces = readUuid(form.get("replaces"));
  if (!id || (form.has("replaces") && !replaces)) throw new DomainError("not_found");
  const domain = domainContext(context);
  const parsed = parseDocument(form, domain.now);
  const file = await readFile(form, "document");
  if (!parsed.ok) {
    const errors = { ...parsed.errors, ...(file ? {} : { document: ["Choose a file."] }) };
    return failedForm(form, { form: "document", errors });
  }
  try {
    const document = { id, storageKey: randomUUID(), form: parsed.value, file, replaces };
    await addDocument(domain, actorOf(context), context.get(requestContext).files, document);
  } catch (error) {
    if (error instanceof DomainError && error.code !== "invalid_input") throw error;
    return failedForm(form, { form: "document", title: "There is a problem", error, context, unexpected: NOT_KEPT });
  }
  return redirect(`/profile?notice=document-${replaces ? "replaced" : "saved"}#documents`);
}

/** Whoever replaces its insurance says what is printed on the newer one. */
function parseDocument(form: FormData, now: Date) {
  if (!form.has("replaces") || form.get("kind") !== "insurance") return parseForm(documentForm(now), form);
  const parsed = parseForm(insuranceForm(now), form);
  return parsed.ok ? { ...parsed, value: { kind: "insurance", ...parsed.value } as const } : parsed;
}

async function takeDocumentAway({ form, context }: Given) {
  const id = idIn(form, "id");
  await removeDocument(...callerOf(context), id);
  return redirect("/profile?notice=document-removed#documents");
}

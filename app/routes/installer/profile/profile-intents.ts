import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { saveArea } from "#app/routes/installer/parts/save-area.ts";
import { saveLimits } from "#app/routes/installer/parts/save-limits.ts";
import { inFormWords } from "#app/routes/installer/parts/sheet-words.ts";
import { type ProfilePage, profilePages } from "#app/routes/installer/profile/profile-pages.ts";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import { requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { joinTicked, parseForm, readFile, textFields } from "#app/web/forms/form.ts";
import type { Intent, Posted } from "#app/web/forms/intents.ts";
import { redrawLogo } from "#app/web/pdf/redraw-logo.ts";
import { usualTermsSheet } from "#content/quote-sheet/usual-terms-sheet.ts";
import { holidayForm } from "#domain/coverage/holiday-form.ts";
import { addHoliday, endHoliday } from "#domain/coverage/holidays.ts";
import { addDocument, removeDocument } from "#domain/documents/change-documents.ts";
import { documentForm } from "#domain/documents/document-form.ts";
import { DomainError } from "#domain/errors.ts";
import { installerForm } from "#domain/installers/installer-form.ts";
import { updateInstaller } from "#domain/installers/update-installer.ts";
import { companyForm } from "#domain/onboarding/company-form.ts";
import { insuranceForm } from "#domain/onboarding/insurance-form.ts";
import { publishProfile, takeDownProfile } from "#domain/profiles/publish-profile.ts";
import { keepLogo, removeLogo } from "#domain/quotes/company-logo.ts";
import { postedByFields } from "#domain/quotes/sheet/typed-quote.ts";
import { keepUsualTerms } from "#domain/quotes/usual-terms.ts";

export type ProfileIntent = keyof ReturnType<typeof profileIntents>;

const PROBLEM = "There is a problem";
const NOT_KEPT = "Your document could not be saved. Nothing has changed. Please try again later.";

/** Its page shows it again if it failed; whoever may open that may send it. */
const on = <Page extends ProfilePage>(page: Page) => ({ page, act: profilePages[page].act });

export function profileIntents(posted: Posted) {
  const { form, caller, text, id, fields, stepUp } = posted;
  const [{ now }] = caller;
  // Where the page has a place for a refusal; for the others there is the error page.
  const isShown = () => true;
  return {
    company: { ...on("company"), answer: () => saveCompany(posted) },
    "usual-terms": { ...on("company"), answer: () => saveTerms(posted) },
    publish: {
      ...on("company"),
      do: async () => {
        await stepUp();
        await publishProfile(...caller);
      },
      to: "/profile#public",
      notice: "profile-published",
      isShown: (code) => code === "too_many_requests",
    },
    "take-down": {
      ...on("company"),
      do: async () => {
        await stepUp();
        await takeDownProfile(...caller);
      },
      to: "/profile#public",
      notice: "profile-taken-down",
      isShown: (code) => code === "too_many_requests",
    },
    logo: {
      ...on("company"),
      do: async () => keepLogo(...caller, { file: await readFile(form, "document"), redraw: redrawLogo }),
      to: "/profile#logo",
      notice: "logo-saved",
      isShown: (code) => code === "invalid_input",
    },
    "remove-logo": { ...on("company"), do: () => removeLogo(...caller), to: "/profile#logo", notice: "logo-removed" },
    coverage: {
      ...on("area"),
      do: () => saveArea(posted),
      to: "/profile/area#coverage",
      notice: "coverage-saved",
    },
    holiday: {
      ...on("area"),
      do: () => addHoliday(...caller, { id: id("id"), form: fields(holidayForm(now)) }),
      to: "/profile/area#holidays",
      notice: "holiday-added",
      title: PROBLEM,
      isShown,
    },
    "end-holiday": {
      ...on("area"),
      do: () => endHoliday(...caller, id("id")),
      to: "/profile/area#holidays",
      notice: "holiday-ended",
    },
    document: {
      ...on("papers"),
      answer: () => saveDocument(posted),
      title: PROBLEM,
      unexpected: NOT_KEPT,
      isShown: (code) => code === "invalid_input",
    },
    "remove-document": {
      ...on("papers"),
      do: () => removeDocument(...caller, id("id")),
      to: "/profile/papers#documents",
      notice: "document-removed",
    },
    limits: {
      ...on("limits"),
      do: () => saveLimits(posted, { kind: text("whose") === "company" ? "company" : "person" }),
      to: "/profile/limits#limits",
      notice: "limits-saved",
      isShown,
    },
  } satisfies Record<string, Intent & { page: ProfilePage }>;
}

async function saveCompany({ caller, form }: Posted) {
  for (const list of ["certifications", "specialties"]) joinTicked(form, list);
  const parsed = parseForm(installerForm, form);
  const legal = isLegalSaid(form) ? parseForm(companyForm, form) : undefined;
  if (!parsed.ok || legal?.ok === false) {
    const errors = { ...(parsed.ok ? {} : parsed.errors), ...(legal?.ok === false ? legal.errors : {}) };
    return failedForm(form, { form: "company", errors });
  }
  const change = { changeId: randomUUID(), form: parsed.value, legal: legal?.value };
  const { waits } = await updateInstaller(...caller, change);
  return redirect(withNotice("/profile#company", waits ? "profile-waits" : "profile-saved"));
}

/** A company that has never said what it is may save everything else. */
function isLegalSaid(form: FormData): boolean {
  return ["legalForm", "companyNumber"].some((name) => String(form.get(name) ?? "").trim() !== "");
}

async function saveTerms({ form, caller }: Posted) {
  try {
    await keepUsualTerms(...caller, postedByFields(usualTermsSheet, textFields(form)));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "invalid_input") throw error;
    return failedForm(form, { form: "usual-terms", errors: inFormWords(error.fields, usualTermsSheet) });
  }
  return redirect(withNotice("/profile#usual-terms", "terms-saved"));
}

async function saveDocument({ form, context, caller, id }: Posted) {
  const documentId = id("id");
  const replaces = form.has("replaces") ? id("replaces") : undefined;
  const parsed = parseDocument(form, caller[0].now);
  const file = await readFile(form, "document");
  if (!parsed.ok) {
    const errors = { ...parsed.errors, ...(file ? {} : { document: ["Choose a file."] }) };
    return failedForm(form, { form: "document", errors });
  }
  const document = { id: documentId, storageKey: randomUUID(), form: parsed.value, file, replaces };
  await addDocument(...caller, context.get(requestContext).files, document);
  return redirect(withNotice("/profile/papers#documents", replaces ? "document-replaced" : "document-saved"));
}

/** A company that replaces its insurance says what is printed on the newer one. */
function parseDocument(form: FormData, now: Date) {
  if (!form.has("replaces") || form.get("kind") !== "insurance") return parseForm(documentForm(now), form);
  const parsed = parseForm(insuranceForm(now), form);
  return parsed.ok ? { ...parsed, value: { kind: "insurance", ...parsed.value } as const } : parsed;
}

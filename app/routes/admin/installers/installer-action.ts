import { redirect } from "react-router";
import { changeInstaller, failedChangeWords } from "#app/routes/admin/installers/change-installer.ts";
import { checkFormName } from "#app/routes/admin/installers/check-form-name.ts";
import { companyPath, companyTabIn } from "#app/routes/admin/installers/company-tabs.ts";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import { callerOf } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm, readForm } from "#app/web/forms/form.ts";
import { idIn } from "#app/web/forms/read-uuid.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Actor } from "#domain/actor.ts";
import { addNote, noteForm } from "#domain/admin/installers/installer-notes.ts";
import type { Context } from "#domain/context.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { grantForm } from "#domain/credits/grant-form.ts";
import { acceptProfileChange, declineProfileChange } from "#domain/installers/profile-changes.ts";
import { closeReversal } from "#domain/payments/reversals.ts";
import { checkForm } from "#domain/vetting/check-form.ts";
import { exceptionForm } from "#domain/vetting/exception-form.ts";
import { endMoreTime, grantMoreTime } from "#domain/vetting/exceptions.ts";
import { recordCheck } from "#domain/vetting/record-check.ts";
import type { Route } from "./+types/installer.ts";

type Posted = { installerId: string; form: FormData };
type Done = { notice: string } | { refused: ReturnType<typeof failedForm> };

export const installerAction = withErrorPage(async ({ request, params: { id }, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  try {
    const done = await changeOnPage(...callerOf(context), { installerId: id, form });
    const here = companyPath(id, companyTabIn(request));
    return "refused" in done ? done.refused : redirect(withNotice(here, done.notice));
  } catch (error) {
    return failedForm(form, { form: formNameOf(form), error, context, unexpected: failedChangeWords(form) });
  }
}, "Failed to load admin data.");

/** Does what a form on the company's page asks for; returns the notice to show, or the form with its errors. */
async function changeOnPage(domain: Context, actor: Actor, posted: Posted): Promise<Done> {
  switch (posted.form.get("intent")) {
    case "check":
      return check(domain, actor, posted);
    case "more-time":
      return moreTime(domain, actor, posted);
    case "end-more-time": {
      const { installerId, form } = posted;
      await endMoreTime(domain, actor, { installerId, id: idIn(form, "exceptionId") });
      return { notice: "more-time-ended" };
    }
    case "note":
      return note(domain, actor, posted);
    case "grant-with-reason":
      return grant(domain, actor, posted);
    case "accept-change": {
      await acceptProfileChange(domain, actor, {
        installerId: posted.installerId,
        changeId: idIn(posted.form, "changeId"),
      });
      return { notice: "change-accepted" };
    }
    case "decline-change": {
      const reason = String(posted.form.get("reason") ?? "");
      await declineProfileChange(domain, actor, {
        ...{ installerId: posted.installerId, changeId: idIn(posted.form, "changeId"), reason },
      });
      return { notice: "change-declined" };
    }
    case "close-reversal": {
      const paymentId = idIn(posted.form, "paymentId");
      await closeReversal(domain, actor, { installerId: posted.installerId, paymentId });
      return { notice: "reversal-closed" };
    }
    default:
      return { notice: await changeInstaller(domain, actor, posted) };
  }
}

/** Which of the page's forms was posted, so that its errors come back beside it. */
function formNameOf(form: FormData): string {
  const intent = String(form.get("intent"));
  if (intent === "close-reversal") return String(form.get("paymentId"));
  return intent === "check" ? checkFormName(String(form.get("technology")), String(form.get("check"))) : intent;
}

async function check(domain: Context, actor: Actor, { installerId, form }: Posted): Promise<Done> {
  const id = idIn(form, "id");
  const follows = form.get("follows") ? idIn(form, "follows") : null;
  const parsed = parseForm(checkForm(domain.now), form);
  if (!parsed.ok) return { refused: failedForm(form, { form: formNameOf(form), errors: parsed.errors }) };
  await recordCheck(domain, actor, { id, installerId, follows, form: parsed.value });
  return { notice: "check-saved" };
}

async function moreTime(domain: Context, actor: Actor, { installerId, form }: Posted): Promise<Done> {
  const id = idIn(form, "exceptionId");
  const parsed = parseForm(exceptionForm(domain.now), form);
  if (!parsed.ok) return { refused: failedForm(form, { form: "more-time", errors: parsed.errors }) };
  await grantMoreTime(domain, actor, { id, installerId, form: parsed.value });
  return { notice: "more-time-granted" };
}

async function note(domain: Context, actor: Actor, { installerId, form }: Posted): Promise<Done> {
  const id = idIn(form, "noteId");
  const parsed = parseForm(noteForm, form);
  if (!parsed.ok) return { refused: failedForm(form, { form: "note", errors: parsed.errors }) };
  await addNote(domain, actor, { id, installerId, text: parsed.value.note });
  return { notice: "note-added" };
}

async function grant(domain: Context, actor: Actor, { installerId, form }: Posted): Promise<Done> {
  const grantId = idIn(form, "grantId");
  const parsed = parseForm(grantForm, form);
  if (!parsed.ok) return { refused: failedForm(form, { form: "grant-with-reason", errors: parsed.errors }) };
  const { amount: amountCredits, reason } = parsed.value;
  await grantCredits(domain, actor, { installerId, grantId, amountCredits, reason });
  return { notice: "credits-added" };
}

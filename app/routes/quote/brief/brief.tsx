import { redirect } from "react-router";
import { BriefForm } from "#app/routes/quote/brief/brief-form.tsx";
import { BriefPhotos, type PhotoIntent } from "#app/routes/quote/brief/brief-photos.tsx";
import { AskThem, BriefContact, BriefSheet, KeepBrief } from "#app/routes/quote/brief/brief-sheet.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PlanCard } from "#app/ui/plan-card.tsx";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import { domainContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm } from "#app/web/forms/form.ts";
import { answerForm, type Intent, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { serviceInWords } from "#content/plain-words.ts";
import { briefForm } from "#domain/briefs/brief-form.ts";
import { myBrief } from "#domain/briefs/my-brief.ts";
import { roofYields } from "#domain/briefs/roof-yields.ts";
import { writeBrief } from "#domain/briefs/write-brief.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";
import { addPhotos, removePhoto } from "#domain/files/photos.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/brief.ts";
import "#app/routes/planner/form/pictures.css";
import "./brief.css";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "My brief - Your project",
    description:
      "Facts about your home for every installer: write them once, then change, print or keep them. Every question is optional.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const { contact, ...brief } = await myBrief(domainContext(context), params.token);
  const asked = new URL(request.url).searchParams;
  return {
    brief,
    yields: roofYields(brief.answers, brief.sapRegion),
    // Only if the box is ticked, so that no other print or copy of the page has them.
    contact: asked.get("contact") === "1" ? contact : null,
    isToPrint: asked.get("print") === "1",
  };
});

const REFUSALS: Partial<Record<DomainErrorCode, { title: string; message: string }>> = {
  conflict: {
    title: "Please look again",
    message:
      "Someone has changed this brief since you opened it, perhaps you in another tab, so we have not saved your changes. The form shows what you typed, beside the saved version. Save again to keep yours.",
  },
  project_closed: {
    title: "This request has ended",
    message: "Nothing has changed: no company needs the brief any more.",
  },
  too_many_requests: {
    title: "Daily limit reached",
    message: `You can change your brief ${limits.briefVersionsPerDay} times a day, because we tell companies about each change. Nothing was saved this time. Please come back tomorrow.`,
  },
};

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const posted = await postedForm({ request, context }, "photos");
  const { form } = posted;
  const domain = domainContext(context);
  const token = params.token;
  const here = `/requests/${token}/brief`;
  const kind = posted.text("kind");
  const photoIntents = {
    "add-photos": {
      do: async () => addPhotos(domain, token, { kind, files: await posted.files("photos") }),
      notice: "photos-added",
      beside: `photos-${kind}`,
      words: { project_closed: REFUSALS.project_closed ?? {} },
    },
    "remove-photo": { do: () => removePhoto(domain, token, posted.id("id")), notice: "photo-removed" },
  } satisfies Record<PhotoIntent, Intent>;
  if (posted.text("intent") in photoIntents) return answerForm(posted, here, photoIntents);
  const { serviceType, version } = await myBrief(domain, token);
  const parsed = parseForm(briefForm(serviceType, Number(londonDay(domain.now).slice(0, 4))), form);
  if (!parsed.ok) return failedForm(form, { form: "brief", errors: parsed.errors });
  try {
    await writeBrief(domain, token, { answers: parsed.value, seen: Number(form.get("seen")) });
  } catch (error) {
    const words = error instanceof DomainError ? REFUSALS[error.code] : undefined;
    if (!words) throw error;
    // From here on they have seen it.
    form.set("seen", String(version));
    return failedForm(form, { form: "brief", error, ...words });
  }
  return redirect(withNotice(here, "brief-saved"));
});

export const shouldRevalidate = alsoAfterRefusals;

export default function BriefPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { brief, yields, contact, isToPrint } = loaderData;
  return (
    <div className="wrap page stack" data-print-now={isToPrint || undefined}>
      <header className="brief-head">
        <h1>My brief</h1>
        <p className="lead no-print">
          What every installer asks about {serviceInWords(brief.serviceLabel)}. Answer once and nobody needs to ask you
          again. Until companies have your details, they see only your first name beside it.
        </p>
      </header>
      <div className="brief-layout">
        <div className="stack no-print">
          {brief.canChange ? (
            <BriefForm brief={brief} state={stateOfForm(actionData, "brief")} />
          ) : (
            <Notice title="This request has ended">
              <p>You can still read and print your brief, but not change it.</p>
            </Notice>
          )}
          <BriefPhotos brief={brief} state={actionData} home={`/requests/${params.token}`} />
        </div>
        <div className="stack brief-side">
          {contact && <BriefContact contact={contact} />}
          <BriefSheet brief={brief} yields={yields} />
          <PlanCard plan={brief.plan} />
          <AskThem serviceType={brief.serviceType} />
          <KeepBrief token={params.token} withContact={contact !== null} isToPrint={isToPrint} />
        </div>
      </div>
    </div>
  );
}

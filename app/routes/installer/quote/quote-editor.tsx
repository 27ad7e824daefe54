import { randomUUID } from "node:crypto";
import { Form, Link, redirect } from "react-router";
import { inFormWords } from "#app/routes/installer/parts/sheet-words.ts";
import { LeftOutWords } from "#app/routes/installer/quote/left-out.tsx";
import { QuoteDesk } from "#app/routes/installer/quote/quote-desk.tsx";
import { QuoteDraftFiles } from "#app/routes/installer/quote/quote-draft-files.tsx";
import { QuoteReview } from "#app/routes/installer/quote/quote-review.tsx";
import { QuoteSide } from "#app/routes/installer/quote/quote-side.tsx";
import {
  itemListOf,
  leftByStep,
  namesOfStep,
  readStep,
  stepAfter,
  stepOfField,
  typedIn,
} from "#app/routes/installer/quote/quote-steps.ts";
import { QuoteStepsNav } from "#app/routes/installer/quote/quote-steps-nav.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import { callerOf, type RouteContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { idIn, idOf, readForm, readUuid } from "#app/web/forms/form.ts";
import { givenFiles } from "#app/web/forms/given-files.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import { requireInstaller } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { factsLeftOut } from "#domain/quotes/checks/facts-given.ts";
import { addFromLibrary, myLibrary } from "#domain/quotes/library.ts";
import {
  checkQuoteDraft,
  keepTermsOfDraft,
  quoteDraft,
  saveQuoteDraft,
  sendQuoteDraft,
  startFromLastQuote,
  startFromTemplate,
  takeHolder,
} from "#domain/quotes/quote-draft.ts";
import { addDraftFiles, removeDraftFile } from "#domain/quotes/quote-files.ts";
import { postedFrom, technologyOf, withStep } from "#domain/quotes/sheet/typed-quote.ts";
import { withoutRow } from "#domain/quotes/sheet/typed-rows.ts";
import { leftOutOf, type Template, templatesFor } from "#domain/quotes/templates.ts";
import { mayKeepTerms } from "#domain/quotes/usual-terms.ts";
import type { Route } from "./+types/quote-editor.ts";
import "./quote-editor.css";
import "./quote-library.css";
import "./quote-rows.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Write a quote",
    description: "Write a quote in six steps, saved as you go. See what your customer will read before you send it.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, params, context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const purchaseId = idOf(params);
  const search = new URL(request.url).searchParams;
  const step = readStep(search.get("step"));
  const draft = await quoteDraft(domain, actor, purchaseId);
  const from = readUuid(search.get("from"));
  const isChecked = step === "review" || search.has("errors");
  // Before anything is saved everything is missing, and nobody needs to be told.
  const examined = isChecked || draft.savedAt ? await tried(checkQuoteDraft(domain, actor, purchaseId)) : null;
  const technology: QuoteTechnology = technologyOf(draft.typed);
  const wrong = examined && "errors" in examined ? examined.errors : {};
  return {
    templates: step === "job" && !draft.savedAt ? await templatesFor(domain, actor, draft.serviceType) : [],
    leftOut: from ? await leftOutOf(domain, actor, from) : null,
    mayKeepTerms: !draft.hasTerms && mayKeepTerms(actor),
    library: itemListOf(step) ? await myLibrary(domain, actor) : [],
    purchaseId,
    step,
    draft,
    technology,
    sendId: randomUUID(),
    uploadId: randomUUID(),
    errors: isChecked ? inFormWords(wrong, quoteSheets[technology]) : {},
    left: draft.savedAt ? leftByStep(Object.keys(wrong), technology) : null,
    notSaid: draft.savedAt ? leftByStep(factsLeftOut(technology, postedFrom(draft.typed)), technology) : {},
    examined: examined && "quote" in examined ? examined : null,
  };
});

/** What is wrong with it instead, where it cannot be sent. */
async function tried<T>(checking: Promise<T>) {
  try {
    return await checking;
  } catch (error) {
    if (error instanceof DomainError && error.code === "invalid_input") return { errors: error.fields };
    throw error;
  }
}

export const action = withErrorPage(async ({ request, params, context }: Route.ActionArgs) => {
  const form = await readForm(request, "files");
  const [domain, actor] = callerOf(context);
  requireInstaller(actor, "bought_leads");
  const purchaseId = idOf(params);
  const here = `/leads/purchases/${purchaseId}/quote`;
  const intent = String(form.get("intent"));
  try {
    if (intent === "last") {
      const from = await startFromLastQuote(domain, actor, purchaseId);
      return redirect(`${here}?from=${from}`);
    }
    if (intent.startsWith("template ")) {
      await startFromTemplate(domain, actor, {
        purchaseId,
        templateId: readUuid(intent.slice("template ".length)) ?? "",
      });
      return redirect(here);
    }
    if (intent === "keep-terms") {
      await keepTermsOfDraft(domain, actor, purchaseId);
      return redirect(withNotice(`${here}?step=review`, "terms-saved"));
    }
    if (intent === "use-holder") {
      await takeHolder(domain, actor, purchaseId);
      return redirect(`${here}?step=review`);
    }
    if (intent === "send") {
      const key = idIn(form, "sendId");
      await sendQuoteDraft(domain, actor, { purchaseId, key });
      return redirect(`/leads/purchases/${purchaseId}#quotes`);
    }
    if (intent === "add-files" || intent === "remove-file") {
      await changeFiles({ form, context }, purchaseId);
      return redirect(`${here}?step=review#files`);
    }
    return await saveStep({ form, context }, purchaseId);
  } catch (error) {
    if (error instanceof DomainError && error.code === "invalid_input" && intent === "send") {
      return redirect(`${here}?step=review`);
    }
    if (error instanceof DomainError && error.code === "not_found") throw error;
    const ours = intent === "add-files" ? { form: intent, context, unexpected: NOT_KEPT } : {};
    return failedForm(form, { error, ...ours });
  }
});

/** Keeps what was typed, and does what the button says: "next", "more", "item <id>" or "without <list>.<row>". */
async function saveStep({ form, context }: { form: FormData; context: RouteContext }, purchaseId: string) {
  const [domain, actor] = callerOf(context);
  const [intent = "", of = ""] = String(form.get("intent")).split(" ");
  if (!["next", "more", "item", "without"].includes(intent)) throw new DomainError("not_found");
  const step = readStep(String(form.get("step")));
  const { typed } = await quoteDraft(domain, actor, purchaseId);
  const [gone = "", row] = intent === "without" ? of.split(".") : [];
  const sent = withoutRow(typedIn(form), gone, Number(row));
  const saved = withStep(typed, namesOfStep(step, technologyOf({ ...typed, ...sent })), sent);
  await saveQuoteDraft(domain, actor, { purchaseId, typed: saved });
  const itemId = intent === "item" && readUuid(of);
  const list = itemListOf(step);
  if (itemId && list) await addFromLibrary(domain, actor, { purchaseId, itemId, list });
  return redirect(`/leads/purchases/${purchaseId}/quote?step=${intent === "next" ? stepAfter(step) : step}`);
}

const NOT_KEPT = "Your files could not be saved. Nothing has changed. Please try again later.";

async function changeFiles({ form, context }: { form: FormData; context: RouteContext }, purchaseId: string) {
  const [domain, actor] = callerOf(context);
  const id = readUuid(form.get("uploadId"));
  const fileId = readUuid(form.get("fileId"));
  if (fileId) await removeDraftFile(domain, actor, { purchaseId, fileId });
  else if (id) await addDraftFiles(domain, actor, { purchaseId, id, files: await givenFiles(form, "files", context) });
  else throw new DomainError("not_found");
}

export const shouldRevalidate = alsoAfterRefusals;

export default function QuoteEditorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { purchaseId, step, draft, technology, errors, examined, sendId, uploadId } = loaderData;
  const purchase = `/leads/purchases/${purchaseId}`;
  const here = `${purchase}/quote`;
  // Refused when it was to be saved: what was typed stands there, not what was saved before.
  const typed = actionData ? { ...draft.typed, ...actionData.values } : draft.typed;
  const wrong = actionData && Object.keys(actionData.errors).length > 0 ? actionData.errors : errors;
  const wrongHere = Object.entries(wrong).filter(([path]) => path === "form" || stepOfField(path, technology) === step);
  const saved = `${step} ${draft.savedAt?.getTime() ?? 0}`;
  const side = (
    <QuoteSide
      key={saved}
      here={here}
      typed={typed}
      technology={technology}
      firstName={draft.firstName}
      examined={step === "review" ? null : examined}
    />
  );
  return (
    <div className="wrap page stack quote-page">
      <p className="small">
        <Link to={purchase}>{draft.firstName}</Link>
      </p>
      <h1>Write a quote</h1>
      <QuoteStepsNav here={here} current={step} left={loaderData.left} notSaid={loaderData.notSaid} />
      <FormRefusal state={stateOfGone(actionData, step === "review" ? ["add-files"] : [])} />
      {loaderData.leftOut && <LeftOutWords leftOut={loaderData.leftOut} />}
      {step === "job" && !draft.savedAt && <StartFrom hasLast={draft.hasLast} templates={loaderData.templates} />}
      {step === "job" && loaderData.mayKeepTerms && (
        <p className="small">
          <Link to="/profile#usual-terms">Say your usual terms once</Link>, and every quote begins with them.
        </p>
      )}
      {step !== "review" && wrongHere.length > 0 && (
        <ErrorSummary errors={Object.fromEntries(wrongHere)} idPrefix="quote" />
      )}
      {step === "review" ? (
        <div className="quote-desk">
          <div className="stack">
            <QuoteDraftFiles files={draft.files} uploadId={uploadId} state={stateOfForm(actionData, "add-files")} />
            <QuoteReview
              here={here}
              technology={technology}
              errors={errors}
              examined={examined}
              sendId={sendId}
              firstName={draft.firstName}
            />
            {loaderData.mayKeepTerms && examined && <KeepTerms />}
          </div>
          {side}
        </div>
      ) : (
        <QuoteDesk
          key={saved}
          step={step}
          draft={draft}
          technology={technology}
          typed={typed}
          errors={wrong}
          library={loaderData.library}
        >
          {side}
        </QuoteDesk>
      )}
    </div>
  );
}

function StartFrom({ hasLast, templates }: { hasLast: boolean; templates: readonly Template[] }) {
  if (!hasLast && templates.length === 0) return null;
  return (
    <Form method="post" className="btn-row">
      {hasLast && (
        <Button type="submit" name="intent" value="last" variant="secondary">
          Start from my last quote
        </Button>
      )}
      {templates.map(({ id, name }) => (
        <Button type="submit" name="intent" value={`template ${id}`} variant="secondary" key={id}>
          <span className="sr-only">Start from </span>
          {name}
        </Button>
      ))}
    </Form>
  );
}

function KeepTerms() {
  return (
    <Form method="post" className="card stack" aria-label="Usual terms">
      <p>
        Keep consumer code, guarantees, days to cancel, days valid and payment shares of this quote, so that your next
        ones begin with them. You can change them under Profile.
      </p>
      <div className="btn-row">
        <SubmitButton name="intent" value="keep-terms" variant="secondary" pendingLabel="Keeping…">
          Keep as usual terms
        </SubmitButton>
      </div>
    </Form>
  );
}

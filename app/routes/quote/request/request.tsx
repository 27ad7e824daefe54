import { ChevronDown, History } from "lucide-react";
import { Link, redirect } from "react-router";
import { HandoverList } from "#app/routes/quote/handover/handover-list.tsx";
import { HandoverNext } from "#app/routes/quote/handover/handover-next.tsx";
import { AlsoOpen } from "#app/routes/quote/request/also-open.tsx";
import { changeWish } from "#app/routes/quote/request/change-wish.ts";
import { loadRequest } from "#app/routes/quote/request/load-request.ts";
import { PlanSaid } from "#app/routes/quote/request/plan-said.tsx";
import { ProjectCompanies } from "#app/routes/quote/request/project-companies.tsx";
import { ProjectDone } from "#app/routes/quote/request/project-done.tsx";
import { ProjectNext } from "#app/routes/quote/request/project-next.tsx";
import { ProjectOutlines } from "#app/routes/quote/request/project-outlines.tsx";
import { ProjectSteps } from "#app/routes/quote/request/project-steps.tsx";
import { EndThis } from "#app/routes/quote/request/request-ending.tsx";
import { mayCorrect, WhatYouAsked } from "#app/routes/quote/request/request-facts.tsx";
import { StoppedNext } from "#app/routes/quote/request/request-notices.tsx";
import { RequestState } from "#app/routes/quote/request/request-state.tsx";
import { RequestTimeline } from "#app/routes/quote/request/request-timeline.tsx";
import { lanesOfWeek } from "#app/routes/quote/request/week-lanes.tsx";
import { WhoHas } from "#app/routes/quote/request/who-has.tsx";
import { Lanes } from "#app/ui/charts/lanes.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { domainContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, idIn, parseForm, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { listInWords } from "#content/planner/figures.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { pickOutline } from "#domain/outline-quotes/answer-outline.ts";
import {
  answerUnresponsiveInstaller,
  type ContactAnswer,
  replaceInstaller,
} from "#domain/projects/answer-unresponsive-installer.ts";
import { changeMind } from "#domain/projects/choose-quote.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { denyChoice } from "#domain/projects/leave-choice.ts";
import { checkContact } from "#domain/requests/check-contact.ts";
import { contactForm } from "#domain/requests/contact-form.ts";
import { confirmRequest } from "#domain/requests/customer-request.ts";
import { heldForm, tellMore } from "#domain/requests/held-requests.ts";
import { stillLooking } from "#domain/requests/still-looking.ts";
import type { Route } from "./+types/request.ts";
import "./request.css";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Overview - Your project",
    description: "Your private page: confirm your request, see which installers have your details, or close it.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(({ context, params }: Route.LoaderArgs) =>
  loadRequest(domainContext(context), params.token),
);

const CHANGED = {
  title: "Please check again",
  message:
    "You have sent newer answers since you opened this page, so we have not confirmed anything. Please check them below.",
};

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  const domain = domainContext(context);
  const token = params.token;
  switch (form.get("intent")) {
    case "confirm":
      try {
        await confirmRequest(domain, token, shownFingerprint(form));
      } catch (error) {
        if (!(error instanceof DomainError) || error.code === "link_invalid") throw error;
        return failedForm(form, { error, ...(error.code === "conflict" ? CHANGED : {}) });
      }
      break;
    case "check":
      return check(form, domain, token);
    case "tell-more":
      return sayMore(form, domain, token);
    case "wish":
      return changeWish(form, domain, token);
    case "change-mind":
      return changeBack(form, token, () => changeMind(domain, token));
    case "deny-choice":
      return changeBack(form, token, () => denyChoice(domain, token, idIn(form, "purchaseId")));
    case "contact-yes":
    case "contact-no":
    case "contact-wait": {
      const answer = answers[String(form.get("intent"))] ?? "wait";
      return changeBack(form, token, () =>
        answerUnresponsiveInstaller(domain, token, { purchaseId: idIn(form, "purchaseId"), answer }),
      );
    }
    case "pick":
      return changeBack(form, token, () => pickOutline(domain, token, idIn(form, "outlineId")));
    case "replace":
      return changeBack(form, token, () => replaceInstaller(domain, token, idIn(form, "purchaseId")));
    case "still-looking":
      await stillLooking(domain, token);
      break;
    case "close":
      await closeRequest(domain, token);
      break;
    // Sent without scripts, which would have asked first.
    case "ask-close":
      return redirect(`/requests/${token}/close`);
  }
  return redirect(`/requests/${token}`);
});

const answers: Readonly<Record<string, ContactAnswer>> = { "contact-yes": "yes", "contact-no": "no" };

const EXPECTED = ["project_closed", "conflict", "replace_limit", "outline_gone"];

async function changeBack(form: FormData, token: string, change: () => Promise<unknown>, notice?: string) {
  try {
    await change();
    return redirect(`/requests/${token}${notice ? `?notice=${notice}` : ""}`);
  } catch (error) {
    if (!(error instanceof DomainError) || !EXPECTED.includes(error.code)) throw error;
    return failedForm(form, { error });
  }
}

function sayMore(form: FormData, domain: Context, token: string) {
  const parsed = parseForm(heldForm, form);
  if (!parsed.ok) return failedForm(form, { form: "held", errors: parsed.errors });
  return changeBack(form, token, () => tellMore(domain, token, parsed.value.words), "told-more");
}

const NOT_ASKED = {
  title: "Please check again",
  message: "This has changed since you opened the page, so we have not saved anything. The latest version is below.",
};

async function check(form: FormData, domain: Context, token: string) {
  const parsed = parseForm(contactForm, form);
  if (!parsed.ok) return failedForm(form, { form: "check", errors: parsed.errors });
  try {
    await checkContact(domain, token, { form: parsed.value, fingerprint: String(form.get("fingerprint") ?? "") });
    return redirect(`/requests/${token}?notice=contact-checked`);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
    return failedForm(form, { error, ...NOT_ASKED });
  }
}

function shownFingerprint(form: FormData): string | undefined {
  const fingerprint = form.get("fingerprint");
  return fingerprint === null ? undefined : String(fingerprint);
}

export const shouldRevalidate = alsoAfterRefusals;

export default function RequestPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { request, step, also, notes, stops, quotes, isConfirmed, isLive } = loaderData;
  const home = `/requests/${params.token}`;
  const wishing = stateOfForm(actionData, "wish");
  return (
    <>
      <Head loaded={loaderData} />
      <div className="wrap page stack-l">
        <FormRefusal state={stateOfGone(actionData, ["check", "held", ...(mayCorrect(request) ? ["wish"] : [])])} />
        <MoneyAtRisk risks={loaderData.risks} home={home} />
        <div>
          <Next loaded={loaderData} checking={stateOfForm(actionData, request.held ? "held" : "check")} home={home} />
          <AlsoOpen also={also} notes={notes} reviews={loaderData.reviews} home={home} />
        </div>
        {isLive && step.is !== "check_contact" && step.is !== "chosen" && (
          <RequestState request={request} contact={loaderData.contact} />
        )}
        {loaderData.handover && <HandoverList handover={loaderData.handover} home={home} today={loaderData.today} />}
        {loaderData.outlines.length > 0 && <ProjectOutlines {...loaderData} home={home} />}
        <ProjectCompanies {...loaderData} home={home} />
        <div className="two is-told">
          {request.plan && <PlanSaid plan={request.plan} quotes={quotes} />}
          <WhatYouAsked request={request} token={params.token} wishing={wishing} />
        </div>
        <div>
          <WhoHas request={request} quotes={quotes} home={home} />
          <EverythingSoFar loaded={loaderData} />
        </div>
        <EndThis
          request={request}
          home={home}
          mayClose={!request.isOver && !stops && step.is !== "done"}
          mayStop={isConfirmed && !stops && request.installers.length > 0}
        />
      </div>
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

/** Money that is out with a company of which something has changed; before all else, because it is urgent. */
function MoneyAtRisk({ risks, home }: { risks: Loaded["risks"]; home: string }) {
  return risks.map(({ id, company, because }) => (
    <Notice key={id} tone="warn" title={`Pay nothing more to ${company} for now`}>
      <p>
        {because}. <Link to={`${home}/deposit`}>What you can do</Link>
      </p>
    </Notice>
  ));
}

/** The one next step, whatever the state of the project. */
function Next({ loaded, checking, home }: { loaded: Loaded; checking: FormState | undefined; home: string }) {
  const { request, step, stops, outcome, chosen, handover, today } = loaded;
  if (stops) return <StoppedNext stops={stops} home={home} />;
  const goesOn = handover && handover.next.does !== "sign";
  if (outcome) {
    return (
      <div className="stack">
        <ProjectDone home={home} outcome={outcome} company={chosen?.company} today={today} />
        {goesOn && <HandoverNext handover={handover} home={home} today={today} isDone />}
      </div>
    );
  }
  if (step.is === "chosen" && goesOn) {
    return <HandoverNext handover={handover} home={home} today={today} isDone={false} />;
  }
  if (step.is === "confirm" || step.is === "check_contact" || step.is === "over") {
    return <RequestState request={request} isClosedByTime={loaded.isClosedByTime} state={checking} />;
  }
  return <ProjectNext step={step} home={home} today={today} />;
}

function Head({ loaded }: { loaded: Loaded }) {
  const { request, quotes, chosen, isLive, outcome } = loaded;
  return (
    <header className="project-head">
      <div className="wrap">
        <p className="eyebrow">Your project</p>
        <h1>Your request for {request.toConfirm.length > 1 ? listInWords(request.toConfirm) : request.serviceLabel}</h1>
        <p className="lead">
          Sent on {dateTimeInWords(request.createdAt)} for {request.postcode}. Only people with this link can open this
          page, so keep it to yourself.
        </p>
        {(isLive || outcome) && (
          <ProjectSteps
            request={request}
            quotes={quotes.length}
            chosen={chosen?.company ?? null}
            finishedOn={outcome?.finishedOn ?? null}
            isRead={outcome?.year?.reading != null}
          />
        )}
      </div>
    </header>
  );
}

/** The week as lanes, once something has happened in it, and all that happened. */
function EverythingSoFar({ loaded }: { loaded: Loaded }) {
  const week = loaded.isLive ? lanesOfWeek(loaded) : null;
  return (
    <details className="history-fold">
      <summary>
        <History className="icon" aria-hidden="true" />
        Everything so far
        <ChevronDown className="icon chev" aria-hidden="true" />
      </summary>
      <div className="stack">
        {week && <Week {...week} />}
        <RequestTimeline request={loaded.request} events={loaded.events} />
      </div>
    </details>
  );
}

/** Each company's last and next days on one axis. */
function Week(week: NonNullable<ReturnType<typeof lanesOfWeek>>) {
  const label = week.lanes
    .map(
      ({ name, marks, beyond }) => `${name}: ${[...marks.map(({ words }) => words), beyond ?? []].flat().join(", ")}.`,
    )
    .join(" ");
  return (
    <section className="stack" aria-labelledby="week">
      <h2 id="week">The week so far</h2>
      <Lanes label={label} {...week} />
    </section>
  );
}

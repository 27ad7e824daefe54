import { type ReactNode, useEffect, useState } from "react";
import { LONG_NAME, type SpecimenGroup } from "#app/routes/demo/components/specimen.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { FormOutcome } from "#app/ui/forms/form-outcome.tsx";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { Banner, Notice } from "#app/ui/notice.tsx";
import { SecondLook } from "#app/ui/talk/second-look.tsx";
import { showToast } from "#app/ui/toasts/toast-queue.ts";
import { WithoutScript } from "#app/ui/without-script.tsx";

const TONES = ["ok", "info", "warn", "bad"] as const;

const asked = { words: "They rang from another number.", decideBy: new Date("2026-11-30T12:00:00Z") };

export const messages: SpecimenGroup = {
  title: "Messages",
  specimens: [
    {
      component: "SecondLook",
      states: {
        "asked, with files": (
          <SecondLook
            look={{ askUntil: null, asked: { ...asked, files: ["bill.pdf"] }, answer: null }}
            when={formatDateTime}
          />
        ),
        accepted: (
          <SecondLook
            look={{ askUntil: null, asked, answer: { outcome: "accepted", reason: "Your bill shows it." } }}
            when={formatDateTime}
          />
        ),
        declined: (
          <SecondLook
            look={{ askUntil: null, asked, answer: { outcome: "declined", reason: "The bill is another home’s." } }}
            when={formatDateTime}
          />
        ),
        "too late": <SecondLook look={{ askUntil: null, asked: null, answer: null }} when={formatDateTime} />,
      },
    },
    {
      component: "Notice",
      states: {
        "each tone": (
          <div className="stack">
            {TONES.map((tone) => (
              <Notice key={tone} tone={tone} title={`The tone ${tone}`}>
                <p>What it is about, in a sentence.</p>
              </Notice>
            ))}
          </div>
        ),
        "without a title": <Notice>A remark alone.</Notice>,
        "long words": <Notice title={LONG_NAME}>{LONG_NAME}</Notice>,
      },
    },
    {
      component: "Banner",
      states: {
        "each tone": (
          <div className="stack">
            {TONES.map((tone) => (
              <Banner key={tone} tone={tone} title={`The whole account is ${tone}`} actions={<Help />}>
                <p>Why, and what to do next.</p>
              </Banner>
            ))}
          </div>
        ),
      },
    },
    {
      component: "EmptyState",
      states: {
        "with an action": (
          <EmptyState title="No purchases yet" actions={<Help />}>
            Leads that you buy stand here.
          </EmptyState>
        ),
        "title alone": <EmptyState title="Nothing to do" />,
      },
    },
    {
      component: "ErrorSummary",
      states: {
        "several errors": (
          <WithoutFocus>
            <ErrorSummary
              id="specimen-errors"
              idPrefix="specimen-bad"
              errors={{ text: ["Please type a name."], area: [`${LONG_NAME} is too long.`], form: ["Try again."] }}
            />
          </WithoutFocus>
        ),
      },
    },
    { component: "BlankSummary", elsewhere: "on the page of a plan, once what is typed there cannot be used" },
    {
      component: "FormRefusal",
      states: {
        "refused by the business": (
          <WithoutFocus>
            <FormRefusal
              state={{
                form: "",
                title: "Insufficient Credits",
                message: "You need 5 credits.",
                errors: {},
                values: {},
              }}
            />
          </WithoutFocus>
        ),
      },
    },
    {
      component: "FormFailure",
      states: {
        "with a wrong field": (
          <WithoutFocus>
            <FormFailure
              id="specimen-failure"
              idPrefix="specimen-bad"
              state={{ form: "", title: "", message: "", errors: { text: ["Please type a name."] }, values: {} }}
            />
          </WithoutFocus>
        ),
      },
    },
    {
      component: "FormOutcome",
      states: {
        done: (
          <WithoutFocus>
            <FormOutcome title="Saved">
              <p>Customers see it from now on.</p>
            </FormOutcome>
          </WithoutFocus>
        ),
      },
    },
    { component: "WithoutScript", states: { "only without scripts": <WithoutScript>No script runs.</WithoutScript> } },
    {
      component: "ToastStack",
      elsewhere: "In the corner, when one of these is pressed.",
      states: {
        "each tone, for a few seconds": (
          <div className="btn-row">
            {TONES.map((tone) => (
              <Button
                key={tone}
                variant="secondary"
                onClick={() => showToast({ tone, title: `A toast, ${tone}`, description: LONG_NAME })}
              >
                Show {tone}
              </Button>
            ))}
          </div>
        ),
      },
    },
    { component: "Toaster", elsewhere: "Once in the document; it loads what shows the toasts with the first of them." },
  ],
};

function Help() {
  return (
    <LinkButton variant="secondary" to="/contact">
      Get help
    </LinkButton>
  );
}

/** These take the focus when they appear, which would scroll a page of samples about. */
function WithoutFocus({ children }: { children: ReactNode }) {
  const [inert, setInert] = useState(true);
  // Runs after the effects of the children.
  useEffect(() => setInert(false), []);
  return <div inert={inert}>{children}</div>;
}

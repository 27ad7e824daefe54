import { Form, Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { formatDate } from "#app/ui/format.ts";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";

export interface ShownLink {
  madeAt: Date;
  isOfAll: boolean;
  isPaused: boolean;
  /** Only for a session that has just given the password. */
  url: string | null;
}

type Asking = { stepUp: StepUpNeeds; state: FormState | undefined };

export function CalendarLink({ link, newFeedId, ...asking }: Asking & { link: ShownLink | null; newFeedId: string }) {
  return (
    <Card title="In your own calendar">
      <p>
        Add this link to your calendar app to see your appointments and any changes. Anyone who has the link can read
        them, so do not share it.
      </p>
      {link ? (
        <>
          <Address link={link} {...asking} />
          <Form method="post" className="stack-s">
            <p className="small muted">
              Made {formatDate(link.madeAt)}. It shows{" "}
              {link.isOfAll ? "everybody’s appointments" : "appointments of leads assigned to you or to nobody"}.
            </p>
            <div className="btn-row">
              <SubmitButton name="intent" value="revoke" variant="secondary" pendingLabel="Revoking…">
                Revoke
              </SubmitButton>
            </div>
          </Form>
        </>
      ) : (
        <Form method="post" className="stack" noValidate>
          <ChoiceGroup
            label="Whose appointments"
            type="radio"
            name="whose"
            idPrefix="link"
            options={[
              { value: "mine", label: "Mine", hint: "Of leads assigned to you or to nobody" },
              { value: "everybody", label: "Everybody’s" },
            ]}
            chosen={["mine"]}
          />
          <Password {...asking} />
          <input type="hidden" name="feedId" value={newFeedId} />
          <div className="btn-row">
            <SubmitButton name="intent" value="make" pendingLabel="Making a link…">
              Make a link for my calendar
            </SubmitButton>
          </div>
        </Form>
      )}
    </Card>
  );
}

function Address({ link: { url, isPaused }, ...asking }: Asking & { link: ShownLink }) {
  if (isPaused) {
    return (
      <p>
        The link has been paused since your password changed.{" "}
        <Link to="/account/activity#paused">Keep or remove it</Link> under Activity.
      </p>
    );
  }
  if (url) {
    return (
      <div className="stack-s">
        <p className="small">
          <code className="calendar-link">{url}</code>
        </p>
        <CopyButton text={url} what="the link" />
      </div>
    );
  }
  return (
    <Form method="post" className="stack" noValidate>
      <Password {...asking} />
      <div className="btn-row">
        <SubmitButton name="intent" value="show" variant="secondary" pendingLabel="Showing…">
          Show the link
        </SubmitButton>
      </div>
    </Form>
  );
}

function Password({ stepUp, state }: Asking) {
  return (
    <>
      <FormFailure state={state} idPrefix="link" />
      <StepUpFields needs={stepUp} idPrefix="link" state={state} />
    </>
  );
}

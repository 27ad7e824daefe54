import { Form } from "react-router";
import { WaitGauge } from "#app/ui/charts/wait-gauge.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { limits } from "#config/limits.ts";
import { replaceText } from "#content/sharing-text.ts";
import type { Wait } from "#domain/projects/unresponsive-installers.ts";

const HOUR_MILLISECONDS = 3_600_000;

export function CompanyWait({ wait, now }: { wait: Wait; now: Date }) {
  const { purchaseId, company, hasBeenInTouch, isToBeReplaced, mayAct, isAsked, answer } = wait;
  if (hasBeenInTouch && !mayAct) return null;
  if (wait.isSuspended) return <Suspended wait={wait} now={now} />;
  return (
    <div className="company-wait">
      {!hasBeenInTouch && <Gauge wait={wait} now={now} />}
      {isToBeReplaced ? (
        <ToBeReplaced wait={wait} />
      ) : (
        <>
          {isAsked && (
            <p>
              <b>Has {company} been in touch?</b>
              {hasBeenInTouch && " It told us that it has."}
            </p>
          )}
          {answer === "wait" && <p className="small muted">You chose to wait. You can change your mind at any time.</p>}
          <Form method="post" className="btn-row">
            <input type="hidden" name="purchaseId" value={purchaseId} />
            {(isAsked || !hasBeenInTouch) && <Answer value="yes" label="Yes, they have been in touch" />}
            {isAsked && <Answer value="wait" label="I will wait" />}
            {mayAct && answer !== "no" && <Answer value="no" label="They have not been in touch" />}
          </Form>
          {mayAct && (isAsked || !hasBeenInTouch) && <Replace wait={wait} now={now} />}
        </>
      )}
    </div>
  );
}

function Suspended({ wait, now }: { wait: Wait; now: Date }) {
  return (
    <div className="company-wait">
      <p>
        <b>We have suspended {wait.company}.</b> It cannot message you here, and you cannot choose it. You can ask for
        another installer instead.
      </p>
      <Replace wait={wait} now={now} />
    </div>
  );
}

function Answer({ value, label }: { value: string; label: string }) {
  return (
    <SubmitButton name="intent" value={`contact-${value}`} variant="secondary" size="tight" pendingLabel="Saving…">
      {label}
    </SubmitButton>
  );
}

function Replace({ wait: { purchaseId, company, replaceableFrom }, now }: { wait: Wait; now: Date }) {
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="purchaseId" value={purchaseId} />
      <p className="small">
        {replaceText(company)}
        {now < replaceableFrom &&
          ` This happens at ${dateTimeInWords(replaceableFrom)}, unless they get in touch first.`}
      </p>
      <div className="btn-row">
        <SubmitButton name="intent" value="replace" pendingLabel="One moment…">
          Find me another installer
        </SubmitButton>
      </div>
    </Form>
  );
}

function ToBeReplaced({ wait: { purchaseId, company, replaceableFrom } }: { wait: Wait }) {
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="purchaseId" value={purchaseId} />
      <p>
        You have asked for another installer. {company} loses its place at {dateTimeInWords(replaceableFrom)}, unless
        they get in touch first.
      </p>
      <div className="btn-row">
        <Answer value="wait" label="I will wait" />
      </div>
    </Form>
  );
}

function Gauge({ wait: { company, since }, now }: { wait: Wait; now: Date }) {
  const { contactReminderHours, contactQuestionHours } = limits;
  const passedHours = Math.max(0, Math.floor((now.getTime() - since.getTime()) / HOUR_MILLISECONDS));
  return (
    <WaitGauge
      passedHours={passedHours}
      totalHours={contactQuestionHours}
      marks={[{ atHours: contactReminderHours, name: `${contactReminderHours} h: we remind them` }]}
      end={`${contactQuestionHours} h: we ask you`}
      label={`We have seen nothing from ${company} for ${passedHours} hours. After ${contactReminderHours} hours we remind them. After ${contactQuestionHours} we ask you.`}
    />
  );
}

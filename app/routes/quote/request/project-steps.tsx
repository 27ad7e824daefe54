import { dateInWords } from "#app/ui/format.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";

interface Step {
  name: string;
  detail: string;
  isDone: boolean;
}

/** The project's progress, from the request to a year after the work: done is solid, planned is dashed. */
export function ProjectSteps({
  request,
  quotes,
  chosen,
  finishedOn,
  isRead,
}: {
  request: CustomerRequest;
  quotes: number;
  chosen: string | null;
  finishedOn: string | null;
  /** The meter was read after a year. */
  isRead: boolean;
}) {
  const { confirmedAt, installers } = request;
  const companies = installers.length;
  const steps: Step[] = [
    {
      name: "Confirmed",
      detail: confirmedAt ? dateInWords(confirmedAt) : "waits for you",
      isDone: confirmedAt !== null,
    },
    { name: "Companies", detail: companies === 0 ? "none yet" : `${companies} found`, isDone: companies > 0 },
    { name: "Quotes", detail: quotes === 0 ? "none yet" : `${quotes} open`, isDone: quotes > 0 || chosen !== null },
    { name: "You choose", detail: chosen ?? "or nobody", isDone: chosen !== null },
    {
      name: "Work finished",
      detail: finishedOn ? dateInWords(finishedOn) : "you say when",
      isDone: finishedOn !== null,
    },
    { name: "A year later", detail: isRead ? "measured" : "how did it go?", isDone: isRead },
  ];
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <>
      <ol className="project-steps">
        {steps.map(({ name, detail, isDone }, step) => (
          <li key={name} className={isDone ? "is-done" : "is-planned"} aria-current={step === now ? "step" : undefined}>
            <span className="step-words">
              <b>{name}</b>
              <span className="small muted">{detail}</span>
            </span>
          </li>
        ))}
      </ol>
      {steps[now] && (
        <p className="steps-now small" aria-hidden="true">
          Step {now + 1} of {steps.length}: <b>{steps[now].name}</b>, {steps[now].detail}
        </p>
      )}
    </>
  );
}

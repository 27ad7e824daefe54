import { dateInWords } from "#app/ui/format.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";

interface Step {
  name: string;
  detail: string;
  isDone: boolean;
}

/** How far the project has got, from the request to the choice: done is solid, planned is dashed. */
export function ProjectSteps({
  request,
  quotes,
  chosen,
  finishedOn,
}: {
  request: CustomerRequest;
  quotes: number;
  chosen: string | null;
  finishedOn: string | null;
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
    ...(chosen === null
      ? []
      : [
          {
            name: "Work finished",
            detail: finishedOn ? dateInWords(finishedOn) : "you say when",
            isDone: finishedOn !== null,
          },
        ]),
  ];
  return (
    <ol className="project-steps">
      {steps.map(({ name, detail, isDone }) => (
        <li key={name} className={isDone ? "is-done" : "is-planned"}>
          <b>{name}</b>
          <span className="small muted">{detail}</span>
        </li>
      ))}
    </ol>
  );
}

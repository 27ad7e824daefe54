import { Form, Link } from "react-router";
import { CompanyRecord } from "#app/routes/quote/parts/company-record.tsx";
import { TrustLine, WhatWeChecked } from "#app/routes/quote/parts/what-we-checked.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { limits } from "#config/limits.ts";
import { outlineStates } from "#content/outline-states.ts";
import { dayInWords } from "#content/proofs.ts";
import { poundsOfOutline } from "#content/quote-sheet/outline-range.ts";
import { sizeInWords } from "#content/quote-sheet/outline-sheet.ts";
import { NEVER_CHECKED } from "#content/shown-checks.ts";
import type { CheckedOutline } from "#domain/outline-quotes/project-outlines.ts";
import type { RatedStatistics } from "#domain/statistics/company-statistics.ts";
import "./company-card.css";

interface Props {
  outlines: readonly CheckedOutline[];
  /** By outline. */
  statistics: ReadonlyMap<string, RatedStatistics>;
  home: string;
  today: string;
}

/** Rough first offers, those awaiting an answer first. The customer decides who gets their details. */
export function ProjectOutlines({ outlines, statistics, home, today }: Props) {
  const waiting = outlines.filter(({ status }) => status === "waiting");
  const over = outlines.filter(({ status }) => status !== "waiting");
  return (
    <section className="stack" aria-labelledby="outlines">
      <h2 id="outlines">Outlines</h2>
      <p>
        Rough first offers. None of these companies has your details until you click its button, and at most{" "}
        {limits.leadPlacesMax} can get them. Outlines end after {limits.outlineDays} days if you do not answer.
      </p>
      {waiting.length === 0 ? (
        <p>No outlines are waiting for your answer.</p>
      ) : (
        <>
          <ul className="company-cards">
            {waiting.map((outline) => (
              <OutlineCard
                key={outline.id}
                outline={outline}
                record={statistics.get(outline.id)}
                home={home}
                today={today}
              />
            ))}
          </ul>
          <p className="small muted shown-checks">{NEVER_CHECKED}</p>
        </>
      )}
      {over.length > 0 && (
        <ul className="stack-s">
          {over.map(({ id, company, status }) => (
            <li key={id}>
              <Link to={`${home}/outlines/${id}`}>
                <span className="sr-only">Outline of </span>
                {company}
              </Link>{" "}
              <Badge tone={status === "picked" ? "ok" : "plain"}>{outlineStates[status]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OutlineProps extends Pick<Props, "home" | "today"> {
  outline: CheckedOutline;
  record: RatedStatistics | undefined;
}

function OutlineCard({ outline, record, home, today }: OutlineProps) {
  const { id, company, technology, size, equipment, needsSurvey, earliestStart, lapsesAt, checks } = outline;
  return (
    <li className="card company-card outline-card">
      <div>
        <h3>{company}</h3>
        <p className="small muted">waits until {dateTimeInWords(lapsesAt)}</p>
      </div>
      <p>
        <span className="quote-price">{poundsOfOutline(outline)}</span>
        <br />
        {[size !== null && sizeInWords(technology, size), equipment].filter(Boolean).join(", ")}
      </p>
      <p>
        {needsSurvey ? "Needs a survey first" : "Needs no survey first"}; earliest start {dayInWords(earliestStart)}.
      </p>
      <p>
        <Link to={`${home}/outlines/${id}`}>
          Read the outline<span className="sr-only"> from {company}</span>
        </Link>
      </p>
      <div>
        <TrustLine checks={checks} today={today} />
        <WhatWeChecked checks={checks} today={today} />
        {record && <CompanyRecord company={company} statistics={record} />}
      </div>
      <PickForm id={id} company={company} />
    </li>
  );
}

/** The only button that gives a company the details. */
export function PickForm({ id, company }: { id: string; company: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="outlineId" value={id} />
      <SubmitButton name="intent" value="pick" pendingLabel="One moment…">
        Give {company} my details
      </SubmitButton>
    </Form>
  );
}

import pageScripts from "virtual:page-scripts";
import { RotateCcw } from "lucide-react";
import { MeterFile } from "#app/routes/planner/form/meter-file.tsx";
import { drawStale } from "#app/routes/planner/plan/draw/frame.tsx";
import { drawAssumed } from "#app/routes/planner/plan/draw/live-parts.tsx";
import { withOurFigures } from "#app/routes/planner/plan/our-figures.ts";
import { FoldedSection } from "#app/routes/planner/plan/plan-sections.tsx";
import {
  type AssumedGroup,
  type AssumedRow,
  assumedGroups,
  otherFigures,
} from "#app/routes/planner/plan/words/assumed-rows.ts";
import { homeFacts, homeInWords } from "#app/routes/planner/plan/words/home-words.ts";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import { Button } from "#app/ui/button.tsx";
import { asReact } from "#app/ui/drawn/drawn-as-react.ts";
import { BlankSummary } from "#app/ui/forms/error-summary.tsx";
import { averageOfAgeWords } from "#content/planner/assumed-words.ts";
import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { assumptionQuery } from "#content/planner/fields/wish-fields.ts";
import { dayInWords, listInWords } from "#content/planner/figures.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import "#app/routes/planner/form/assumed.css";
import "#app/routes/planner/form/fields.css";

export function PlanAssumed({ page }: { page: PlanPage }) {
  const groups = assumedGroups(page);
  const isChanged = page.query.includes(`&${assumptionQuery}`);
  const shown = new Set(groups.flatMap(({ rows }) => rows.map(({ name }) => name)));
  const others = otherFigures(page, shown);
  const named = new Set([...shown, ...others.map(({ name }) => name)]);
  const rest = [...new URLSearchParams(page.query)].filter(([name]) => !named.has(name));
  return (
    <FoldedSection id="assumed" intro="Change anything and we’ll recalculate the plan." isOpen={isChanged}>
      <form
        className="stack"
        method="get"
        action="/planner/plan#assumed"
        noValidate
        aria-labelledby="assumed-heading"
        data-plan={JSON.stringify({ place: page.plan.place, today: page.today, worker: pageScripts["planner-worker"] })}
      >
        <BlankSummary />
        {rest.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <p className="btn-row">
          <Button type="submit" className="without-script">
            Recalculate
          </Button>
          <a className="link-btn" href={`/planner/plan?${withOurFigures(page.query)}#assumed`} data-reset="">
            <RotateCcw className="icon" aria-hidden="true" />
            Reset to our figures
          </a>
        </p>
        <div className="assumed-groups">
          {groups.map((group, index) => (
            <Group key={group.title} group={group} page={page} isFirst={index === 0} />
          ))}
        </div>
        <details className="assumed-group">
          <summary>
            <b>Other figures you can change</b> ({others.length})
          </summary>
          <div className="more-figures">
            {others.map((row) => (
              <OtherFigure key={row.name} row={row} today={page.today} />
            ))}
          </div>
        </details>
      </form>
      <MeterFile />
      <div className="plan-said" data-plan-said="">
        <p role="status" />
      </div>
    </FoldedSection>
  );
}

type GroupProps = { group: AssumedGroup; page: PlanPage; isFirst: boolean };

function Group({ group: { title, rows }, page, isFirst }: GroupProps) {
  const { inputs } = page.plan;
  return (
    <div className="assumed-group">
      <h3>{title}</h3>
      {isFirst && (
        <div className="assumed-row">
          <p>
            <b>{[homeInWords(inputs), ...homeFacts(inputs)].join(", ")}</b>{" "}
            <a href={`/planner?${page.query}`} data-carries="/planner?{query}">
              Change<span className="sr-only"> the home</span>
            </a>
          </p>
          <AverageParts page={page} />
          <p className="sources">
            {isHeatingGiven(page)
              ? "Your own answers."
              : "Your own answers, except for the heating: you did not say, so we assumed what most homes have."}
          </p>
        </div>
      )}
      {rows.map((row) => (
        <Row key={row.name} row={row} today={page.today} />
      ))}
    </div>
  );
}

/** What the reader did not say of walls, loft and windows. */
function AverageParts({ page: { plan, query } }: { page: PlanPage }) {
  const { wall, loftMm, windows, type } = plan.inputs.home;
  const parts = [
    { name: "wall", isOpen: wall === null, words: "walls" },
    { name: "loft", isOpen: loftMm === null && type !== "flat", words: "loft" },
    { name: "windows", isOpen: windows === null, words: "windows" },
  ].filter(({ isOpen }) => isOpen);
  const [first] = parts;
  if (!first) return null;
  return (
    <p>
      We assumed {averageOfAgeWords} for the {listInWords(parts.map(({ words }) => words))}.{" "}
      <a href={`/planner?${query}#said-${first.name}`} data-carries={`/planner?{query}#said-${first.name}`}>
        Change<span className="sr-only"> walls, loft and windows</span>
      </a>
    </p>
  );
}

function isHeatingGiven({ query }: PlanPage): boolean {
  return new URLSearchParams(query).has(energyFields.heating.query);
}

function Row({ row, today }: { row: AssumedRow; today: string }) {
  const { name, label, hint, unit, min, max, slider, value, byModel, isYours } = row;
  const id = `plan-${name}`;
  const hintId = `plan-${name}-hint`;
  const typed = byModel && !isYours ? undefined : tidy(value);
  return (
    <div className="assumed-row">
      <details>
        <summary>
          <span data-assumed={name}>{asReact(drawAssumed(row))}</span>
          <span className="assumed-change">
            Change<span className="sr-only">{` ${label}`}</span>
          </span>
        </summary>
        <div className="edit">
          <label htmlFor={id}>
            <b>{label}</b>
          </label>
          {hint && (
            <span className="hint" id={hintId}>
              {hint}
            </span>
          )}
          <div className="plan-slide">
            <div className="affix">
              <input
                id={id}
                name={name}
                min={min}
                max={max}
                type="number"
                step="any"
                inputMode="decimal"
                className="input"
                defaultValue={typed}
                placeholder={tidy(value)}
                data-path={name.startsWith(assumptionQuery) ? undefined : row.path}
                aria-describedby={hint ? hintId : undefined}
              />
              <span className="affix-after">{unit}</span>
            </div>
            <input
              {...slider}
              type="range"
              className="needs-script"
              defaultValue={value}
              aria-label={`${label}, ${unit}`}
              data-slides={name}
            />
          </div>
        </div>
      </details>
      <SourceOf id={row.source} today={today} />
    </div>
  );
}

function SourceOf({ id, today }: { id: string | undefined; today: string }) {
  const row = id === undefined ? undefined : findAssumption(id);
  if (!row) return <p className="sources">Your choice; we start with a typical one.</p>;
  const stale = drawStale(row, today);
  return (
    <p className="sources">
      <a href={`/assumptions/${row.id}`}>{row.label}</a>
      {`, checked ${dayInWords(row.checkedOn)}`}
      {row.confidence === "low" && ", a rough figure: use your own if you have it"}
      {stale && <> {asReact(stale)}</>}
    </p>
  );
}

/** Minimal markup, as there are dozens. Our limits are checked when the plan is read. */
function OtherFigure({ row: { name, label, unit, value, source }, today }: { row: AssumedRow; today: string }) {
  const inRegister = source === undefined ? undefined : findAssumption(source);
  const stale = inRegister && drawStale(inRegister, today);
  return (
    <p>
      <label>
        <a href={`/assumptions/${source}`}>{label}</a>
        <input name={name} inputMode="decimal" className="input" defaultValue={tidy(value)} />
      </label>
      <small>{unit}</small> {stale && asReact(stale)}
    </p>
  );
}

const DIGITS = 6;

/** Drops needless digits for a field. */
const tidy = (value: number) => String(Number(value.toPrecision(DIGITS)));

import { arrayFields, equipmentFields } from "#content/planner/fields/equipment-fields.ts";
import { aboutPounds, gainPounds } from "#content/planner/figures.ts";
import { endInWords } from "#domain/assumptions/in-words.ts";
import type { HomeAnswers } from "#domain/planner/plan/home-answers.ts";
import type { Moved, whatItMoves } from "#domain/plans/what-it-moves.ts";

type Moves = NonNullable<ReturnType<typeof whatItMoves>>;
type FigureMovesProps = { moves: Moves; unit: string };

const NAMES: Readonly<Record<keyof HomeAnswers, string>> = {
  solar: `Solar panels, ${arrayFields.kwp.usual} kWp`,
  solarAndBattery: `Solar panels with a ${equipmentFields.batteryKwh.usual} kWh battery`,
  heatPump: "A heat pump instead of the gas boiler",
  bill: "A year’s bill with no changes",
};
/** In pounds. Anything that moves less is described as unchanged. */
const LEAST = 10;

/** How far a figure moves the planner's results for a typical home, with both ends drawn to one scale. */
export function FigureMoves({ moves: { range, moved }, unit }: FigureMovesProps) {
  const seen = moved.filter((one) => widest(one) >= LEAST);
  const scale = Math.max(...seen.map(widest));
  const ends = [endInWords(range.low, unit), endInWords(range.high, unit)] as const;
  return (
    <>
      <p className="muted">
        {range.isStated
          ? "From its low to its high value"
          : "A tenth less and a tenth more, as the source gives no range"}
        , with everything else the same, for a three-bedroom semi built 1919–1944 with a gas boiler in CR0. Pounds over
        20 years after costs, unless stated.
      </p>
      {seen.length > 0 ? (
        <ul className="figure-moves card">
          {seen.map((one) => (
            <Move key={one.answer} of={one} ends={ends} scale={scale} />
          ))}
        </ul>
      ) : (
        <p>It changes nothing here by £{LEAST} or more.</p>
      )}
    </>
  );
}

const widest = ({ atLow, atHigh }: Moved) => Math.max(Math.abs(atLow), Math.abs(atHigh));

type MoveProps = { of: Moved; ends: readonly [string, string]; scale: number };

function Move({ of: { answer, ours, atLow, atHigh }, ends: [low, high], scale }: MoveProps) {
  return (
    <li>
      <span>{NAMES[answer]}</span>
      <b>{aboutPounds(ours)}</b>
      <span className="figure-moves-bar" aria-hidden="true">
        <Bar pounds={atLow} scale={scale} />
        <Bar pounds={atHigh} scale={scale} />
      </span>
      <span className="small muted">
        {gainPounds(atLow)} at {low}
      </span>
      <span className="small muted">
        {gainPounds(atHigh)} at {high}
      </span>
    </li>
  );
}

/** Decreases go left from the middle, increases right. */
function Bar({ pounds, scale }: { pounds: number; scale: number }) {
  const width = `${(Math.abs(pounds) / scale / 2) * 100}%`;
  return <i className={pounds < 0 ? "is-less" : "is-more"} style={{ width }} />;
}

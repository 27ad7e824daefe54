import { useId } from "react";
import "./lanes.css";

const WIDTH = 304;
const LEFT = 2;
const SPAN = WIDTH - 2 * LEFT;
const MARKS_Y = 51;
const LINE = 18;

/** Hours of waiting so far, what we did on the way, and when the reader may act. */
export function WaitGauge({
  passedHours,
  totalHours,
  marks,
  end,
  label,
}: {
  passedHours: number;
  totalHours: number;
  /** What we do on the way. */
  marks: readonly { atHours: number; name: string }[];
  /** When the wait is over, in words. */
  end: string;
  label: string;
}) {
  const hatch = useId();
  const at = (hours: number) => LEFT + (Math.min(hours, totalHours) / totalHours) * SPAN;
  const now = at(passedHours);
  // The end is on a separate line below the marks, where long words would overlap.
  const endY = marks.length > 0 ? MARKS_Y + LINE : MARKS_Y;
  return (
    <svg className="gauge" viewBox={`0 0 ${WIDTH} ${endY + 7}`} role="img" aria-label={label}>
      <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="hatch-a" width="8" height="8" />
        <rect className="hatch-b" width="3" height="8" />
      </pattern>
      <path className="gauge-frame" d={`M${LEFT} 12H${WIDTH - LEFT}V28H${LEFT}Z`} />
      <path fill={`url(#${hatch})`} d={`M${LEFT} 12H${now}V28H${LEFT}Z`} />
      <path className="gauge-outline" d={`M${LEFT} 12H${WIDTH - LEFT}V28H${LEFT}Z`} />
      <path className="gauge-now" d={`M${now} 6V34`} />
      {marks.map(({ atHours, name }) => (
        <g key={name}>
          <path className="gauge-tick" d={`M${at(atHours)} 28V36`} />
          <text x={at(atHours)} y={MARKS_Y} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <path className="gauge-tick" d={`M${WIDTH - LEFT} 28V${endY - 15}`} />
      <text x={WIDTH - LEFT} y={endY} textAnchor="end">
        {end}
      </text>
    </svg>
  );
}

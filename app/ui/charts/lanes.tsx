import clsx from "clsx";
import { useId } from "react";
import { type LaneSize, type Week, xOfMoment } from "#app/ui/charts/lane.ts";
import { LaneLine } from "#app/ui/charts/lane-line.tsx";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import "./chart.css";
import "./lanes.css";

const HEAD = 34;
const FOOT = 8;
const BROAD: LaneSize = { width: 1070, left: 268, right: 12, row: 60, line: 46, letter: 7.4, isNarrow: false };
const NARROW: LaneSize = { width: 320, left: 6, right: 6, row: 70, line: 52, letter: 7.6, isNarrow: true };

/**
 * Several parties over some days on one axis: solid is done, dashed is planned, hatched is silence. Drawn for wide and
 * narrow pages; `label` describes it all in words.
 */
export function Lanes({ label, ...week }: Week & { label: string }) {
  return (
    <>
      <Picture className="lanes is-broad" size={BROAD} label={label} week={week} />
      <Picture className="lanes is-narrow" size={NARROW} label={label} week={week} />
    </>
  );
}

interface PictureProps {
  className: string;
  label: string;
  size: LaneSize;
  week: Week;
}

function Picture({ className, label, size, week }: PictureProps) {
  const hatch = useId();
  const height = HEAD + week.lanes.length * size.row + FOOT;
  const nowX = xOfMoment(week.now, week, size);
  return (
    <svg className={className} viewBox={`0 0 ${size.width} ${height}`} role="img" aria-label={label}>
      <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="hatch-a" width="8" height="8" />
        <rect className="hatch-b" width="3" height="8" />
      </pattern>
      <Days week={week} size={size} height={height} />
      <path className="lane-now" d={`M${nowX} ${HEAD}V${height}`} />
      {week.lanes.map((lane, index) => (
        <g key={lane.id} transform={`translate(0 ${HEAD + index * size.row})`}>
          <LaneLine lane={lane} week={week} size={size} hatch={hatch} />
        </g>
      ))}
    </svg>
  );
}

const ZONE = { timeZone: "UTC" } as const;
const fullDays = new Intl.DateTimeFormat("en-GB", { ...ZONE, weekday: "short", day: "numeric" });
const letters = new Intl.DateTimeFormat("en-GB", { ...ZONE, weekday: "narrow" });

function Days({ week, size, height }: Omit<PictureProps, "className" | "label"> & { height: number }) {
  const wide = (size.width - size.left - size.right) / week.days;
  const today = londonDay(week.now);
  return Array.from({ length: week.days }, (_, index) => {
    const day = addDays(week.from, index);
    const x = Math.round(size.left + index * wide);
    const isToday = day === today;
    return (
      <g key={day}>
        {isToday && <path className="lane-today" d={`M${x} 24h${Math.round(wide)}V${height}h-${Math.round(wide)}Z`} />}
        <path className="gridline" d={`M${x} 28V${height}`} />
        <text className={clsx(isToday && "is-key")} x={Math.round(x + wide / 2)} y={16} textAnchor="middle">
          {(size.isNarrow ? letters : fullDays).format(new Date(`${day}T00:00:00Z`))}
        </text>
      </g>
    );
  });
}

import clsx from "clsx";
import { cutTo, isShown, type Lane, type LaneSize, type Week, wordsWithRoom, xOfMoment } from "#app/ui/charts/lane.ts";

const NAME_X = 28;
const HALF_LETTER = 5;
/** Distance of a lane's words, or of its name on a narrow page, above its line. */
const WORDS_ABOVE = 15;
const NAME_ABOVE = 20;
const SILENCE = 18;
const DOT = { key: 8, done: 6, planned: 7 };

interface Props {
  lane: Lane;
  week: Week;
  size: LaneSize;
  /** The id of the pattern for silence. */
  hatch: string;
}

/** One party: its name, past and planned actions, and words where there is room. */
export function LaneLine({ lane, week, size, hatch }: Props) {
  const x = (moment: Date) => xOfMoment(moment, week, size);
  const marks = lane.marks.filter(({ at }) => isShown(at, week));
  return (
    <g className={clsx("lane", lane.mark && `lane-${lane.mark.letter}`)}>
      {size.isNarrow ? (
        <NarrowName lane={lane} marks={marks} size={size} />
      ) : (
        <BroadName lane={lane} marks={marks} week={week} size={size} />
      )}
      {lane.spans.length === 0 && (
        <path className="gridline" d={`M${size.left} ${size.line}H${size.width - size.right}`} />
      )}
      {lane.spans.map(({ from, to, look }) =>
        look === "silent" ? (
          <path
            key={look}
            className="lane-silent"
            fill={`url(#${hatch})`}
            d={`M${x(from)} ${size.line - SILENCE / 2}H${Math.max(x(from) + 2, x(to))}v${SILENCE}H${x(from)}Z`}
          />
        ) : (
          <path key={look} className={`lane-${look}`} d={`M${x(from)} ${size.line}H${x(to)}`} />
        ),
      )}
      {lane.beyond && <path className="lane-on" d={`M${size.width - size.right - 6} ${size.line - 5}l6 5-6 5`} />}
      {marks.map(({ at, look, words }) => (
        <circle
          key={`${words} ${at.getTime()}`}
          className={`lane-dot is-${look}`}
          cx={x(at)}
          cy={size.line}
          r={DOT[look]}
        />
      ))}
    </g>
  );
}

type NameProps = Pick<Props, "lane" | "size"> & { marks: Lane["marks"] };

function BroadName({ lane, marks, week, size }: NameProps & Pick<Props, "week">) {
  const shown = { marks, ...(lane.beyond !== undefined && { beyond: lane.beyond }) };
  return (
    <>
      {lane.mark && <g transform={`translate(0 ${size.line - 10})`}>{lane.mark.shape}</g>}
      <text className="is-key" x={lane.mark ? NAME_X : 0} y={size.line + HALF_LETTER}>
        {cutTo(lane.name, size.left - (lane.mark ? NAME_X : 0) - NAME_X / 2, size)}
      </text>
      {wordsWithRoom(shown, week, size).map(({ x, words, isKey }) => (
        <text key={`${x} ${words}`} className={clsx(isKey && "is-key")} x={x} y={size.line - WORDS_ABOVE}>
          {words}
        </text>
      ))}
    </>
  );
}

function NarrowName({ lane, marks, size }: NameProps) {
  const withWords = marks.filter(({ words }) => words !== "");
  const keyMark = withWords.findLast(({ look }) => look === "key") ?? withWords.at(-1);
  const words = keyMark ? `: ${keyMark.words}` : "";
  const from = size.left + (lane.mark ? NAME_X : 0);
  const room = size.width - size.right - from - words.length * size.letter;
  return (
    <>
      {lane.mark && <g transform={`translate(${size.left} ${size.line - NAME_ABOVE - 15})`}>{lane.mark.shape}</g>}
      <text className="is-key" x={from} y={size.line - NAME_ABOVE}>
        {cutTo(lane.name, room, size)}
        {words}
      </text>
    </>
  );
}

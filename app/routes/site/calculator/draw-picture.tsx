/** @jsxImportSource #drawn */
import type { Child, Drawn } from "#app/ui/drawn/drawn.ts";
import type { Bar, BarPicture, Line, LinePicture, Picture } from "#domain/calculators/engine/picture.ts";

// Widths are percentages and heights are pixels, so that the text matches the page's on any screen.

const BAR = { row: 50, text: 15, top: 23, height: 16 };
const PLOT = { headline: 15, top: 50, bottom: 150, axisText: 170, height: 178, aboveLine: 8 };

export function drawPicture(picture: Picture): Drawn {
  const isBars = picture.shape === "bars";
  const height = isBars ? picture.bars.length * BAR.row : PLOT.height;
  return (
    <svg role="img" aria-label={inWords(picture)} width="100%" height={height}>
      {isBars ? drawBars(picture) : drawLines(picture)}
    </svg>
  );
}

export function drawRows(picture: Picture): Drawn {
  return (
    <tbody>
      {rowsOf(picture).map(([first, ...others]) => (
        <tr>
          <th scope="row">{first}</th>
          {others.map((text) => (
            <td>{text}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

export function columnsOf(picture: Picture): readonly string[] {
  return picture.shape === "bars" ? [picture.title, "Figure"] : picture.columns;
}

function rowsOf(picture: Picture): readonly (readonly string[])[] {
  if (picture.shape === "bars") return picture.bars.map(({ label, shown }) => [label, shown]);
  return picture.rows.length > 0 ? picture.rows : [picture.columns.map(() => "–")];
}

function inWords(picture: Picture): string {
  if (picture.shape === "bars") {
    return `${picture.title}. ${picture.bars.map(({ label, shown }) => `${label}: ${shown}.`).join(" ")}`;
  }
  const [start, end] = picture.axis;
  if (picture.lines.length === 0) return `${picture.title}. ${headlineOf(picture)}.`;
  const lines = picture.lines.map(({ label }) => `${label}.`).join(" ");
  return `${picture.title}. ${headlineOf(picture)}. ${lines} From ${start} to ${end}.`;
}

function drawBars({ bars }: BarPicture): Child {
  const longest = Math.max(...bars.map(({ value }) => value ?? 0));
  return bars.map((bar, index) => drawBar(bar, index * BAR.row, share(bar.value ?? 0, longest)));
}

function drawBar({ label, shown, tone }: Bar, top: number, length: number): Drawn {
  return (
    <>
      <text x="0" y={top + BAR.text}>
        {label}
      </text>
      <text class="is-key is-end" x="100%" y={top + BAR.text}>
        {shown}
      </text>
      <rect class="track" width="100%" y={top + BAR.top} height={BAR.height} rx="4" />
      <rect class={`is-${tone}`} width={percent(length)} y={top + BAR.top} height={BAR.height} rx="4" />
    </>
  );
}

function drawLines(picture: LinePicture): Drawn {
  const { lines, axis, mark } = picture;
  const highest = Math.max(...lines.flatMap(({ from, to }) => [from, to]));
  const levelOf = (value: number) => PLOT.bottom - (PLOT.bottom - PLOT.top) * share(value, highest);
  return (
    <>
      <text class="is-key" x="0" y={PLOT.headline}>
        {headlineOf(picture)}
      </text>
      <line class="ground" x1="0" x2="100%" y1={PLOT.bottom} y2={PLOT.bottom} />
      {lines.map(({ from, to, tone }) => (
        <line class={`is-${tone}`} x1="0" x2="100%" y1={levelOf(from)} y2={levelOf(to)} />
      ))}
      {lines.map((line) => drawLabel(line, levelOf))}
      {mark && <circle class="mark" cx={percent(mark.along)} cy={levelOf(mark.height)} r="6" />}
      <text x="0" y={PLOT.axisText}>
        {axis[0]}
      </text>
      <text class="is-end" x="100%" y={PLOT.axisText}>
        {axis[1]}
      </text>
    </>
  );
}

function drawLabel({ label, labelAt, from, to }: Line, levelOf: (value: number) => number): Drawn {
  const atStart = labelAt === "start";
  const y = levelOf(atStart ? from : to) - PLOT.aboveLine;
  return (
    <text class={atStart ? "on-line" : "on-line is-end"} x={atStart ? "0" : "100%"} y={y}>
      {label}
    </text>
  );
}

function headlineOf({ headline, lines }: LinePicture): string {
  return headline === "" && lines.length === 0 ? "Your figures will be drawn here" : headline;
}

/** From 0 to 1, even if both are zero or a value is negative. */
function share(value: number, whole: number): number {
  return whole > 0 ? Math.max(0, value / whole) : 0;
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}

import clsx from "clsx";
import "./house.css";

const MARK_SHARE = 0.03;
const MARK_RADIUS_MIN = 9;

type HouseViewProps = {
  /** Within the drawing's 800 by 580 units. */
  viewBox: string;
  description: string;
  marks?: readonly { x: number; y: number; text: string }[];
};

/** A view of the drawing with a description. The page must also contain `House` or `HouseSprite`. */
export function HouseView({ viewBox, description, marks = [] }: HouseViewProps) {
  const width = Number(viewBox.split(" ")[2]);
  return (
    <figure className={clsx("house-view", marks.length > 0 && "is-marked")}>
      <svg viewBox={viewBox} role="img" aria-label={description}>
        <use href="#house-scene" />
        {marks.map(({ x, y, text }, index) => (
          <Mark key={text} x={x} y={y} number={index + 1} radius={Math.max(MARK_RADIUS_MIN, width * MARK_SHARE)} />
        ))}
      </svg>
      {marks.length > 0 && (
        <figcaption>
          <ol>
            {marks.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  );
}

function Mark({ x, y, number, radius }: { x: number; y: number; number: number; radius: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y} dy="0.36em" fontSize={radius * 1.2}>
        {number}
      </text>
    </>
  );
}

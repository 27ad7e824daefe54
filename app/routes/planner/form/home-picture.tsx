const DRAWN = {
  detached: { sun: "M16 41V20L32 7l16 13v21z", lines: "M28 41V31h8v10M4 41h56" },
  semi: { plain: "M8 41V20L32 6v35z", sun: "M32 41V6l24 14v21z", lines: "M42 41V31h7v10M4 41h56" },
  endTerrace: {
    plain: "M2 41V18l5-9h36v32z",
    sun: "M43 41V9h12l5 9v23z",
    lines: "M22 9v32M48 41V31h6v10M2 18h41",
  },
  midTerrace: {
    plain: "M2 41V18l5-9h50l5 9v23z",
    sun: "M22 41V9h20v32z",
    lines: "M28 41V31h8v10M2 18h20M42 18h20",
  },
  bungalow: { sun: "M8 41V27L32 13l24 14v14z", lines: "M28 41V31h8v10M4 41h56" },
  flat: {
    plain: "M14 41V5h36v36z",
    sun: "M14 17h36v12H14z",
    lines: "M20 8v6M32 8v6M44 8v6M20 20v6M32 20v6M44 20v6M28 41v-8h8v8M8 41h48",
  },
} as const;

/** A kind of home, with the part that is meant in yellow. */
export function HomePicture({ type }: { type: string }) {
  // The value is whatever the address says, "__proto__" included.
  if (!Object.hasOwn(DRAWN, type)) return null;
  const drawn: { plain?: string; sun: string; lines: string } = DRAWN[type as keyof typeof DRAWN];
  return (
    <svg className="home-picture" viewBox="0 0 64 44" aria-hidden="true">
      {drawn.plain && <path d={drawn.plain} />}
      <path className="home-picture-own" d={drawn.sun} />
      <path d={drawn.lines} />
    </svg>
  );
}

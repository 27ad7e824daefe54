import type { ReactNode } from "react";

const GROUND = 150;

/** Open country: sky, a hill, and grass in front of the children. */
export function Outdoors({ cloud = [216, 14], children }: { cloud?: readonly [number, number]; children: ReactNode }) {
  return (
    <>
      <rect width="320" height="180" fill="var(--h-sky)" />
      <path fill="var(--h-hill)" d="M0 116C60 84 140 92 210 102S290 94 320 84V180H0Z" />
      <path
        fill="var(--h-cloud)"
        transform={`translate(${cloud[0]} ${cloud[1]})`}
        d="M12 34a12 12 0 0 1 2-24 20 20 0 0 1 37-2 15 15 0 0 1 18 14 6 6 0 0 1-2 12z"
      />
      <path className="hl" fill="var(--h-grass)" d={`M-6 ${GROUND}H326V186H-6Z`} />
      {children}
    </>
  );
}

export function Indoors({ wall, children }: { wall: "living" | "hall" | "air" | "bed"; children: ReactNode }) {
  return (
    <>
      <rect width="320" height="180" fill={`var(--h-${wall})`} />
      <path className="hl" fill="var(--h-wood)" d={`M-6 ${GROUND}H326V186H-6Z`} />
      {children}
    </>
  );
}

/** Moves a part of the house so that its foot goes from `from` to `to`. */
export function Put({ part, from, to, scale }: { part: string; from: string; to: string; scale: number }) {
  return <use href={`#part-${part}`} transform={`translate(${to}) scale(${scale}) translate(${from})`} />;
}

export function Bricks({ d }: { d: string }) {
  return (
    <>
      <path className="hl" fill="var(--h-brick)" d={d} />
      <path fill="url(#h-bricks)" d={d} />
    </>
  );
}

export function PotPlant() {
  return (
    <>
      <path
        className="hd"
        fill="var(--h-soft)"
        d="M270 124Q246 116 250 86 266 96 270 124ZM270 124Q296 112 292 82 274 94 270 124ZM270 124Q260 94 270 72 282 96 270 124Z"
      />
      <path className="hl" fill="var(--h-brick)" d="M254 122H286L281 150H259Z" />
    </>
  );
}

import { Bricks, Indoors, Outdoors, Put } from "#app/ui/house/house-scene-parts.tsx";

export function BarnScene() {
  return (
    <Outdoors cloud={[40, 14]}>
      <Put part="commercial" from="-690 -404" to="176 150" scale={0.68} />
      <Bricks d="M30 150V96L66 70 102 96V150Z" />
      <path className="hl" fill="var(--h-slate)" d="M22 100 66 66 110 100 104 106 66 78 28 106Z" />
      <path className="hl" fill="var(--h-wood)" d="M50 116H82V150H50Z" />
      <path className="hd hn" d="M66 116V150" />
    </Outdoors>
  );
}

export function WarehouseScene() {
  return (
    <Outdoors cloud={[230, 6]}>
      <path className="hl" fill="var(--h-white)" d="M22 150V84H298V150Z" />
      <path className="hl" fill="var(--h-slate)" d="M14 74H306V86H14Z" />
      <path
        className="hl"
        fill="var(--h-panel)"
        d="M34 74 46 50H80L68 74ZM84 74 96 50H130L118 74ZM134 74 146 50H180L168 74ZM184 74 196 50H230L218 74ZM234 74 246 50H280L268 74Z"
      />
      <path
        className="hd hn"
        style={{ stroke: "var(--h-cell)" }}
        d="M58 70 66 54M108 70 116 54M158 70 166 54M208 70 216 54M258 70 266 54"
      />
      <path className="hl" fill="var(--h-shade)" d="M46 104H96V150H46ZM112 104H162V150H112Z" />
      <path className="hd hn" d="M46 116H96M46 128H96M46 140H96M112 116H162M112 128H162M112 140H162" />
      <path className="hl" fill="var(--h-glass)" d="M184 102H276V122H184Z" />
      <path className="hd hn" d="M207 102V122M230 102V122M253 102V122" />
    </Outdoors>
  );
}

function Van({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        className="hl"
        fill="var(--h-white)"
        d="M0 142V96Q0 90 6 90H66Q74 90 80 98L90 114 100 118Q106 121 106 128V142Z"
      />
      <path className="hl" fill="var(--h-glass)" d="M64 98H70Q74 98 77 103L83 114H64Z" />
      <path className="hd" fill="var(--h-leaf)" d="M34 102 22 120H30L27 132 42 114H33Z" />
      <path className="hd hn" d="M56 98V138" />
      <circle className="hl" cx="24" cy="142" r="13" fill="var(--h-line)" />
      <circle className="hl" cx="24" cy="142" r="5" fill="var(--h-shade)" />
      <circle className="hl" cx="84" cy="142" r="13" fill="var(--h-line)" />
      <circle className="hl" cx="84" cy="142" r="5" fill="var(--h-shade)" />
    </g>
  );
}

export function FleetScene() {
  return (
    <Outdoors cloud={[120, 16]}>
      <path className="hl" fill="var(--h-drive)" d="M-6 150H326V170H-6Z" />
      <Put part="charger" from="-586 -520" to="30 152" scale={1.1} />
      <Put part="charger" from="-586 -520" to="182 152" scale={1.1} />
      <Van x={54} />
      <Van x={206} />
    </Outdoors>
  );
}

/** Emissions that fall, year after year, towards a tree. */
export function StepsScene() {
  return (
    <Outdoors cloud={[150, 8]}>
      <circle cx="272" cy="40" r="20" fill="var(--h-sun)" />
      <path
        className="hl"
        fill="var(--h-slate)"
        d="M26 150V42H58V150ZM70 150V66H102V150ZM114 150V92H146V150ZM158 150V118H190V150Z"
      />
      <path className="hl" fill="var(--h-leaf)" d="M202 150V138H226V150Z" />
      <Put part="garden" from="-518 -460" to="268 151" scale={0.72} />
    </Outdoors>
  );
}

export function StreamScene() {
  return (
    <Outdoors cloud={[196, 10]}>
      <path className="hl" fill="var(--h-white)" d="M92 150 98 62H104L110 150Z" />
      <path
        className="hl"
        fill="var(--h-white)"
        d="M101 60C94 38 96 20 103 4 109 22 108 44 101 60ZM101 60C124 62 142 72 154 86 132 86 112 76 101 60ZM101 60C88 80 70 90 50 92 62 76 80 64 101 60Z"
      />
      <circle className="hl" cx="101" cy="60" r="6" fill="var(--h-sun)" />
      <path className="hl" fill="var(--h-panel)" d="M326 92Q262 96 250 118T206 150H170Q150 164 150 186H326Z" />
      <path
        fill="none"
        stroke="var(--h-cell)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M300 108q-24 4-32 18M312 128q-26 6-40 22M262 152q-24 4-44 20M306 158q-20 6-34 18"
      />
      <path className="hl" fill="var(--h-wood)" d="M196 104H238V126H196Z" />
      <path className="hl" fill="var(--h-slate)" d="M190 106 217 88 244 106Z" />
    </Outdoors>
  );
}

/** A report with seven bars, and a magnifying glass over a house. */
export function AuditScene() {
  return (
    <Indoors wall="bed">
      <rect className="hl" x="42" y="18" width="108" height="132" rx="6" fill="var(--h-white)" />
      <path className="hl" fill="var(--h-wood)" d="M78 10H114V26H78Z" />
      <path className="hd" fill="var(--h-leafd)" d="M56 40H80V50H56Z" />
      <path className="hd" fill="var(--h-leaf)" d="M56 55H90V65H56Z" />
      <path className="hd" fill="var(--h-soft)" d="M56 70H100V80H56Z" />
      <path className="hd" fill="var(--h-sun)" d="M56 85H110V95H56Z" />
      <path className="hd" fill="var(--h-copper)" d="M56 100H120V110H56Z" />
      <path className="hd" fill="var(--h-brick)" d="M56 115H134V125H56Z" />
      <Bricks d="M196 148V92H274V148Z" />
      <path className="hl" fill="var(--h-slate)" d="M186 94 235 52 284 94Z" />
      <path className="hl" fill="var(--h-glass)" d="M208 106H230V126H208Z" />
      <path className="hl" fill="var(--h-wood)" d="M242 112H262V148H242Z" />
      <path fill="none" stroke="var(--h-line)" strokeWidth="9" strokeLinecap="round" d="M196 138 166 166" />
      <circle className="hl" cx="218" cy="114" r="31" fill="var(--h-white)" fillOpacity=".35" />
    </Indoors>
  );
}

export function PaperScene() {
  return (
    <Indoors wall="air">
      <path className="hl" fill="var(--h-white)" d="M70 22H176V150H70Z" />
      <path className="hd hn" d="M86 44H136M86 62H160M86 76H160M86 90H148M112 132H160" />
      <path className="hd" fill="var(--h-soft)" d="M86 104H102V120H86Z" />
      <path className="hl hn" style={{ stroke: "var(--h-leafd)" }} d="M89 111 94 116 103 102" />
      <path className="hl" fill="var(--h-sun)" d="M150 126 196 66 206 74 160 134 147 139Z" />
      {[140, 126, 112, 98].map((y) => (
        <g key={y}>
          <path className="hl" fill="var(--h-sun)" d={`M216 ${y - 10}V${y}A26 8 0 0 0 268 ${y}V${y - 10}Z`} />
          <ellipse className="hl" cx="242" cy={y - 10} rx="26" ry="8" fill="var(--h-sun)" />
        </g>
      ))}
    </Indoors>
  );
}

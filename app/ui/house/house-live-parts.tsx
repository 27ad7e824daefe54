import { woolTop } from "#app/ui/house/wool-top.ts";

// Parts of the drawing that follow the form (`LiveHouse`): always in the page, and hidden by `is-off`.

const PANELS_DRAWN = 14;
const PANEL = { left: 105, top: 118, width: 33, height: 49 };

/** In two rows, filled from the left. */
export function LivePanels({ shown }: { shown: number }) {
  return (
    <g id="part-solar">
      {Array.from({ length: PANELS_DRAWN }, (_, index) => index).map((index) => (
        <g
          key={index}
          className={index < shown ? "live" : "live is-off"}
          data-panel={index}
          transform={`translate(${PANEL.left + Math.floor(index / 2) * PANEL.width} ${PANEL.top + (index % 2) * PANEL.height})`}
        >
          <path className="hd" fill="var(--h-panel)" d="M0 0H33V48H0Z" />
          <path fill="none" stroke="var(--h-cell)" strokeWidth="1.5" d="M11 1V47M22 1V47M1 12H32M1 24H32M1 36H32" />
          <path fill="var(--h-glint)" opacity=".14" d="M0 26V14L12 0H24L0 26Z" />
        </g>
      ))}
    </g>
  );
}

export function LiveBoiler() {
  return (
    <>
      <path fill="none" stroke="var(--h-line)" strokeWidth="7" d="M366 330V350" />
      <path fill="none" stroke="var(--h-copper)" strokeWidth="3" d="M366 330V350" />
      <path className="hd" fill="var(--h-shade)" d="M386 276H414V284H386Z" />
      <rect className="hl" x="346" y="262" width="41" height="68" rx="5" fill="var(--h-white)" />
      <rect className="hd" x="354" y="271" width="25" height="11" rx="2" fill="var(--h-glass)" />
      <path
        className="hd"
        fill="var(--h-copper)"
        d="M366 322Q355 320 357 309 361 311 362 306 364 297 370 294 369 303 374 306 379 318 366 322Z"
      />
    </>
  );
}

/** The cupboard under the stairs, which holds a battery or coats. */
export function Cupboard() {
  return (
    <>
      <path className="hl" fill="var(--h-wood)" d="M264 402H348V520H264Z" />
      <path className="hd" fill="var(--h-hall)" d="M271 409H341V519H271Z" />
      <path className="hl" fill="var(--h-wood)" d="M348 402H374V520H348Z" />
      <path className="hd hn" d="M354 410H368V454H354ZM354 464H368V510H354Z" />
      <circle cx="370" cy="459" r="2.5" fill="var(--h-line)" />
    </>
  );
}

export function LiveBattery() {
  return (
    <>
      <rect className="hl" x="279" y="420" width="54" height="84" rx="8" fill="var(--h-white)" />
      <path className="battery-charge" fill="var(--h-soft)" d="M283 424H329V500H283Z" />
      <path fill="var(--h-sun)" className="hd" d="M309 428 296 448H304L301 463 316 442H307Z" />
      <path stroke="var(--h-leaf)" strokeWidth="6" strokeLinecap="round" d="M292 492H320M292 482H320M292 472H320" />
    </>
  );
}

export function Coats() {
  return (
    <>
      <path className="hd hn" d="M279 420H333M292 420V428M320 420V426" />
      <path className="hd" fill="var(--h-sun)" d="M281 436Q292 424 303 436L306 478H279Z" />
      <path className="hd hn" d="M292 430V478" />
      <path
        className="hd"
        fill="var(--h-leafd)"
        d="M311 488V506H306Q303 512 306 514H321V488ZM327 488V506H322 327Q331 512 335 514H337V488Z"
      />
      <path className="hd" fill="var(--h-soft)" d="M313 430H327L324 470H316Z" />
    </>
  );
}

/** The roof is cut open along its bottom edge. */
export function LiveWool({ loftMm }: { loftMm: number | null }) {
  const waves = "q8-8 16 0".repeat(28);
  return (
    <g id="part-insulation">
      <g clipPath="url(#h-loft)">
        <g data-live="wool" style={{ transform: `translateY(${woolTop(loftMm)}px)` }}>
          <path className="hd" fill="var(--h-wool)" d={`M-10 0${waves}V60H-10Z`} />
        </g>
      </g>
      <path className="hl" fill="var(--h-white)" d="M-10 234H432V244H-10Z" />
    </g>
  );
}

export function CavityWool() {
  return <WoolLine path="M63 250V516M400 250V516" />;
}

export function FloorWool() {
  return <WoolLine path="M60 526H410" />;
}

function WoolLine({ path }: { path: string }) {
  return (
    <path fill="none" stroke="var(--h-wool)" strokeWidth="7" strokeLinecap="round" strokeDasharray=".1 10" d={path} />
  );
}

/** Evening over everything but the lit rooms; only seen while a day is played. */
export function Night() {
  return (
    <g className="night">
      <path
        fill="var(--h-night)"
        d="M0 0H800V580H0ZM70 244V376H243V244ZM70 386V520H243V386ZM253 244V376H392V244ZM253 386V520H392V386Z"
        fillRule="evenodd"
      />
      <circle cx="620" cy="92" r="30" fill="var(--h-glint)" />
      <circle cx="633" cy="84" r="26" fill="var(--h-night)" />
    </g>
  );
}

/** The car charges in the cheap hours of the night; only seen while a day is played. */
export function Charging() {
  return (
    <g className="charging">
      <circle cx="624" cy="462" r="13" fill="none" stroke="var(--h-sun)" strokeWidth="4" />
      <path className="hd" fill="var(--h-sun)" d="M694 356 678 382H688L684 402 704 374H692Z" />
    </g>
  );
}

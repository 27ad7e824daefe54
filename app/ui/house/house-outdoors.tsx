export function Solar() {
  return (
    <g id="part-solar">
      <path className="hl" fill="var(--h-panel)" d="M108 124H336V218H108Z" />
      <path
        fill="none"
        stroke="var(--h-cell)"
        strokeWidth="1.5"
        d="M127 124V218M146 124V218M184 124V218M203 124V218M241 124V218M260 124V218M298 124V218M317 124V218M108 140H336M108 156H336M108 186H336M108 202H336"
      />
      <path className="hl hn" d="M165 124V218M222 124V218M279 124V218M108 171H336M108 124H336V218H108Z" />
      <path
        fill="var(--h-glint)"
        opacity=".16"
        d="M108 171V150L134 124H165L118 171ZM222 171 269 124H279V140L248 171ZM165 218 212 171H222V189L193 218Z"
      />
    </g>
  );
}

export function HeatPump() {
  return (
    <g id="part-heat-pump">
      <path fill="none" stroke="var(--h-line)" strokeWidth="8" d="M474 502H408" />
      <path fill="none" stroke="var(--h-copper)" strokeWidth="3" d="M474 502H408" />
      <path className="hl" fill="var(--h-shade)" d="M482 513H496V520H482ZM536 513H550V520H536Z" />
      <rect className="hl" x="474" y="442" width="84" height="71" rx="7" fill="var(--h-white)" />
      <circle className="hl" cx="508" cy="477" r="26" fill="var(--h-shade)" />
      <path
        className="hd"
        fill="var(--h-slate)"
        d="M508 477Q498 465 504 454 515 456 508 477ZM508 477Q523 473 530 482 524 492 508 477ZM508 477Q504 492 493 493 488 482 508 477Z"
      />
      <circle className="hd" cx="508" cy="477" r="4" fill="var(--h-white)" />
      <path className="hd hn" d="M544 456H551M544 464H551M544 472H551M544 480H551" />
      <circle cx="547" cy="498" r="3.5" fill="var(--h-leaf)" />
    </g>
  );
}

export function WaterButt() {
  return (
    <g id="part-water-butt">
      <path
        className="hn"
        fill="none"
        stroke="var(--h-line)"
        strokeWidth="11"
        strokeLinejoin="round"
        d="M419 242V400L438 418V432"
      />
      <path fill="none" stroke="var(--h-shade)" strokeWidth="5" strokeLinejoin="round" d="M419 243V400L438 418V434" />
      <path className="hl" fill="var(--h-wood)" d="M420 508H462V520H420Z" />
      <path className="hl" fill="var(--h-leafd)" d="M420 436H462Q468 472 460 508H422Q414 472 420 436Z" />
      <path className="hd" fill="none" d="M420 454H462M420 490H462" style={{ stroke: "var(--h-soft)" }} />
      <path className="hl" fill="var(--h-leaf)" d="M416 428H466V437H416Z" />
      <path className="hd" fill="var(--h-sun)" d="M437 496V488H433V484H449V488H445V496Z" />
    </g>
  );
}

export function ElectricCar() {
  return (
    <g id="part-ev">
      <Car />
      <Charger />
    </g>
  );
}

export function Car() {
  return (
    <g id="part-car">
      <path
        className="hl"
        fill="var(--h-sun)"
        d="M604 498Q600 464 612 450L626 444Q640 408 672 406H700Q722 406 744 442 778 446 788 462 794 476 790 498Q790 502 784 502H610Q604 502 604 498Z"
      />
      <path
        className="hl"
        fill="var(--h-glass)"
        d="M640 444Q648 420 670 418H682V444ZM692 418H700Q714 418 729 444H692Z"
      />
      <path className="hd hn" d="M687 450V494M698 458H708M604 478H612" />
      <path className="hd" fill="var(--h-white)" d="M789 462Q776 460 774 468T791 474Z" />
      <circle className="hl" cx="646" cy="500" r="22" fill="var(--h-line)" />
      <circle className="hl" cx="646" cy="500" r="9" fill="var(--h-shade)" />
      <circle className="hl" cx="748" cy="500" r="22" fill="var(--h-line)" />
      <circle className="hl" cx="748" cy="500" r="9" fill="var(--h-shade)" />
    </g>
  );
}

export function Charger() {
  return (
    <g id="part-charger">
      <path className="hl" fill="var(--h-slate)" d="M581 460H591V520H581Z" />
      <rect className="hl" x="571" y="412" width="30" height="50" rx="8" fill="var(--h-white)" />
      <path className="hd" fill="var(--h-leaf)" d="M588 422 580 437H585L583 448 593 433H587Z" />
      <path
        fill="none"
        stroke="var(--h-line)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M594 464C594 504 614 500 624 466"
      />
      <circle className="hd" cx="624" cy="462" r="6" fill="var(--h-leaf)" />
    </g>
  );
}

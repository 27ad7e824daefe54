export function Thermostat() {
  return (
    <g id="part-thermostat">
      <circle className="hl" cx="208" cy="426" r="21" fill="var(--h-white)" />
      <path
        fill="none"
        stroke="var(--h-sun)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M198.5 435.5A13.5 13.5 0 1 1 217.5 435.5"
      />
      <circle cx="208" cy="426" r="5" fill="var(--h-leaf)" />
    </g>
  );
}

export function Cylinder() {
  return (
    <g id="part-cylinder">
      <path fill="none" stroke="var(--h-line)" strokeWidth="8" d="M295 270V246M324 350H392" />
      <path fill="none" stroke="var(--h-copper)" strokeWidth="4" d="M295 270V246M322 350H392" />
      <path className="hl" d="M276 364V375M314 364V375" />
      <rect className="hl" x="264" y="264" width="62" height="102" rx="24" fill="var(--h-white)" />
      <path className="hd" fill="var(--h-copper)" d="M265 314H325V340Q325 366 302 365H288Q265 366 265 340Z" />
      <path className="hd hn" d="M265 314q8-6 15 0t15 0 15 0 15 0" />
      <circle className="hd" cx="295" cy="290" r="9" fill="var(--h-white)" />
      <path className="hd hn" d="M295 290 299 285" />
    </g>
  );
}

export function Linen() {
  return (
    <g id="part-linen">
      <path className="hl hn" d="M344 294H392M344 326H392" />
      <path className="hd" fill="var(--h-sun)" d="M352 284H382V293H352Z" />
      <path className="hd" fill="var(--h-white)" d="M352 275H382V284H352ZM350 307H386V316H350Z" />
      <path className="hd" fill="var(--h-soft)" d="M350 316H386V325H350Z" />
    </g>
  );
}

export function Battery() {
  return (
    <g id="part-battery">
      <path className="hl" fill="var(--h-wood)" d="M264 402H348V520H264Z" />
      <path className="hd" fill="var(--h-hall)" d="M271 409H341V519H271Z" />
      <rect className="hl" x="279" y="420" width="54" height="84" rx="8" fill="var(--h-white)" />
      <path fill="var(--h-sun)" className="hd" d="M309 428 296 448H304L301 463 316 442H307Z" />
      <path stroke="var(--h-leaf)" strokeWidth="6" strokeLinecap="round" d="M292 492H320M292 482H320M292 472H320" />
      <path className="hl" fill="var(--h-wood)" d="M348 402H374V520H348Z" />
      <path className="hd hn" d="M354 410H368V454H354ZM354 464H368V510H354Z" />
      <circle cx="370" cy="459" r="2.5" fill="var(--h-line)" />
    </g>
  );
}

export function Cable() {
  return (
    <path
      id="part-cable"
      fill="none"
      stroke="var(--h-sun)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="1 8"
      d="M248 250V462H279"
    />
  );
}

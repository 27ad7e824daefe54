function Bedroom() {
  return (
    <g id="part-bedroom">
      <path className="hl" fill="var(--h-glass)" d="M98 268H156V322H98Z" />
      <path className="hd" fill="var(--h-soft)" d="M99 321q8-20 20-14 8-16 20-6 8-4 16 6v14z" />
      <path className="hd hn" d="M127 268V322" />
      <path className="hd" fill="var(--h-white)" d="M86 262H106Q108 300 88 326H86ZM168 262H148Q146 300 166 326H168Z" />
      <path className="hl hn" d="M82 262H172" />
      <path className="hd" fill="var(--h-white)" d="M192 276H222V302H192Z" />
      <path className="hd hn" d="M198 296 205 286 210 292 214 288 218 296" />
      <path className="hl" fill="var(--h-wood)" d="M228 328H238V376H228Z" />
      <path className="hl" fill="var(--h-white)" d="M122 354H228V369H122Z" />
      <path className="hl" fill="var(--h-white)" d="M200 352Q198 338 208 338H222Q228 338 228 344V352Z" />
      <path className="hl" fill="var(--h-soft)" d="M118 369V354Q118 344 128 344H196L205 369Z" />
      <path className="hd hn" d="M143 345 149 368M169 345 176 368" />
      <path className="hl hn" d="M126 369V376" />
    </g>
  );
}

function LivingRoom() {
  return (
    <g id="part-living">
      <path className="hd hn" d="M132 386V406" />
      <path className="hl" fill="var(--h-sun)" d="M116 424Q118 406 132 406T148 424Z" />
      <path className="hl" fill="var(--h-leaf)" d="M92 490V466Q92 454 104 454H172Q184 454 184 466V490Z" />
      <path
        className="hl"
        fill="var(--h-leaf)"
        d="M82 512V484Q82 474 90 474T98 484V492H178V484Q178 474 186 474T194 484V512Z"
      />
      <path className="hd hn" d="M138 456V491M92 512V519M184 512V519M98 492V500H178V492" />
      <path
        className="hd"
        fill="var(--h-copper)"
        d="M146 492Q140 474 152 470L151 461 157 466H162L168 461 167 472Q174 480 172 492ZM172 490Q184 488 180 478"
      />
      <path
        className="hd"
        fill="var(--h-soft)"
        d="M222 498Q206 492 208 474 220 480 222 498ZM222 498Q238 490 236 470 222 478 222 498ZM222 498Q214 478 222 462 230 478 222 498Z"
      />
      <path className="hl" fill="var(--h-brick)" d="M211 498H233L229 520H215Z" />
    </g>
  );
}

export function Rooms() {
  return (
    <g id="part-rooms">
      <path fill="var(--h-bed)" d="M70 244H248V380H70Z" />
      <path fill="var(--h-air)" d="M248 244H392V380H248Z" />
      <path fill="var(--h-living)" d="M70 380H248V520H70Z" />
      <path fill="var(--h-hall)" d="M248 380H392V520H248Z" />
      <Bedroom />
      <LivingRoom />
      <path className="hl" fill="var(--h-wood)" d="M70 376H392V386H70Z" />
      <path className="hl" fill="var(--h-slate)" d="M243 244H253V376H243ZM243 386H253V520H243Z" />
    </g>
  );
}

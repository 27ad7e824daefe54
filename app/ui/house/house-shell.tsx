export function Neighbour() {
  return (
    <g id="part-neighbour">
      <path className="hl" fill="var(--h-brick)" d="M-10 234H56V520H-10Z" />
      <path fill="url(#h-bricks)" d="M-10 234H56V520H-10Z" />
      <path className="hl" fill="var(--h-glass)" d="M-10 274H34V336H-10ZM-10 414H34V484H-10Z" />
      <path className="hd hn" d="M10 274V336M10 414V484M-10 436H34" />
    </g>
  );
}

export function Shell() {
  return (
    <g id="part-shell">
      <path className="hl" fill="var(--h-brick)" d="M56 244H70V520H56ZM392 244H408V520H392Z" />
      <path fill="url(#h-bricks)" d="M56 244H70V520H56ZM392 244H408V520H392Z" />
      <path className="hl" fill="var(--h-shade)" d="M50 520H416V532H50Z" />
    </g>
  );
}

export function Roof() {
  return (
    <g id="part-roof">
      <path className="hl" fill="var(--h-slate)" d="M-10 104H344L430 236H-10Z" />
      <path fill="url(#h-slates)" d="M-10 104H344L430 236H-10Z" />
      <path className="hl hn" d="M-10 104H344L430 236" />
      <path className="hl" fill="var(--h-white)" d="M-10 234H432V244H-10Z" />
      <path className="hl" fill="var(--h-brick)" d="M40 58H88V126H40Z" />
      <path fill="url(#h-bricks)" d="M40 58H88V126H40Z" />
      <path className="hl hn" d="M40 58H88V126H40Z" />
      <path className="hl" fill="var(--h-copper)" d="M46 50V32H58V50ZM70 50V32H82V50Z" />
      <path className="hl" fill="var(--h-shade)" d="M34 50H94V60H34Z" />
      <g id="part-robin">
        <path
          className="hd"
          fill="var(--h-wood)"
          d="M296 92Q284 96 276 102 282 86 296 82 298 74 306 75L312 79 306 82Q306 96 294 98Z"
        />
        <path fill="var(--h-copper)" d="M305 83Q304 92 297 95 296 86 300 80Z" />
        <path className="hd hn" d="M294 98V103M299 97V103" />
        <circle cx="304" cy="79" r="1.5" fill="var(--h-line)" />
      </g>
    </g>
  );
}

export function Fade() {
  return <path fill="var(--h-fade)" opacity=".5" d="M-1 246H54V518H-1Z" />;
}

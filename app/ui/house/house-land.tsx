export function Sky() {
  return (
    <g id="part-sky">
      <circle id="part-sun" cx="600" cy="118" r="44" fill="var(--h-sun)" />
      <path
        fill="var(--h-cloud)"
        d="M628 168a22 22 0 0 1 4-44 34 34 0 0 1 62-6 28 28 0 0 1 40 22 14 14 0 0 1-2 28zM450 92a15 15 0 0 1 3-30 24 24 0 0 1 44-3 17 17 0 0 1 21 17 8 8 0 0 1-2 16zM150 64a12 12 0 0 1 2-24 20 20 0 0 1 37-2 15 15 0 0 1 18 14 6 6 0 0 1-2 12z"
      />
      <path fill="var(--h-hill)" d="M380 430C450 380 540 356 620 372S740 380 800 346V540H380Z" />
    </g>
  );
}

export function Commercial() {
  return (
    <g id="part-commercial">
      <path className="hf" fill="var(--h-far)" d="M733 396 738 252H742L747 396Z" />
      <path
        className="hf"
        fill="var(--h-far)"
        d="M740 248C734 226 736 208 742 190 747 210 746 230 740 248ZM740 248C763 252 778 262 790 276 770 273 753 264 740 248ZM740 248C725 265 709 272 690 275 702 260 719 251 740 248Z"
      />
      <circle className="hf" cx="740" cy="248" r="5" fill="var(--h-far)" />
      <path className="hf" fill="var(--h-far)" d="M598 404V330H708V404Z" />
      <path
        className="hf"
        fill="var(--h-panel)"
        d="M606 330 616 314H634L624 330ZM640 330 650 314H668L658 330ZM674 330 684 314H702L692 330Z"
      />
      <path className="hf hn" d="M612 344H630V356H612ZM640 344H658V356H640ZM672 390V350H696V390" />
    </g>
  );
}

export function Garden() {
  return (
    <g id="part-garden">
      <g transform="translate(-14)">
        <path className="hl hn" d="M532 460V410" />
        <path
          className="hl"
          fill="var(--h-hedge)"
          d="M502 420a32 32 0 0 1-14-58 38 38 0 0 1 70-22 36 36 0 0 1 20 64 30 30 0 0 1-34 20q-22 10-42-4z"
        />
        <path className="hd hn" d="M532 424V384M532 402 546 388M532 396 520 384" />
      </g>
    </g>
  );
}

export function Ground() {
  return (
    <>
      <path className="hl" fill="var(--h-grass)" d="M-10 520H810V600H-10Z" />
      <path className="hl" fill="var(--h-drive)" d="M566 520H810V536H574Q566 536 566 528Z" />
      <path
        className="hd hn"
        d="M626 520V536M690 520V536M754 520V536M60 556v-8M68 558l4-9M52 558l-4-9M470 560v-8M478 562l4-9M462 562l-4-9M300 566l3-8M310 566v-9"
      />
      <g id="part-flowers">
        <path
          className="hd hn"
          d="M110 572V554M128 574V560M146 572V552M400 570V556M418 572V552M640 574V560M658 572V554"
        />
        <g fill="var(--h-sun)">
          <circle className="hd" cx="110" cy="551" r="5" />
          <circle className="hd" cx="146" cy="549" r="5" />
          <circle className="hd" cx="418" cy="549" r="5" />
          <circle className="hd" cx="640" cy="557" r="5" />
        </g>
        <g fill="var(--h-white)">
          <circle className="hd" cx="128" cy="557" r="5" />
          <circle className="hd" cx="400" cy="553" r="5" />
          <circle className="hd" cx="658" cy="551" r="5" />
        </g>
      </g>
    </>
  );
}

export function Hill() {
  return <path fill="var(--h-hill)" d="M560 400C640 376 720 392 800 378V540H560Z" />;
}

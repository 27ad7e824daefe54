/** The house from above, turned as its roof is. Its needle has an id: the page's script turns it. */
export function Compass({ azimuth }: { azimuth: number }) {
  return (
    <svg className="compass" viewBox="0 0 168 168" aria-hidden="true">
      <circle className="compass-rose" cx="84" cy="84" r="62" />
      <g className="compass-letters">
        <text x="84" y="16">
          N
        </text>
        <text x="84" y="163">
          S
        </text>
        <text x="158" y="89">
          E
        </text>
        <text x="10" y="89">
          W
        </text>
      </g>
      <path className="compass-sun" d="M142 100A60 60 0 0 1 26 100" />
      <g className="compass-needle" data-live="needle" style={{ transform: `rotate(${azimuth}deg)` }}>
        <path fill="var(--h-slate)" d="M60 84h48v30H60z" />
        <path fill="var(--h-panel)" d="M60 84V56h48v28zM76 56v28M92 56v28M60 70h48" />
        <path fill="var(--color-leaf)" d="m84 30 10 16H74z" />
      </g>
    </svg>
  );
}

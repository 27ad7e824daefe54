import { Bricks, Indoors, Outdoors, PotPlant, Put } from "#app/ui/house/house-scene-parts.tsx";

export function HeatPumpScene() {
  return (
    <Outdoors>
      <path className="hl" fill="var(--h-hedge)" d="M226 150q-8-34 20-36 8-20 30-12 26-6 30 18 18 6 12 30z" />
      <Put part="heat-pump" from="-516 -520" to="152 150" scale={1.3} />
      <Bricks d="M-6 -6H56V150H-6Z" />
      <path className="hl" fill="var(--h-glass)" d="M-6 40H30V100H-6Z" />
      <path className="hd hn" d="M12 40V100M-6 70H30" />
    </Outdoors>
  );
}

export function BatteryScene() {
  return (
    <Indoors wall="hall">
      <Put part="battery" from="-319 -520" to="160 150" scale={1.1} />
      <path className="hd" fill="var(--h-white)" d="M36 70H76V102H36Z" />
      <path className="hd hn" d="M42 96 53 81 59 89 64 84 70 96" />
      <PotPlant />
    </Indoors>
  );
}

export function CarScene() {
  return (
    <Outdoors cloud={[30, 12]}>
      <path className="hl" fill="var(--h-drive)" d="M18 150H326V168H26Q18 168 18 160Z" />
      <Put part="ev" from="-684 -520" to="164 152" scale={1.12} />
    </Outdoors>
  );
}

export function CylinderScene() {
  return (
    <Indoors wall="air">
      <path fill="none" stroke="var(--h-line)" strokeWidth="9" d="M103 -4V12" />
      <path fill="none" stroke="var(--h-copper)" strokeWidth="4.5" d="M103 -4V14" />
      <Put part="cylinder" from="-328 -375" to="140 150" scale={1.12} />
      <Put part="linen" from="-328 -375" to="140 150" scale={1.12} />
      <Bricks d="M212 -6H236V150H212Z" />
      <PotPlant />
    </Indoors>
  );
}

export function LivingScene() {
  return (
    <Indoors wall="living">
      <Put part="living" from="-166 -520" to="160 150" scale={1.1} />
      <Put part="thermostat" from="-166 -520" to="160 150" scale={1.1} />
    </Indoors>
  );
}

export function RadiatorScene() {
  return (
    <Indoors wall="bed">
      <path className="hl" fill="var(--h-white)" d="M46 82H166V138H46Z" />
      <path className="hd hn" d="M61 90V130M76 90V130M91 90V130M106 90V130M121 90V130M136 90V130M151 90V130" />
      <path className="hl" fill="none" d="M166 130H182V152" />
      <rect className="hl" x="172" y="112" width="20" height="20" rx="6" fill="var(--h-leaf)" />
      <path
        fill="none"
        stroke="var(--h-copper)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M70 68q-8-9 0-18t0-18M106 68q-8-9 0-18t0-18M142 68q-8-9 0-18t0-18"
      />
      <Put part="thermostat" from="-208 -426" to="248 76" scale={1.9} />
    </Indoors>
  );
}

export function ButtScene() {
  return (
    <Outdoors cloud={[206, 10]}>
      <Bricks d="M-6 -6H100V150H-6Z" />
      <Put part="water-butt" from="-441 -520" to="138 150" scale={1.2} />
      <path
        fill="none"
        stroke="var(--h-panel)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M206 60l-6 16M232 64l-6 16M258 60l-6 16M284 64l-6 16M218 92l-6 16M246 96l-6 16M272 98l-6 16M206 122l-5 13M236 124l-5 13M266 126l-5 13"
      />
    </Outdoors>
  );
}

export function RoofCareScene() {
  return (
    <>
      <rect width="320" height="180" fill="var(--h-sky)" />
      <path className="hl" fill="var(--h-slate)" d="M-6 34H262L326 130V186H-6Z" />
      <path fill="url(#h-slates)" d="M-6 34H262L326 130V186H-6Z" />
      <Put part="solar" from="-108 -124" to="22 56" scale={0.95} />
      <path
        className="hl hn"
        d="M274 22 254 180M304 22 284 180M271 44H301M268 70H298M264 96H294M261 122H291M258 148H288"
      />
      <path fill="none" stroke="var(--h-wood)" strokeWidth="6" strokeLinecap="round" d="M214 12 152 92" />
      <path className="hl" fill="var(--h-sun)" d="M132 84 170 108 162 120 124 96Z" />
      <g fill="var(--h-white)">
        <circle className="hd" cx="112" cy="108" r="7" />
        <circle className="hd" cx="128" cy="120" r="9" />
        <circle className="hd" cx="150" cy="128" r="6" />
      </g>
    </>
  );
}

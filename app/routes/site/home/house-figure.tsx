import { Link } from "react-router";
import { House } from "#app/ui/house/house.tsx";

/** The parts of the drawing that have a page, positioned in per cent of its width and height. */
const parts = [
  { label: "Solar panels", to: "/services/solar-panels", left: 42, top: 21.4 },
  { label: "Battery", to: "/services/battery-storage", left: 42, top: 72.4 },
  { label: "Hot-water cylinder", to: "/services/low-carbon-heating", left: 40.8, top: 46.9 },
  { label: "Smart thermostat", to: "/services/smart-home", left: 29.2, top: 69.7 },
  { label: "Heat pump", to: "/services/heat-pumps", left: 59.8, top: 88.3 },
  { label: "EV charger", to: "/services/ev-chargers", left: 73.2, top: 70.3 },
  { label: "Rainwater butt", to: "/services/water-systems", left: 55.1, top: 73.8 },
] as const;

/** The house with numbered parts. The links are in the list below, which works on phones and with screen readers. */
export function HouseFigure() {
  return (
    <figure>
      <div className="house-box">
        <House />
        <div className="house-dots" aria-hidden="true">
          {parts.map(({ label, left, top }, index) => (
            <span key={label} style={{ left: `${left}%`, top: `${top}%` }}>
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <ol className="house-legend">
          {parts.map(({ label, to }, index) => (
            <li key={label}>
              <Link to={to}>
                <b aria-hidden="true">{index + 1}</b>
                {label}
              </Link>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

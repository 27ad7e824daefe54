import clsx from "clsx";
import type { FormView } from "#app/routes/planner/form/form-view.ts";
import { LiveHouse } from "#app/ui/house/live-house.tsx";
import { pounds } from "#content/planner/figures.ts";
import "#app/ui/house/live-house.css";

const FIVE = 5;

export function Stage({ view }: { view: FormView }) {
  const { house } = view;
  return (
    <aside className="stage" aria-label="Your home, drawn from your answers">
      <div className="stage-card">
        <input type="checkbox" id="play-day" className="sr-only" />
        <div className="stage-house">
          <LiveHouse {...house} title="Your home so far" description={houseInWords(view)} />
          <Tags view={view} />
        </div>
        <div className="stage-sum">
          <div className="stage-head">
            <h2>Your home so far</h2>
            <label className="btn btn-quiet btn-sm play-day" htmlFor="play-day">
              <span className="play-day-start">Play a day</span>
              <span className="play-day-stop">Stop the day</span>
            </label>
          </div>
          <Progress answered={view.answered} />
          <SoFar view={view} />
          <p className="small muted" id="plan-says" data-follow role="status">
            {says(view)}
          </p>
        </div>
      </div>
    </aside>
  );
}

function Tags({ view: { house, figures } }: { view: FormView }) {
  const { parts } = house;
  const generation = figures && figures.roofKwh > 0 ? `, ${tens(figures.roofKwh)} kWh` : "";
  return (
    <div className="stage-tags" id="plan-tags" data-follow aria-hidden="true">
      {house.panels > 0 && <Tag left={56} top={29.5} text={`${house.kwp.toLocaleString("en-GB")} kWp${generation}`} />}
      {house.loftMm !== null && (
        <Tag left={66} top={41.5} text={house.loftMm > 0 ? `${house.loftMm} mm in the loft` : "nothing in the loft"} />
      )}
      {parts.battery && <Tag left={28} top={94.5} text={`battery ${house.batteryKwh.toLocaleString("en-GB")} kWh`} />}
      {parts.heatPump && <Tag left={58} top={94.5} text="heat pump" />}
      {parts.car && <Tag left={85} top={94.5} text={`${house.miles.toLocaleString("en-GB")} miles`} />}
    </div>
  );
}

function Tag({ left, top, text }: { left: number; top: number; text: string }) {
  return (
    <span className="stage-tag" style={{ left: `${left}%`, top: `${top}%` }}>
      {text}
    </span>
  );
}

function Progress({ answered }: { answered: number }) {
  return (
    <div className="progress-five" id="plan-progress" data-follow={answered} aria-hidden="true">
      {Array.from({ length: FIVE }, (_, index) => index).map((index) => (
        <i key={index} className={clsx(index < answered && "is-on")} />
      ))}
    </div>
  );
}

function SoFar({ view: { figures } }: { view: FormView }) {
  const lines: [string, string][] = [
    ["Bill today, a year", figures ? inTens(figures.billPounds) : "–"],
    ["The roof could make", figures ? `${tens(figures.roofKwh)} kWh` : "–"],
    ["The car charges at home", figures ? `${tens(figures.carKwh)} kWh` : "–"],
  ];
  return (
    <dl className="so-far" id="plan-so-far" data-follow>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function says({ answered, figures }: FormView): string {
  if (!figures || answered < FIVE - 1) return `${answered} of ${FIVE} answers.`;
  const roof = figures.roofKwh > 0 ? ` To come: ${tens(figures.roofKwh)} kWh from the roof.` : "";
  return `All we need. Today: about ${inTens(figures.billPounds)} a year ${figures.atNight ? "at your day and night prices" : "on Ofgem’s price cap"}.${roof} Everything else has a typical value that you can change.`;
}

function houseInWords({ house: { parts, panels, loftMm } }: FormView): string {
  const things = [
    panels > 0 && "solar panels on the roof",
    loftMm !== null && `${loftMm} mm of insulation in the loft`,
    parts.battery && "a battery in the cupboard",
    parts.boiler && "a boiler",
    parts.heatPump && "a heat pump outside",
    parts.car && "an electric car on the drive",
    parts.charger && "a charging point",
  ].filter((thing) => thing !== false);
  return `A house cut open, with ${new Intl.ListFormat("en-GB").format(things)}.`;
}

const inTens = (amount: number) => pounds(Math.round(amount / 10) * 10);
const tens = (kwh: number) => (Math.round(kwh / 10) * 10).toLocaleString("en-GB");

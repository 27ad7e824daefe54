import pageScripts from "virtual:page-scripts";
import { Button } from "#app/ui/button.tsx";
import { meterWords } from "#content/planner/meter-words.ts";
import { sampleYears } from "#content/planner/sample-years.ts";

/**
 * Takes a file of half hours, with scripts (app/enhance/meter-panel.ts). Its fields have no names, so no form sends them:
 * the file never leaves the device.
 */
export function MeterFile() {
  return (
    <div className="assumed">
      <details className="needs-script" data-meter={pageScripts["planner-worker"]}>
        <summary>
          <b>{meterWords.title}</b> <span className="assumed-change">{meterWords.open}</span>
        </summary>
        <div className="assumed-edit">
          <p>{meterWords.intro}</p>
          <label className="field">
            <span className="field-label">{meterWords.fuel}</span>
            <select className="input" data-meter-fuel="">
              <option value="electricity">Electricity</option>
              <option value="gas">Gas</option>
            </select>
          </label>
          <label className="field">
            <span className="field-label">{meterWords.file}</span>
            <input className="input" type="file" accept=".csv,.txt,text/csv,text/plain" data-meter-file="" />
          </label>
          <Behind />
          <p role="status" data-meter-said="" />
          <Button variant="secondary" data-meter-remove="" hidden>
            {meterWords.remove}
          </Button>
          <Samples />
          <div className="stack">
            <b>{meterWords.howTitle}</b>
            {meterWords.how.map((text) => (
              <p className="hint" key={text}>
                {text}
              </p>
            ))}
          </div>
        </div>
      </details>
      <p className="assumed-source without-script">{meterWords.noScript}</p>
    </div>
  );
}

function Behind() {
  return (
    <fieldset className="field asked">
      <legend>{meterWords.question}</legend>
      <span className="hint">{meterWords.behindHint}</span>
      <div className="picks picks-chips">
        {Object.entries(meterWords.behind).map(([name, label]) => (
          <label className="pick" key={name}>
            <input type="checkbox" value={name} data-meter-behind="" />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Samples() {
  return (
    <div className="stack">
      <p>
        <b>{meterWords.sample}</b> <span className="hint">{meterWords.sampleHint}</span>
      </p>
      <div className="btn-row">
        {Object.entries(sampleYears).map(([name, label]) => (
          <Button key={name} variant="secondary" size="tight" data-meter-sample={`/planner/sample-year.csv?of=${name}`}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

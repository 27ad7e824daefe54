import type { FileAnswer, FileAsked } from "#app/enhance/plan-messages.ts";
import { foundInWords, meterRefusals } from "#content/planner/meter-words.ts";
import type { Meter } from "#domain/planner/meter/meter.ts";

/** In the tab alone, so that a plan can be loaded again; named in the cookie policy. */
const KEY = "fairwatt.meter";

/** What a page does with a meter. */
export interface MeterListener {
  /** The worker that reads files, made when it is first needed. */
  worker(address: string): Worker;
  /** Another meter, or none; also once at the start if one was kept. */
  meterChanged(meter: Meter | undefined): void;
  /** A file of gas was read, kWh a year. */
  gasRead(kwh: number): void;
}

/** Reads the file that somebody chooses on the page, and keeps its year in this tab until it is removed. */
export function watchMeter({ worker: workerAt, meterChanged, gasRead }: MeterListener): void {
  const panel = document.querySelector<HTMLElement>("[data-meter]");
  if (!panel) return;
  const { file, fuel, behind, said, remove, samples } = partsOf(panel);
  let chosen: Blob | undefined;
  let kept = keptMeter();
  let worker: Worker | undefined;

  const behindNow = (): Meter["behind"] => {
    const isTicked = (name: string) => behind.some(({ value, checked }) => value === name && checked);
    return { car: isTicked("car"), heatPump: isTicked("heatPump"), panels: isTicked("panels") };
  };
  const use = (meter: Meter | undefined) => {
    kept = meter;
    keep(meter);
    remove.hidden = meter === undefined;
    meterChanged(meter);
  };
  const read = (blob: Blob) => {
    chosen = blob;
    said.textContent = "Reading …";
    worker ??= listening(workerAt(panel.dataset.meter ?? ""), found);
    const asked: FileAsked = {
      file: blob,
      fuel: fuel.value === "gas" ? "gas" : "electricity",
      hasPanels: behindNow().panels,
    };
    worker.postMessage(asked);
  };
  const found = ({ meterFile }: FileAnswer) => {
    if ("refused" in meterFile) {
      said.textContent = meterFile.refused;
      return;
    }
    fuel.value = meterFile.fuel;
    said.textContent = foundInWords(meterFile);
    if (meterFile.fuel === "gas") gasRead(meterFile.year.yearKwh);
    else use({ year: meterFile.year, behind: behindNow() });
  };

  file.addEventListener("change", () => {
    if (file.files?.[0]) read(file.files[0]);
  });
  fuel.addEventListener("change", () => {
    if (chosen) read(chosen);
  });
  for (const box of behind) {
    box.addEventListener("change", () => {
      if (chosen && fuel.value === "electricity") read(chosen);
      else if (kept) use({ ...kept, behind: behindNow() });
    });
  }
  for (const button of samples) {
    button.addEventListener("click", async () => {
      const answer = await fetch(button.dataset.meterSample ?? "").catch(() => undefined);
      if (answer?.ok) read(await answer.blob());
      else said.textContent = meterRefusals.unreadable;
    });
  }
  remove.addEventListener("click", () => {
    chosen = undefined;
    file.value = "";
    said.textContent = "";
    use(undefined);
    panel.querySelector<HTMLElement>("summary")?.focus();
  });
  if (!kept) return;
  for (const box of behind) box.checked = kept.behind[box.value as keyof Meter["behind"]];
  said.textContent = foundInWords({ fuel: "electricity", year: kept.year, unreadRows: 0 });
  remove.hidden = false;
  meterChanged(kept);
}

function partsOf(panel: HTMLElement) {
  const part = <Part extends Element>(name: string) => panel.querySelector(`[data-meter-${name}]`) as Part;
  const parts = <Part extends Element>(name: string) => [...panel.querySelectorAll<Part>(`[data-meter-${name}]`)];
  return {
    file: part<HTMLInputElement>("file"),
    fuel: part<HTMLSelectElement>("fuel"),
    behind: parts<HTMLInputElement>("behind"),
    said: part<HTMLElement>("said"),
    remove: part<HTMLButtonElement>("remove"),
    samples: parts<HTMLButtonElement>("sample"),
  };
}

function listening(worker: Worker, found: (answer: FileAnswer) => void): Worker {
  worker.addEventListener("message", ({ data }: MessageEvent<object>) => {
    if ("meterFile" in data) found(data as FileAnswer);
  });
  return worker;
}

/** A browser may refuse to keep anything; the page works all the same until it is left. */
function keep(meter: Meter | undefined): void {
  try {
    if (meter) sessionStorage.setItem(KEY, JSON.stringify(meter));
    else sessionStorage.removeItem(KEY);
  } catch {}
}

function keptMeter(): Meter | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

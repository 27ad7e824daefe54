import { describeDays } from "#app/enhance/describe-days.ts";
import { watchMeter } from "#app/enhance/meter-panel.ts";
import { patchDrawn } from "#app/enhance/patch-drawn.ts";
import { copyAddress, markContents, unfoldTargets } from "#app/enhance/plan-aids.ts";
import { showErrors } from "#app/enhance/plan-errors.ts";
import type { FileAnswer, PlanAnswer, PlanAsked } from "#app/enhance/plan-messages.ts";
import { showHouse } from "#app/enhance/show-house.ts";
import { withOurFigures } from "#app/routes/planner/plan/our-figures.ts";
import { energyFields } from "#content/planner/fields/energy-fields.ts";
import type { Meter } from "#domain/planner/meter/meter.ts";

const { electricityKwh, fuelKwh } = energyFields;
/** After the last keystroke. */
const SAID_AFTER_MS = 500;
/** Long enough to read and to undo, not to lie on the plan. */
const SHOWN_FOR_MS = 8000;

describeDays();
copyAddress();
markContents();
unfoldTargets();
const form = document.querySelector<HTMLFormElement>("form[data-plan]");
if (form) keepLive(form, JSON.parse(form.dataset.plan ?? "{}"));

type Given = Omit<PlanAsked, "query" | "meter"> & { worker: string };

function keepLive(form: HTMLFormElement, { worker: address, ...given }: Given): void {
  const worker = new Worker(address, { type: "module" });
  let isBusy = false;
  let isWaiting = false;
  let isSent = false;
  let meter: Meter | undefined;
  const ask = () => {
    isWaiting = isBusy;
    if (isBusy) return;
    isBusy = true;
    worker.postMessage({ ...given, query: queryOf(form), meter } satisfies PlanAsked);
  };
  const say = speaker(form, () => {
    restore(form);
    ask();
  });
  worker.addEventListener("message", ({ data }: MessageEvent<PlanAnswer | FileAnswer>) => {
    if ("meterFile" in data) return;
    isBusy = false;
    // This answer is older than what has been typed since.
    if (isWaiting) return ask();
    const [refused] = showErrors(form, "errors" in data ? data.errors : {}, isSent);
    isSent = false;
    if ("errors" in data) return say(refused?.words ?? "");
    if (data.electricityKwh !== null) fill(form, electricityKwh.query, String(data.electricityKwh));
    show(data);
    say(data.said);
  });
  form.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    pair(form, target);
    ask();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    isSent = true;
    ask();
  });
  watchMeter({
    worker: () => worker,
    meterChanged(changed) {
      meter = changed;
      lockElectricity(form, meter !== undefined);
      if (!meter) fill(form, electricityKwh.query, "");
      ask();
    },
    gasRead(kwh) {
      fill(form, fuelKwh.query, String(Math.round(kwh)));
      ask();
    },
  });
  document.querySelector("[data-reset]")?.addEventListener("click", (event) => {
    event.preventDefault();
    location.assign(`${location.pathname}?${withOurFigures(location.search)}#assumed`);
    // Changing only the fragment would load nothing.
    restore(form);
  });
}

function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, String(value));
  return query.toString();
}

/** Keeps a slider and its number field in step. */
function pair(form: HTMLFormElement, moved: HTMLInputElement): void {
  const name = moved.dataset.slides;
  const field = name === undefined ? undefined : form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = moved.value;
  else put(form, moved, moved.value);
}

function put(form: HTMLFormElement, field: HTMLInputElement, value: string): void {
  field.value = value;
  const slider = form.querySelector<HTMLInputElement>(`[data-slides="${field.name}"]`);
  if (slider) slider.value = value || field.placeholder;
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) put(form, field, value);
}

/** While a meter says what the home uses, nobody else can. */
function lockElectricity(form: HTMLFormElement, isLocked: boolean): void {
  const field = form.elements.namedItem(electricityKwh.query);
  if (field instanceof HTMLInputElement) field.readOnly = isLocked;
  const slider = form.querySelector<HTMLInputElement>(`[data-slides="${electricityKwh.query}"]`);
  if (slider) slider.disabled = isLocked;
}

function restore(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>("input:not([type=hidden], [data-slides])")) {
    put(form, field, field.defaultValue);
  }
}

function show(answer: Exclude<PlanAnswer, { errors: unknown }>): void {
  for (const [part, drawn] of Object.entries(answer.parts)) patch(`[data-redrawn="${part}"]`, drawn);
  for (const [name, drawn] of Object.entries(answer.assumed)) patch(`[data-assumed="${name}"]`, drawn);
  showHouse(answer.house);
  describeDays();
  carry(answer.query);
}

function patch(selector: string, drawn: Parameters<typeof patchDrawn>[1]): void {
  const element = document.querySelector(selector)?.firstElementChild;
  if (element) patchDrawn(element, drawn);
}

/** Updates the address and every link that holds the plan. */
function carry(query: string): void {
  history.replaceState(history.state, "", `${location.pathname}?${query}`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-carries]")) {
    const pattern = link.dataset.carries ?? "";
    const address = pattern.replace("{query}", query).replace(encodeURIComponent("{query}"), encodeURIComponent(query));
    link.setAttribute("href", address);
  }
}

/** Announces the outcome once typing has paused, and offers to undo. */
function speaker(form: HTMLFormElement, undo: () => void): (words: string) => void {
  const bar = document.querySelector<HTMLElement>("[data-plan-said]");
  const words = bar?.querySelector("p");
  const button = document.createElement("button");
  const close = document.createElement("button");
  Object.assign(button, { type: "button", className: "btn btn-tight", textContent: "Undo" });
  Object.assign(close, { type: "button", className: "btn btn-tight", textContent: "Close" });
  let isUndone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener("click", () => {
    isUndone = true;
    button.remove();
    form.querySelector<HTMLElement>("summary")?.focus();
    undo();
  });
  const hush = () => {
    if (bar?.contains(document.activeElement)) form.querySelector<HTMLElement>("summary")?.focus();
    if (words) words.textContent = "";
    button.remove();
    close.remove();
  };
  close.addEventListener("click", hush);
  // Neither the pointer nor the keyboard is taken from whoever is about to press a button.
  const hushLater = () => {
    if (bar?.matches(":hover, :focus-within")) timer = setTimeout(hushLater, SHOWN_FOR_MS);
    else hush();
  };
  return (said) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!bar || !words) return;
      words.textContent = said;
      if (!isUndone) bar.append(button);
      bar.append(close);
      isUndone = false;
      timer = setTimeout(hushLater, SHOWN_FOR_MS);
    }, SAID_AFTER_MS);
  };
}

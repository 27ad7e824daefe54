import { watchMeter } from "#app/enhance/meter-panel.ts";
import { showHouse, turn } from "#app/enhance/show-house.ts";
import { houseState } from "#app/routes/planner/form/house-state.ts";
import { energyFields } from "#content/planner/fields/energy-fields.ts";

// The house follows the form at once; anything that must be calculated is asked of the server, which draws the same
// page.

/** After the last keystroke, so that nothing is asked or announced mid-word. */
const QUIET_MS = 500;
const FULL_POSTCODE = /^\s*([a-z]{1,2}[0-9][a-z0-9]?)[\s-]*[0-9][a-z]{2}\s*$/i;

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-planner]")) follow(form);

function follow(form: HTMLFormElement): void {
  let timer = 0;
  let asked = 0;
  const changed = () => {
    draw(form);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      asked += 1;
      void redraw(form, () => asked, asked);
    }, QUIET_MS);
  };
  form.addEventListener("input", (event) => {
    if (event.target instanceof HTMLInputElement) keepTogether(form, event.target);
    changed();
  });
  watchMeter({
    worker: (address) => new Worker(address, { type: "module" }),
    meterChanged(meter) {
      const isAlone = meter !== undefined && !Object.values(meter.behind).includes(true);
      // What a car or heat pump takes of it is reckoned with the plan.
      type(form, energyFields.electricityKwh.query, isAlone ? meter.year.yearKwh : undefined);
    },
    gasRead: (kwh) => type(form, energyFields.fuelKwh.query, kwh),
  });
  // Going back to the page restores what was typed.
  window.addEventListener("pageshow", () => {
    if (isTyped(form)) changed();
  });
}

/** As if somebody typed it, whole. */
function type(form: HTMLFormElement, name: string, value: number | undefined): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value === undefined ? "" : String(Math.round(value));
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function isTyped(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll("input")];
  return inputs.some((input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue);
}

/** Keeps a slider and its number field in step, and a compass and its degrees: the last one used counts. */
function keepTogether(form: HTMLFormElement, input: HTMLInputElement): void {
  for (const other of input.closest(".facing")?.querySelectorAll("input") ?? []) {
    if (other.type === input.type) continue;
    if (input.type === "radio") other.value = "";
    else if (input.value !== "") other.checked = false;
  }
  const field = input.dataset.for ? document.getElementById(input.dataset.for) : null;
  if (field instanceof HTMLInputElement) field.value = input.value;
  const range = form.querySelector<HTMLInputElement>(`input[type=range][data-for="${input.id}"]`);
  if (range) range.value = input.value.replace(/[,\s]/g, "");
}

/** What the form would send; only the first half of a full postcode leaves the page. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.append(name, name === "postcode" ? value.replace(FULL_POSTCODE, "$1") : value);
  }
  return query;
}

function draw(form: HTMLFormElement): void {
  const house = houseState(queryOf(form));
  showHouse(house);
  turn("needle", `rotate(${house.azimuth}deg)`);
  for (const part of form.querySelectorAll(".if-car")) part.classList.toggle("is-idle", house.miles === 0);
}

/** Only the latest of several answers counts. */
async function redraw(form: HTMLFormElement, newest: () => number, mine: number): Promise<void> {
  const answer = await fetch(`/planner?${queryOf(form)}`, { headers: { accept: "text/html" } }).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  if (!text || newest() !== mine) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  for (const part of document.querySelectorAll<HTMLElement>("[data-follow][id]")) {
    const next = page.getElementById(part.id);
    if (!next || next.innerHTML === part.innerHTML || part.contains(document.activeElement)) continue;
    part.replaceChildren(...next.childNodes);
  }
}

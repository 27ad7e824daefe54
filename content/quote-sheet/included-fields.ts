import { choice, group, needed, optional, pence } from "#content/quote-sheet/field.ts";

const itemFields = group({
  state: needed(
    "Included",
    choice([
      { value: "yes", label: "Included" },
      { value: "no", label: "Not included" },
      { value: "extra", label: "Extra" },
      { value: "not_needed", label: "Not needed" },
    ]),
  ),
  extraPence: optional("Costs", pence(0, 100_000_000), { neededWith: { field: "state", value: "extra" } }),
});

const item = (label: string) => optional(label, itemFields);

const always = {
  commissioning: item("Commissioning"),
  certificate: item("Certificate"),
  removal: item("Removing old equipment"),
} as const;

const electric = {
  network_form: item("Network operator’s form"),
  electrics_upgrade: item("Upgrade of the electrics"),
} as const;

const ofSolar = { scaffold: item("Scaffold"), bird_mesh: item("Bird mesh"), monitoring: item("Monitoring") } as const;
const ofBattery = { smoke_alarm: item("Smoke alarm") } as const;

const included = <const F extends Parameters<typeof group>[0]>(of: F) =>
  needed("Included", group(of), { help: "Say no rather than nothing" });

/** What an offer may leave out, by technology: its company must state each item. */
export const includedItems = {
  solar: included({ ...always, ...electric, ...ofSolar }),
  battery: included({ ...always, ...electric, ...ofBattery }),
  solar_battery: included({ ...always, ...electric, ...ofSolar, ...ofBattery }),
  heat_pump: included({
    ...always,
    ...electric,
    survey: item("Heat loss survey"),
    cylinder: item("Cylinder"),
    radiators: item("Radiators"),
    pipework: item("Pipework"),
    controls: item("Controls"),
    making_good: item("Making good"),
  }),
  ev_charger: included({
    ...always,
    ...electric,
    load_sensor: item("Load sensor"),
    groundwork: item("Groundwork"),
    grant_claim: item("Claiming the grant"),
  }),
  other: included(always),
} as const;

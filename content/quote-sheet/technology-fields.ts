import { choice, lines, list, needed, number, optional, whole, yesNo } from "#content/quote-sheet/field.ts";

const phases = choice([
  { value: 1, label: "One" },
  { value: 3, label: "Three" },
]);

/** SAP 2012's four degrees of shade. */
const shadeOptions = [
  { value: "none", label: "None" },
  { value: "modest", label: "Modest" },
  { value: "significant", label: "Significant" },
  { value: "heavy", label: "Heavy" },
] as const;

export const solarFields = {
  panelWp: needed("Power per panel (Wp)", whole(100, 1000), { orangeButton: "PowerSTC" }),
  panels: needed("Panels", whole(1, 3000), { orangeButton: "Quantity" }),
  kWp: needed("Total panel power (kWp)", number(0.2, 1500), { orangeButton: "CapacityDC" }),
  inverterKw: needed("Inverter (kW)", number(0.3, 1500), { orangeButton: "CapacityAC" }),
  phases: needed("Phases", phases, { orangeButton: "PowerPhase" }),
  arrays: needed(
    "Roof faces",
    list(1, 6, {
      panels: needed("Panels", whole(1, 3000), { orangeButton: "Quantity" }),
      facing: needed("Facing", whole(0, 359), { help: "Degrees, 180 south", orangeButton: "Azimuth" }),
      pitch: needed("Pitch", whole(0, 90), { orangeButton: "Tilt" }),
      shade: needed("Shade", choice(shadeOptions)),
    }),
  ),
  firstYearKwh: needed("First-year yield (kWh)", whole(50, 1_500_000), { orangeButton: "EnergyACAnnual" }),
  method: needed(
    "Estimated by",
    choice([
      { value: "mcs", label: "MCS" },
      { value: "pvgis", label: "PVGIS" },
      { value: "software", label: "Design software" },
      { value: "other", label: "Other" },
    ]),
  ),
  ownUsePercent: needed("Own use (%)", whole(0, 100), { help: "Used on site" }),
  fallPercent: optional("Yearly decline (%)", number(0, 2)),
  outputYears: needed("Output guaranteed (years)", whole(0, 40)),
  outputPercent: needed("Output guaranteed (%)", whole(50, 100), { help: "Guaranteed then" }),
} as const;

export const batteryFields = {
  nominalKwh: needed("Nominal capacity (kWh)", number(0.5, 2000), { orangeButton: "EnergyCapacityNominal" }),
  usableKwh: needed("Usable capacity (kWh)", number(0.01, 2000), {
    help: "What one can draw",
    orangeButton: "EnergyCapacityUsable",
  }),
  powerKw: needed("Power of the battery (kW)", number(0.3, 1000)),
  backup: needed(
    "Backup in a power cut",
    choice([
      { value: "none", label: "None" },
      { value: "socket", label: "A socket" },
      { value: "home", label: "The home" },
    ]),
  ),
  place: needed(
    "Battery location",
    choice([
      { value: "outdoors", label: "Outdoors" },
      { value: "garage", label: "Garage" },
      { value: "utility", label: "Utility room" },
      { value: "loft", label: "Loft" },
      { value: "bedroom_or_stairs", label: "Bedroom or stairs" },
      { value: "other", label: "Other" },
    ]),
  ),
} as const;

export const heatPumpFields = {
  kind: needed(
    "Type of heat pump",
    choice([
      { value: "air_water", label: "Air to water" },
      { value: "ground_water", label: "Ground to water" },
      { value: "air_air", label: "Air to air" },
    ]),
  ),
  outputKw: needed("Output (kW)", number(1, 200), { help: "At design temperature and flow" }),
  hybrid: needed("With a boiler", yesNo),
  heatLossKw: needed("Heat loss (kW)", number(0.5, 200)),
  heatLossBy: needed(
    "Heat loss calculated by",
    choice([
      { value: "room_by_room", label: "Room by room" },
      { value: "whole_house", label: "The whole house" },
      { value: "epc", label: "Energy certificate" },
    ]),
  ),
  outsideC: needed("Coldest day (°C)", whole(-15, 5)),
  flowC: needed("Flow temperature (°C)", whole(25, 70)),
  scop: needed("Seasonal efficiency (SCOP)", number(1.5, 7), { help: "By MCS 031 at that flow" }),
  heatKwh: needed("Heating a year (kWh)", whole(500, 500_000)),
  waterKwh: needed("Hot water a year (kWh)", whole(0, 50_000)),
  electricityKwh: needed("Electricity a year (kWh)", whole(200, 300_000)),
  emittersChanged: needed("Radiators changed", whole(0, 100)),
  cylinderLitres: needed("Cylinder (litres)", whole(0, 2000)),
  sound: needed(
    "Sound",
    choice([
      { value: "pass", label: "Passes" },
      { value: "after_survey", label: "Known after the survey" },
    ]),
    { help: "MCS 020" },
  ),
} as const;

export const evChargerFields = {
  chargerKw: needed("Power of a charger (kW)", number(2, 350)),
  chargers: needed("Chargers", whole(1, 200), { orangeButton: "Quantity" }),
  phases: needed("Phases", phases, { orangeButton: "PowerPhase" }),
  tethered: needed("Cable attached", yesNo),
  smart: needed("Smart", yesNo),
  loadControl: needed("Load control", yesNo),
  runMetres: needed("Cable run (metres)", number(0, 300), { help: "From the board" }),
} as const;

export const otherFields = {
  deliver: needed("What you get", lines(2000), { help: "What the customer gets" }),
} as const;

import { type ChoiceField, type NumberField, namesToChoose } from "#content/planner/plan-field.ts";

// Everything that a plan is asked for, in the order in which addresses name it. What is taken when a field is left open
// stands here as `usual`, or is worked out from other answers in domain/planner/inputs.

export const homeFields = {
  type: namesToChoose(
    "home.type",
    "type",
    { label: "What kind of home is it?", required: true },
    {
      detached: "Detached",
      semi: "Semi",
      endTerrace: "End of terrace",
      midTerrace: "Mid terrace",
      bungalow: "Bungalow",
      flat: "Flat",
    },
  ),
  built: namesToChoose(
    "home.built",
    "built",
    { label: "When was it built?", required: true },
    {
      pre1919: "Before 1919",
      "1919-1944": "1919–1944",
      "1945-1964": "1945–1964",
      "1965-1982": "1965–1982",
      "1983-1992": "1983–1992",
      "1993-1999": "1993–1999",
      from2000: "From 2000",
    },
  ),
  bedrooms: {
    kind: "number",
    path: "home.bedrooms",
    query: "beds",
    label: "Bedrooms",
    hint: "5 stands for five or more.",
    unit: "bedrooms",
    min: 1,
    max: 5,
    step: 1,
    whole: true,
    required: true,
  },
  floorAreaM2: {
    kind: "number",
    path: "home.floorAreaM2",
    query: "floor",
    label: "Floor area",
    hint: "All floors together. An energy certificate and most sale particulars name it.",
    unit: "m²",
    min: 20,
    max: 500,
    step: 5,
  },
  people: {
    kind: "number",
    path: "home.people",
    query: "people",
    label: "People who live there",
    unit: "people",
    min: 1,
    max: 10,
    step: 1,
  },
  occupancy: namesToChoose(
    "home.occupancy",
    "occupancy",
    { label: "Who is at home on weekdays, nine to five?", usual: "half" },
    { out: "Nobody", half: "Sometimes", home: "Somebody, most days" },
  ),
  wall: namesToChoose(
    "home.wall",
    "wall",
    {
      label: "Outside walls",
      hint: "A solid wall shows short and long bricks in turn; a cavity wall shows long ones alone.",
    },
    {
      solid: "Solid",
      solidInsulated: "Solid, insulated",
      cavityEmpty: "Cavity, empty",
      cavityFilled: "Cavity, filled",
    },
  ),
  loftMm: {
    kind: "choice",
    path: "home.loftMm",
    query: "loft",
    label: "Loft insulation",
    hint: "How deep it lies over the top ceiling.",
    options: [0, 50, 100, 150, 200, 250, 300].map((mm) => ({ value: mm, typed: String(mm), label: `${mm} mm` })),
    usual: 200,
  } as ChoiceField<number>,
  epc: namesToChoose(
    "home.epc",
    "epc",
    { label: "Band of the energy certificate", hint: "It replaces our guess from the age of the home.", usual: null },
    { AB: "A or B", C: "C", D: "D", E: "E", FG: "F or G" },
  ),
  tenure: namesToChoose(
    "home.tenure",
    "tenure",
    { label: "Do you own it?", hint: "Grants differ.", usual: "owner" },
    { owner: "We own it", renter: "We rent it" },
  ),
} as const satisfies Record<string, NumberField | ChoiceField>;

export const energyFields = {
  heating: namesToChoose(
    "energy.heating",
    "heating",
    { label: "What heats it?", usual: "gas" },
    { gas: "Gas boiler", oil: "Oil", lpg: "LPG", electric: "Electric", heatPump: "Heat pump" },
  ),
  fuelKwh: {
    kind: "number",
    path: "energy.fuelKwh",
    query: "fuel",
    label: "Heating fuel in a year",
    hint: "On your bill as “annual usage”. A litre of oil holds about 10.35 kWh. Electric heating counts here too.",
    unit: "kWh",
    min: 500,
    max: 100_000,
    step: 100,
    usual: null,
  },
  electricityKwh: {
    kind: "number",
    path: "energy.electricityKwh",
    query: "electricity",
    label: "Electricity in a year",
    hint: "On your bill as “annual usage”. Leave out what a car or a heat pump takes.",
    unit: "kWh",
    min: 500,
    max: 50_000,
    step: 50,
    usual: null,
  },
  exportPence: {
    kind: "number",
    path: "energy.exportPence",
    query: "export",
    label: "Paid for each kWh you sell",
    unit: "p",
    min: 0,
    max: 60,
    step: 0.5,
  },
  fuelPence: {
    kind: "number",
    path: "energy.fuelPence",
    query: "fuelpence",
    label: "What a kWh of your fuel costs",
    hint: "With VAT. We know no published price of LPG, so with LPG we need yours.",
    unit: "p",
    min: 1,
    max: 60,
    step: 0.1,
    usual: null,
  },
} as const satisfies Record<string, NumberField | ChoiceField>;

export const tariffFields = {
  windows: {
    path: "energy.ownTariff.windows",
    query: "own",
    label: "Your own tariff",
    hint: "Pence a kWh with VAT, like 27.1; by the hour like 00:30-04:30@8.5,04:30-00:30@27.1.",
  },
  standingPence: {
    kind: "number",
    path: "energy.ownTariff.standingPence",
    query: "standing",
    label: "Its standing charge",
    hint: "Pence a day with VAT.",
    unit: "p a day",
    min: 0,
    max: 150,
    step: 0.1,
  },
  exportWindows: {
    path: "energy.ownTariff.exportWindows",
    query: "ownexport",
    label: "What it pays by the hour",
    hint: "Only if it pays more at some hours, like 16:00-19:00@28. At all other hours the payment above counts.",
  },
} as const;

/** Pence a kWh, VAT included, of a window of the reader's own tariff. */
export const ownPence = { min: 0, max: 150 } as const;

/** Of a row of `solar.arrays`; the second to fourth have their number at the end of the name in an address. */
export const arrayFields = {
  kwp: {
    kind: "number",
    path: "kwp",
    query: "kwp",
    label: "Solar panels",
    hint: "One kWp is two to three panels and about 6 m² of roof.",
    unit: "kWp",
    min: 0.5,
    max: 20,
    step: 0.5,
    usual: 4,
  },
  azimuth: {
    kind: "number",
    path: "azimuth",
    query: "azimuth",
    label: "Which way does the roof face?",
    hint: "Degrees from north, clockwise: 90 is east, 180 south, 270 west.",
    unit: "°",
    min: 0,
    max: 359,
    step: 5,
    usual: 180,
  },
  pitch: {
    kind: "number",
    path: "pitch",
    query: "pitch",
    label: "How steep is it?",
    hint: "0 is flat, 90 a wall. Most roofs have 30 to 45.",
    unit: "°",
    min: 0,
    max: 90,
    step: 5,
    usual: 35,
  },
  shading: namesToChoose(
    "shading",
    "shading",
    { label: "Shade", usual: "none" },
    { none: "None", modest: "Some", significant: "Much", heavy: "Heavy" },
  ),
} as const satisfies Record<string, NumberField | ChoiceField>;

/** How many roofs with panels a plan may have. */
export const arraysMax = 4;

export const equipmentFields = {
  inverterKw: {
    kind: "number",
    path: "solar.inverterKw",
    query: "inverter",
    label: "Inverter",
    hint: "What it can deliver.",
    unit: "kW",
    min: 0.5,
    max: 20,
    step: 0.1,
  },
  exportLimitKw: {
    kind: "number",
    path: "solar.exportLimitKw",
    query: "exportlimit",
    label: "Most that may go to the grid",
    hint: "If your network has set a limit.",
    unit: "kW",
    min: 0,
    max: 20,
    step: 0.1,
    usual: null,
  },
  batteryKwh: {
    kind: "number",
    path: "battery.kwh",
    query: "battery",
    label: "Battery",
    hint: "What you can draw from it when it is full.",
    unit: "kWh",
    min: 0,
    max: 40,
    step: 1,
    usual: 5,
  },
  milesPerYear: {
    kind: "number",
    path: "car.milesPerYear",
    query: "miles",
    label: "Electric car",
    hint: "Miles a year; 0 for none.",
    unit: "miles",
    min: 0,
    max: 40_000,
    step: 500,
    usual: 0,
  },
  charging: namesToChoose(
    "car.charging",
    "charging",
    { label: "Where does it charge?", usual: "charger" },
    { charger: "Our own charger", socket: "A socket", public: "In public" },
  ),
  designFlowC: {
    kind: "number",
    path: "heatPump.designFlowC",
    query: "flow",
    label: "Water in the radiators with a heat pump",
    hint: "On the coldest day. The lower, the less it uses; low ones need large radiators.",
    unit: "°C",
    min: 30,
    max: 65,
    step: 1,
  },
  boilerDue: {
    kind: "choice",
    path: "heatPump.boilerDue",
    query: "due",
    label: "Is the boiler due within three years?",
    options: [
      { value: true, typed: "yes", label: "Yes" },
      { value: false, typed: "no", label: "No" },
    ],
    usual: false,
  } as ChoiceField<boolean>,
} as const satisfies Record<string, NumberField | ChoiceField>;

export const placeField = {
  path: "postcode",
  query: "postcode",
  label: "Postcode",
  hint: "Or its first half, such as CR0. We keep no more than that.",
} as const;

export const measuresField = { path: "measures", query: "m", label: "What to look at" } as const;

export const workDateField = {
  path: "workDate",
  query: "when",
  label: "When would the work be done?",
  hint: "Grants and VAT depend on it.",
  yearsAhead: 2,
} as const;

/** Before the id of a figure of the register, in an address. */
export const assumptionQuery = "a.";

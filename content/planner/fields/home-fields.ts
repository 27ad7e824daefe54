import { type ChoiceField, type NumberField, namesToChoose, yesOrNo } from "#content/planner/fields/plan-field.ts";

// What a plan asks about the home itself. The order of all fields in addresses is that of
// domain/planner/inputs/query.ts. The default of an open field is here as `usual`, or derived from other answers in
// domain/planner/inputs.

export const placeField = {
  path: "postcode",
  query: "postcode",
  label: "Postcode",
  hint: "Or just the first half, such as CR0. That is all we keep.",
} as const;

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
    hint: "All floors together. You can find it on your energy certificate or in the sale particulars.",
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
    { label: "Who is at home on weekdays, 9 to 5?", usual: "half" },
    { out: "Nobody", half: "Sometimes", home: "Someone, most days" },
  ),
  wall: namesToChoose(
    "home.wall",
    "wall",
    {
      label: "Outside walls",
      hint: "Solid walls show alternating short and long bricks. Cavity walls show only long ones.",
      usual: null,
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
    hint: "Its depth above the top ceiling.",
    options: [0, 50, 100, 150, 200, 250, 300].map((mm) => ({ value: mm, typed: String(mm), label: `${mm} mm` })),
    usual: null,
  } as ChoiceField<number>,
  windows: namesToChoose(
    "home.windows",
    "windows",
    { label: "Windows", hint: "What most of them are.", usual: null },
    { single: "Single glazed", double: "Double glazed", triple: "Triple glazed" },
  ),
  epc: namesToChoose(
    "home.epc",
    "epc",
    {
      label: "Energy certificate band",
      hint: "We use it instead of our guess from the age of your home.",
      usual: null,
    },
    { AB: "A or B", C: "C", D: "D", E: "E", FG: "F or G" },
  ),
  tenure: namesToChoose(
    "home.tenure",
    "tenure",
    { label: "Do you own it?", hint: "It affects which grants you can get.", usual: "owner" },
    { owner: "We own it", renter: "We rent it" },
  ),
  roof: yesOrNo("home.roof", "roof", {
    label: "Is there a roof that is yours?",
    hint: "Panels need one. Most flats share theirs.",
  }),
} as const satisfies Record<string, NumberField | ChoiceField>;

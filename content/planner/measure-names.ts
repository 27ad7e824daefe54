// The names of measures, in the order of the planner's documents, which addresses and the API share.

export const measureNames = {
  draughtProofing: { short: "Draught-proofing", inSentence: "draught-proofing" },
  loft: { short: "Loft insulation", inSentence: "loft insulation" },
  cavity: { short: "Cavity walls", inSentence: "filled cavity walls" },
  floor: { short: "Ground floor", inSentence: "an insulated floor" },
  solidInternal: { short: "Walls, from inside", inSentence: "solid walls insulated from inside" },
  solidExternal: { short: "Walls, from outside", inSentence: "solid walls insulated from outside" },
  evCharger: { short: "Charging point", inSentence: "a charging point" },
  solar: { short: "Solar panels", inSentence: "solar panels" },
  battery: { short: "Battery", inSentence: "a battery" },
  heatPump: { short: "Heat pump", inSentence: "a heat pump" },
  airToAir: { short: "Air-to-air heat pump", inSentence: "an air-to-air heat pump" },
} as const satisfies Record<string, MeasureNames>;

interface MeasureNames {
  /** In a list, and as a label. */
  readonly short: string;
  readonly inSentence: string;
}

export type MeasureName = keyof typeof measureNames;

/** The form's choices, in its order; a separate label if the note says the rest. */
export const measureChoices: readonly { name: MeasureName; label: string; note: string }[] = [
  { name: "solar", label: measureNames.solar.short, note: "on the roof" },
  { name: "battery", label: measureNames.battery.short, note: "keeps sun and cheap hours" },
  { name: "heatPump", label: measureNames.heatPump.short, note: "with radiators" },
  { name: "airToAir", label: measureNames.airToAir.short, note: "instead of electric heaters" },
  { name: "evCharger", label: measureNames.evCharger.short, note: "for a car" },
  { name: "loft", label: measureNames.loft.short, note: "to 300 mm" },
  { name: "cavity", label: measureNames.cavity.short, note: "filled" },
  { name: "floor", label: measureNames.floor.short, note: "insulated" },
  { name: "draughtProofing", label: measureNames.draughtProofing.short, note: "windows and doors" },
  { name: "solidInternal", label: "Solid walls", note: "from the inside" },
  { name: "solidExternal", label: "Solid walls", note: "from the outside" },
];

/** Those ticked unless somebody chooses. */
export const usualMeasureChoices = measureChoices.filter(({ name }) => name !== "solidExternal");

/** Measures as a list names them. */
export const measureNames: Readonly<Record<string, string>> = {
  draughtProofing: "Draught-proofing",
  loft: "Loft insulation",
  cavity: "Cavity wall insulation",
  floor: "Floor insulation",
  solidInternal: "Inside insulation of solid walls",
  solidExternal: "Outside insulation of solid walls",
  evCharger: "Car charger",
  solar: "Solar panels",
  battery: "Battery",
  heatPump: "Heat pump",
};

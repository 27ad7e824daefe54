import { type Calculator, defineCalculator } from "#domain/calculators/engine/calculator.ts";
import { barPicture } from "#domain/calculators/engine/picture.ts";
import { windSpeedToday } from "#domain/calculators/engine/todays-facts.ts";

const WIND = { mphMin: 10, poundsForMph: 100 };
const HYDRO = { litresMin: 2, poundsForLitre: 150 };

export const windHydro: Calculator = defineCalculator({
  id: "wind-hydro",
  title: "Wind and hydro calculator",
  fields: [
    { name: "windSpeed", label: "Mean wind speed", placeholder: "e.g. 14", after: "mph" },
    { name: "waterFlow", label: "Water flow", placeholder: "e.g. 5", after: "L/s" },
  ],
  results: [
    { name: "wind", label: "Wind", unit: "£ a year", description: "Saved by a small turbine each year", decimals: 0 },
    {
      name: "hydro",
      label: "Hydro",
      unit: "£ a year",
      description: "Saved by a small water turbine each year",
      decimals: 0,
    },
    { name: "saving", label: "Saving", unit: "£ a year", description: "Wind and hydro together", decimals: 0 },
  ],
  calculate: ({ windSpeed, waterFlow }) => {
    const wind = windSpeed > WIND.mphMin ? (windSpeed - WIND.mphMin) * WIND.poundsForMph : 0;
    const hydro = waterFlow > HYDRO.litresMin ? waterFlow * HYDRO.poundsForLitre : 0;
    return { wind, hydro, saving: wind + hydro };
  },
  picture: (_, { wind, hydro }) =>
    barPicture("Saved a year", "£", [
      ["By wind", wind, "then"],
      ["By water", hydro, "then"],
    ]),
  assumptions: [
    "Each mph of mean wind above 10 mph saves £100 a year; up to 10 mph a turbine saves nothing.",
    "A flow of more than 2 litres a second saves £150 a year for each litre; up to 2 it saves nothing.",
  ],
  today: [windSpeedToday],
  wouldChange:
    "A year of measured wind at hub height, the fall of the water as well as its flow, planning permission, and the licence to take water would change it.",
});

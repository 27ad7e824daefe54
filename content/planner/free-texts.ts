/** What a home can do for nothing, in words; titles that depend on the plan are written where it is drawn. */
export const freeTexts = {
  flow55: { title: "Turn the boiler’s flow down to 55 °C", note: "A hot water cylinder stays at 60 °C." },
  thermostat: { title: "Turn the thermostat down by 1 °C", note: "" },
  draughtsByHand: { title: "Stop the worst draughts by hand", note: "With about £30 of strips and brushes." },
  export: { title: "Register your panels for export payments", note: "The plan counts on it." },
} as const;

/**
 * What everybody knows about us and our trade, and so guesses first: words that make no password, alone or together.
 */
export const productWords: readonly string[] = [
  ...["fairwatt", "watt", "solar", "panel", "panels", "photovoltaic", "heat", "pump", "pumps", "battery"],
  ...["batteries", "storage", "wind", "turbine", "turbines", "boiler", "heating", "insulation", "charger", "chargers"],
  ...["charging", "electric", "electrical", "electrician", "electricity", "energy", "power", "green", "greener"],
  ...["renewable", "renewables", "hydro", "biomass", "installer", "installers", "install", "roof", "roofs", "roofing"],
  ...["quote", "quotes", "lead", "leads", "credit", "credits", "home", "homes", "house", "demo", "admin", "octopus"],
  ...["inverter", "kilowatt", "smart", "glazing", "mcs", "pv", "ev"],
];

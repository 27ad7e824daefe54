/** By calculator: one sentence on why its rule of thumb differs from what homes really see. */
export const differences: Readonly<Record<string, string>> = {
  solar:
    "The rule of thumb takes a fixed share off your bill, but panels make what the roof allows, and most of that is sold for less than you pay for a kWh.",
  "solar-sutton":
    "The rule of thumb takes a fixed share off your bill, but panels make what the roof allows, and most of that is sold for less than you pay for a kWh.",
  "solar-berkshire":
    "The rule of thumb takes a fixed share off your bill and the same payback for everyone, but panels make what the roof allows, and most of that is sold for less than you pay for a kWh.",
  "heat-pump":
    "The rule of thumb takes a fixed share off your bill and sizes the pump by floor area alone; our planner counts what your fuel and electricity cost today, how well heat pumps do in real homes and how much heat your home loses.",
  ev: "The rule of thumb counts every kWh at 30p; our planner charges at home, at the price cap or on a night tariff, and partly in public.",
  "ev-local": "The rule of thumb counts 0.04 kWh a mile, but electric cars use about seven times as much.",
  battery:
    "The rule of thumb counts each stored kWh as free, but with panels you would have sold it, and some is lost in storage.",
  "battery-london":
    "The rule of thumb counts each stored kWh as free, but with panels you would have sold it, and some is lost in storage.",
  "commercial-solar":
    "The rule of thumb counts every kWh as used on site in place of one at 28p and the same payback for every site, but most sites sell some of it for less.",
  "commercial-renewables":
    "The rule of thumb adds an amount for floor space to a share of your spend, whatever has already been done and whatever you install.",
  "smart-home":
    "The rule of thumb takes 25% off the whole bill, but controls save on heating alone, and no measured saving is near that.",
  "smart-heating": "The rule of thumb takes 40% off your heating bill, and we have found no measured saving near that.",
  "low-carbon-heating":
    "The rule of thumb takes 40% off your bill and counts £450 a room, far less than heat pumps cost, whatever your fuel and electricity cost.",
  "energy-audit":
    "The rule of thumb takes 30% to 55% off your bill, but an audit alone saves nothing, and only a building that gets every improvement at once comes near that share.",
  "solar-maintenance":
    "The rule of thumb counts each missing kWh at 28p and the same yield everywhere, but what you would have sold is worth far less.",
  grants:
    "The rule of thumb counts schemes that have ended or never paid like that: £350 for every charger, £6,000 for a business heat pump and £300 a kW for business panels.",
  "net-zero":
    "The rule of thumb counts the years from 2024, some of which have passed, and one price for every kWh and tonne.",
  fleet:
    "The rule of thumb counts every kWh at 30p; where you charge, and on which contract, makes more difference than anything else.",
  "wind-hydro":
    "The rule of thumb pays for wind speed and flow alone, but the size of the rotor and the fall of the water matter as much.",
  water: "The rule of thumb takes £50 a person and 60% off the bill, and collects a single millimetre of rain.",
};

/** Example rows for a file of leads. The names, addresses and numbers belong to nobody. */
export const sampleLeads: readonly Partial<Record<string, string>>[] = [
  {
    customer_name: "Alex Example",
    customer_email: "alex@example.com",
    customer_phone: "07700 900123",
    service_type: "Heat Pumps",
    location: "Croydon",
    postcode: "CR0 1EA",
    description: "Three bedrooms, gas boiler from 2009.",
    budget_range: "£10,000 - £20,000",
    urgency: "High",
    places: "3",
  },
  {
    customer_name: "Sam Sample",
    customer_email: "sam@example.com",
    service_type: "Solar Panels",
    location: "Reading",
    postcode: "RG1 1AZ",
  },
];

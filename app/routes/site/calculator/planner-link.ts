import { arrayFields, equipmentFields, homeFields } from "#content/planner/plan-fields.ts";

/** The planner's fields by the names that calculators give to the same figures of a home. */
const FIELDS = {
  solarSize: arrayFields.kwp,
  annualMiles: equipmentFields.milesPerYear,
  floorArea: homeFields.floorAreaM2,
  people: homeFields.people,
} as const;

/** The planner's address with those figures of a calculator that it asks for too and would accept. */
export function plannerLink(inputs: Readonly<Record<string, number>>): string {
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(FIELDS)) {
    const value = inputs[name];
    if (value && value >= field.min && value <= field.max) query.set(field.query, String(value));
  }
  return query.size > 0 ? `/planner?${query}` : "/planner";
}

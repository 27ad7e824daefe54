import { endpoint, wholeList } from "#app/routes/api/parts/endpoint.ts";
import { calculators } from "#domain/calculators/calculators.ts";

export const loader = endpoint(
  {
    GET({ request }) {
      const items = calculators.map(({ id, title, fields, results, assumptions }) => ({
        id,
        title,
        fields,
        assumptions,
        results: results.map(({ name, label, unit, description }) => ({ name, label, unit, description })),
      }));
      return wholeList(request, items);
    },
  },
  ["cursor"],
);

export const action = loader;

import { methodNotAllowed } from "#app/web/problem.ts";
import { calculators } from "#domain/calculators/calculators.ts";

export function loader() {
  const items = calculators.map(({ id, title, fields, results, assumptions }) => ({
    ...{ id, title, fields, assumptions },
    results: results.map(({ name, label, unit, description }) => ({ name, label, unit, description })),
  }));
  return Response.json({ items, nextCursor: null });
}

export function action() {
  return methodNotAllowed("GET");
}

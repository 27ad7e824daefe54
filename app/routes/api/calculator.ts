import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { plainJson } from "#app/web/plain-json.ts";
import { problem } from "#app/web/problem.ts";
import { findCalculator } from "#domain/calculators/calculators.ts";
import { readInputs } from "#domain/calculators/engine/read-inputs.ts";
import { runCalculator } from "#domain/calculators/engine/run-calculator.ts";
import type { Route } from "./+types/calculator.ts";

export const loader = endpoint<Route.LoaderArgs>(
  {
    GET({ request, params }) {
      const calculator = findCalculator(params.id);
      if (!calculator) return problem("not_found", `There is no calculator "${params.id.slice(0, 60)}".`);
      const given = Object.fromEntries(new URL(request.url).searchParams);
      const { inputs, warnings } = readInputs(calculator, given);
      const results = runCalculator(calculator, inputs).map(({ name, value, unit, description, missing }) => ({
        name,
        value,
        unit,
        description,
        ...(missing ? { missing } : {}),
      }));
      const { id, assumptions, today = [] } = calculator;
      return plainJson({ id, inputs, results, assumptions, today, warnings });
    },
  },
  ({ params }) => findCalculator(params.id)?.fields.map(({ name }) => name) ?? [],
);

export const action = loader;

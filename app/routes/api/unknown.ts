import { problem } from "#app/web/problem.ts";

export function loader() {
  return problem("not_found", "There is no such address in this API; see /api/openapi.json.");
}

export const action = loader;

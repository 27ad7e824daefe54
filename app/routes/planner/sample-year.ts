import { type SampleName, sampleYears } from "#content/planner/sample-years.ts";
import { sampleYear } from "#domain/planner/samples/sample-year.ts";
import type { Route } from "./+types/sample-year.ts";

/** Always the same, and each takes as long to write as several plans. */
const written = new Map<SampleName, string>();

/** A year of half hours of a home that we invented, for anyone who has no file at hand. */
export function loader({ request }: Route.LoaderArgs) {
  const name = new URL(request.url).searchParams.get("of") ?? "family";
  if (!isSample(name)) return new Response(`There is no year of "${name.slice(0, 60)}".`, { status: 404 });
  const text = written.get(name) ?? sampleYear(name);
  written.set(name, text);
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="invented-home-${name}.csv"`,
      "cache-control": "public, max-age=86400",
      "x-robots-tag": "noindex",
    },
  });
}

const isSample = (name: string): name is SampleName => Object.hasOwn(sampleYears, name);

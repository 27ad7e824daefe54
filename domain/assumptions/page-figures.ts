import { answerCharts } from "#content/answers/answer-charts.ts";
import { answers } from "#content/answers/answers.ts";
import { choices } from "#content/figures/choices.ts";
import { rowsOfShown } from "#content/figures/figure-rows.ts";
import { rules } from "#content/figures/rules.ts";
import { sums } from "#content/figures/sums.ts";
import { shows, unmistakable } from "#content/figures/unmistakable.ts";
import { guidePath, guides } from "#content/guides/guides.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { staticPages } from "#content/pages/static-pages.ts";
import { calculatorOfService } from "#content/service-calculators.ts";
import { servicePages } from "#content/service-pages/service-pages.ts";
import { landingPath } from "#content/site-map/local-paths.ts";
import { findCalculator } from "#domain/calculators/calculators.ts";

/** A public page and the register rows whose figures it shows. */
export interface PageFigures {
  readonly path: string;
  readonly name: string;
  readonly rows: ReadonlySet<string>;
}

interface Page {
  path: string;
  /** The name used by sums, rules and choices: a service's slug, or any other page's address. */
  key: string;
  name: string;
  /** All its content, including its records. */
  content: object;
  calculator?: string | undefined;
}

const pages: readonly Page[] = [
  ...servicePages.map((page) => ({
    path: `/services/${page.slug}`,
    key: page.slug,
    name: page.heading,
    content: [page, answers[page.slug], answerCharts[page.slug]],
    calculator: calculatorOfService[page.slug],
  })),
  ...landingPages.map((page) => {
    const path = landingPath(page);
    return { path, key: path, name: page.heading, content: page, calculator: page.calculator };
  }),
  ...staticPages.map((page) => ({ path: page.path, key: page.path, name: page.heading, content: page })),
  ...guides.map((page) => {
    const path = guidePath(page.slug);
    return { path, key: path, name: page.heading, content: page };
  }),
];

/**
 * The register rows whose figures each public page shows, found in its content: rows of its records, its calculator,
 * and the shared figures, sums, rules and choices of its sentences. Pages of areas and calculated pages are not
 * included: they are parts of the product (parts.ts).
 */
export const pageFigures: readonly PageFigures[] = pages.map(({ path, key, name, content, calculator }) => {
  const text = [JSON.stringify(content), ...(findCalculator(calculator ?? "")?.today ?? [])].join(" ");
  const rows = [
    ...rowsOfRecords(content),
    ...(calculator ? [`calculators.${calculator}`] : []),
    ...unmistakable.flatMap(([shown, words]) => (shows(text, words) ? rowsOfShown[shown] : [])),
    ...sums.filter(({ on }) => on.includes(key)).flatMap(({ restsOn }) => restsOn),
    ...rules.filter(({ on }) => on.includes(key)).flatMap(({ id, restsOn }) => restsOn ?? [`rules.${id}`]),
    ...choices.filter(({ on }) => on.includes(key)).flatMap(({ id, restsOn }) => restsOn ?? [`choices.${id}`]),
  ];
  return { path, name, rows: new Set(rows) };
});

/** The rows that every record within it is based on. */
function rowsOfRecords(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(rowsOfRecords);
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => (key === "restsOn" ? value : rowsOfRecords(value)));
}

import routes from "#app/routes.ts";
import { formsIn, linksIn, type PageForm } from "#tests/fuzz/pages.ts";
import type { Answer } from "#tests/fuzz/sent.ts";

export interface Pattern {
  /** As in app/routes.ts, with a leading slash. */
  path: string;
  /** Addresses found for it, if it has a variable part. */
  examples: string[];
}

/** A form, listed once for all like it, with the values its fields had anywhere. */
export interface FoundForm extends PageForm {
  person: string;
  /** The pattern of the address it is sent to. */
  target: string;
  /** Other addresses such a form is sent to: the same page for other things. */
  actions: string[];
}

export interface Explored {
  patterns: Pattern[];
  forms: FoundForm[];
  /** Names of parameters in links and forms. */
  parameters: string[];
}

export type Open = (person: string, path: string) => Promise<Answer>;

type Route = (typeof routes)[number];

const EXAMPLES_MAX = 4;
const LIKES_MAX = 5;

/**
 * Visits pages as each person until every kind of page has been seen a few times. Leaves out addresses and values for
 * which `isSpared` holds: they would lock our people out of the rest of the run.
 */
export async function explore(
  people: readonly string[],
  open: Open,
  isSpared: (text: string) => boolean,
): Promise<Explored> {
  const patterns = patternsOf(routes).map((path) => ({ path, examples: [] as string[] }));
  const patternOf = finderIn(patterns);
  const forms = new Map<string, FoundForm>();
  const parameters = new Set<string>();
  for (const person of people) {
    const seen = new Map<string, number>();
    // Every page links to the same few dozen addresses; opened again they show the same forms.
    const opened = new Set<string>();
    const waiting = ["/", ...patterns.map(({ path }) => path).filter((path) => !/[:*]/.test(path))];
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const [path = "", query = ""] = address.split("?");
      for (const name of new URLSearchParams(query).keys()) parameters.add(name);
      const pattern = patternOf(path);
      if (!pattern || opened.has(address) || isSpared(address)) continue;
      if (visits(seen, pattern.path, query) > EXAMPLES_MAX) continue;
      opened.add(address);
      if (/[:*]/.test(pattern.path) && !pattern.examples.includes(path)) pattern.examples.push(path);
      const answer = await open(person, address);
      if (!answer.headers["content-type"]?.startsWith("text/html")) continue;
      waiting.push(...linksIn(answer.text));
      for (const form of formsIn(answer.text, address)) {
        const [target = ""] = form.action.split("?");
        keep(forms, { ...form, person, target: patternOf(target)?.path ?? target, actions: [] });
      }
    }
  }
  for (const { fields } of forms.values()) for (const { name } of fields) parameters.add(name);
  const kept = [...forms.values()].map((form) => withoutSpared(form, isSpared));
  return { patterns, forms: kept, parameters: [...parameters].sort() };
}

/** A few of each file's addresses, because some, such as local pages, have many. */
function patternsOf(list: readonly Route[]): string[] {
  const pathsOf = new Map<string, string[]>();
  const visit = ({ file, path = "", children }: Route) => {
    if (children) return children.forEach(visit);
    pathsOf.set(file, [...(pathsOf.get(file) ?? []), `/${path}`]);
  };
  list.forEach(visit);
  return [...pathsOf.values()].flatMap((paths) => paths.slice(0, LIKES_MAX));
}

/** Finds the pattern that answers an address; one without a variable part takes precedence. */
function finderIn(patterns: Pattern[]): (path: string) => Pattern | undefined {
  const expressions = patterns.map((pattern) => ({ pattern, expression: expressionOf(pattern) }));
  return (path) =>
    patterns.find((pattern) => pattern.path === path) ??
    expressions.find(({ expression }) => expression.test(path))?.pattern;
}

function expressionOf({ path }: Pattern): RegExp {
  const text = path
    .replace(/[.]/g, "\\.")
    .replace(/\/:\w+\?/g, "(?:/[^/]+)?")
    .replace(/:\w+/g, "[^/]+")
    .replace("*", ".+");
  return new RegExp(`^${text}$`);
}

/** Visits per combination of page and parameters: other parameters count separately. */
function visits(seen: Map<string, number>, pattern: string, query: string): number {
  const key = `${pattern}?${[...new URLSearchParams(query).keys()].sort()}`;
  const many = (seen.get(key) ?? 0) + 1;
  seen.set(key, many);
  return many;
}

function keep(forms: Map<string, FoundForm>, form: FoundForm): void {
  const names = form.fields.map(({ name, type, values }) =>
    type === "hidden" && isWord(values[0]) ? `${name}=${values}` : name,
  );
  const key = [form.person, form.target, form.method, ...names, ...form.buttons.map(({ name }) => name)].join(" ");
  const known = forms.get(key);
  if (!known) {
    forms.set(key, { ...form, actions: [form.action] });
    return;
  }
  if (known.actions.length < LIKES_MAX && !known.actions.includes(form.action)) known.actions.push(form.action);
  for (const field of known.fields) {
    const like = form.fields.find(({ name }) => name === field.name);
    if (field.type === "hidden" && like && field.values.length < LIKES_MAX) field.values.push(...like.values);
  }
}

/** A word that belongs to the form itself, not an id or a text from this database. */
const isWord = (value: string | undefined) => value !== undefined && /^[a-z][a-z-]*$/.test(value);

function withoutSpared(form: FoundForm, isSpared: (text: string) => boolean): FoundForm {
  const fields = form.fields.map((field) => ({ ...field, values: field.values.filter((value) => !isSpared(value)) }));
  return { ...form, fields };
}

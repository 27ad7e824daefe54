import { callOf, operations } from "#tests/fuzz/calls.ts";
import type { Explored, FoundForm } from "#tests/fuzz/explore.ts";
import { anId, asQuery, escaped, filledButFor, filledIn, garbage } from "#tests/fuzz/filled.ts";
import { hostileHeaders, hostileText, markOf, SHARPEST } from "#tests/fuzz/hostile.ts";
import type { Sent } from "#tests/fuzz/sent.ts";
import { type Dice, diceOf } from "#tests/support/dice.ts";

/** The sender: nobody, one of our people with a session, or a program with one of their keys. */
export type Sender =
  | { kind: "visitor" }
  | { kind: "person"; name: string }
  | { kind: "key"; name: string; turn: number };

export interface Planned extends Sent {
  area: "pages" | "forms" | "interface";
  sender: Sender;
}

export interface Cast {
  people: readonly string[];
  /** Those of them who have keys; each has `keysEach`. */
  owners: readonly string[];
  keysEach: number;
}

const METHODS = ["PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "POST", "GET", "PROPFIND"];

/** The request with this number: the same for the same seed, on a site with the same pages. */
export function plannedRequest(seed: number, index: number, explored: Explored, cast: Cast): Planned {
  const dice = diceOf(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  const mark = markOf(index);
  const planned = index % 3 === 0 ? swept(dice, seed, index / 3, explored, mark) : anything(dice, explored, cast, mark);
  const address = ["10", dice.throw(256), dice.throw(256), 1 + dice.throw(254)].join(".");
  const headers = { "x-forwarded-for": address, ...planned.headers };
  const all = dice.throw(6) === 0 ? { ...headers, ...hostileHeaders(dice) } : headers;
  return { ...planned, headers: dice.throw(40) === 0 ? chunked(all) : all };
}

function anything(dice: Dice, explored: Explored, cast: Cast, mark: string): Planned {
  const throwOfArea = dice.throw(10);
  if (throwOfArea < 3) return aPage(dice, explored, cast, mark);
  return throwOfArea < 7 ? aForm(dice, explored, cast, mark) : aCall(dice, explored, cast, mark);
}

/**
 * Goes through every field of every form and every variable part of an address with the sharpest texts, everything
 * else being valid: combinations that random requests would seldom reach. The seed determines the order.
 */
function swept(dice: Dice, seed: number, turn: number, explored: Explored, mark: string): Planned {
  const places = placesOf(explored, seed);
  const round = Math.floor(turn / places.length);
  const place = places[turn % places.length];
  const text = SHARPEST[(round + turn) % SHARPEST.length] ?? "";
  if (!place) throw new Error("there is nothing to attack");
  if ("path" in place) {
    const path = place.path.replace(/:\w+\??|\*/g, () => escaped(text));
    return { area: "pages", sender: { kind: "person", name: place.person }, method: "GET", path, headers: {} };
  }
  const { form, field } = place;
  const sender: Sender = form.person === "visitor" ? { kind: "visitor" } : { kind: "person", name: form.person };
  const [path = "", query = ""] = dice.pick(form.actions).split("?");
  if (form.method === "get") {
    return { area: "forms", sender, method: "GET", path: `${path}?${escaped(field)}=${escaped(text)}`, headers: {} };
  }
  const address = query ? `${path}?${query}` : path === "/" ? "/?index" : path;
  return {
    area: "forms",
    sender,
    method: "POST",
    path: address,
    ...withBody(filledButFor(dice, form, field, text, mark)),
  };
}

type Place = { form: FoundForm; field: string } | { path: string; person: string };

const placesFound = new WeakMap<Explored, Place[]>();

function placesOf(explored: Explored, seed: number): Place[] {
  const known = placesFound.get(explored);
  if (known) return known;
  const forms = explored.forms.flatMap((form) => {
    const names = [...form.fields, ...form.buttons.slice(0, 1)].map(({ name }) => name);
    return names.map((field): Place => ({ form, field }));
  });
  const variable = explored.patterns.filter(({ path }) => /[:*]/.test(path));
  const paths = variable.flatMap(({ path }) => ["approved", "admin"].map((person): Place => ({ path, person })));
  const places = diceOf(seed).shuffled([...forms, ...paths]);
  placesFound.set(explored, places);
  return places;
}

function chunked(headers: Record<string, string>): Record<string, string> {
  return { ...headers, "transfer-encoding": "chunked" };
}

function aPerson(dice: Dice, { people }: Cast): Sender {
  const throwOfPerson = dice.throw(people.length + 1);
  const name = people[throwOfPerson];
  return name ? { kind: "person", name } : { kind: "visitor" };
}

function aPage(dice: Dice, { patterns, parameters }: Explored, cast: Cast, mark: string): Planned {
  const pattern = dice.pick(patterns);
  const filled =
    pattern.examples.length > 0 && dice.throw(2) === 0
      ? dice.pick(pattern.examples)
      : pattern.path.replace(/:\w+\??|\*/g, () => inPath(dice, mark));
  const path = `${twistedPath(dice, filled)}${dice.throw(5) === 0 ? ".data" : ""}`;
  const names = Array.from({ length: dice.throw(4) }, () =>
    dice.throw(6) === 0 ? hostileText(dice, mark) : dice.pick(parameters),
  );
  const query = names.map((name) => `${escaped(name)}=${escaped(hostileText(dice, mark))}`);
  if (dice.throw(12) === 0)
    query.push(dice.pick(["%", "=", "a=%zz", "_routes=root", "_routes=%00", "index", "a[]=1&a[]=2"]));
  const method = dice.throw(4) === 0 ? dice.pick(METHODS) : "GET";
  const sent = { method, path: query.length > 0 ? `${path}?${query.join("&")}` : path, headers: {} };
  return {
    area: "pages",
    sender: aPerson(dice, cast),
    ...sent,
    ...(method === "GET" || method === "HEAD" ? {} : withBody(garbage(dice))),
  };
}

function withBody({ type, body }: { type: string; body: Buffer }) {
  return { headers: { "content-type": type }, body };
}

/** In place of an id: an unknown one, or something hostile, some of it escaped twice or not at all. */
function inPath(dice: Dice, mark: string): string {
  const text = dice.throw(3) === 0 ? anId(dice) : escaped(hostileText(dice, mark));
  const spelled = [
    text,
    escaped(text),
    "%00",
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/etc/passwd",
    "%c0%af",
    "%",
  ];
  return (dice.throw(3) === 0 ? dice.pick(spelled) : text) || "%20";
}

function twistedPath(dice: Dice, path: string): string {
  if (dice.throw(8) > 0) return path;
  const twists = [
    `/${path}`,
    `${path}/`,
    path.toUpperCase(),
    `${path}%00`,
    `${path}%2f`,
    `${path};a=b`,
    `${path}/..;/admin`,
  ];
  return dice.pick([
    ...twists,
    `/.${path}`,
    `${path}.json`,
    `/assets/..%2f..${path}`,
    `/assets${path}`,
    `${path}%20`,
    `//evil.example${path}`,
  ]);
}

function aForm(dice: Dice, explored: Explored, cast: Cast, mark: string): Planned {
  const form = dice.pick(explored.forms);
  const own: Sender = cast.people.includes(form.person) ? { kind: "person", name: form.person } : { kind: "visitor" };
  const sender = dice.throw(5) > 0 ? own : aPerson(dice, cast);
  const action = dice.pick(form.actions);
  const [path = "", query = ""] = action.split("?");
  if (form.method === "get") {
    return { area: "forms", sender, method: "GET", path: `${path}?${asQuery(dice, form, mark)}`, headers: {} };
  }
  const isData = dice.throw(5) === 0 && path !== "/";
  const address = `${path}${isData ? ".data" : ""}${query ? `?${query}` : path === "/" ? "?index" : ""}`;
  const body = dice.throw(15) === 0 ? garbage(dice) : filledIn(dice, form, mark);
  const method = dice.throw(20) === 0 ? dice.pick(METHODS.slice(0, 3)) : "POST";
  return { area: "forms", sender, method, path: address, ...withBody(body) };
}

function aCall(dice: Dice, explored: Explored, cast: Cast, mark: string): Planned {
  const call = callOf(dice, dice.pick(operations), mark, (path) => idsFor(path, explored.patterns, explored.forms));
  const throwOfSender = dice.throw(4);
  const key: Sender = { kind: "key", name: dice.pick(cast.owners), turn: dice.throw(cast.keysEach) };
  const sender = throwOfSender > 1 ? key : throwOfSender === 1 ? aPerson(dice, cast) : ({ kind: "visitor" } as const);
  const method = dice.throw(10) === 0 ? dice.pick(METHODS) : call.method;
  const { body, ...rest } = call;
  return {
    area: "interface",
    sender,
    ...rest,
    method,
    ...(body && method !== "GET" && method !== "HEAD" ? { body } : {}),
  };
}

/** Ids of leads and purchases seen on pages. */
function idsFor(path: string, patterns: Explored["patterns"], forms: readonly FoundForm[]): string[] {
  if (path.startsWith("/leads/")) return valuesOf(forms, "leadId");
  if (!path.startsWith("/purchases/")) return [];
  const { examples = [] } = patterns.find(({ path: pattern }) => pattern === "/leads/purchases/:id") ?? {};
  return examples.map((example) => example.split("/").at(-1) ?? "");
}

function valuesOf(forms: readonly FoundForm[], name: string): string[] {
  return [
    ...new Set(
      forms.flatMap(({ fields }) => fields.filter((field) => field.name === name)).flatMap(({ values }) => values),
    ),
  ];
}

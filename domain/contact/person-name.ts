import { CLOSED_NAME } from "#domain/contact/closed-address.ts";

/** A name as its owner typed it, split into the parts we need. Any may be missing. */
export interface PersonName {
  /** "Mrs", "Mr & Mrs", "Prof. Dr." */
  readonly titles: string;
  /** Never a title, a particle or an initial. */
  readonly first: string;
  readonly initial: string;
  /** Everything after that: "van Dyke", "de la Cruz". */
  readonly surname: string;
}

const words = (text: string) => new Set(text.split(/\s+/));
const TITLES = words(
  `mr mrs ms miss mx messrs master madam dr doctor prof professor sir dame lady lord rev revd reverend father fr sister
  pastor rabbi imam capt captain maj major col colonel lt lieutenant sgt sergeant cllr councillor hon mme mlle madame
  monsieur herr frau`,
);
const BETWEEN_TITLES = words("& and + und et");
/** Particles that begin a surname, in any case. */
const PARTICLES = words("van von vom zu zum zur der den de del dela della dos du ter ten");
/** Also first names: "di Stefano" is a surname, "Di Stefano" a full name. */
const SMALL_PARTICLES = words("da das di do el al la le les lo bin bint ibn st ap ab ó o");

/** Spaces of every kind, and letters that Unicode treats as blank. */
const SPACES = /[\s\p{Z}\u115f\u1160\u2800\u3164\uffa0]+/u;
/** Anything else is not part of a name, so that an address typed as one gives nothing away. */
const NAME_START = /^[\p{L}\p{M}'’-]+/u;
const INITIALS = /^(?:\p{L}\p{M}*\.)+\p{L}?\p{M}*$|^\p{L}\p{M}*$/u;
const TITLE_AND_REST = /^(\p{L}+[./])(?=\p{L})/u;

/** Reads names such as "Prof. Dr. Ana Vale", "Mr & Mrs Taylor", "van Dyke" and "Smith, John". */
export function readPersonName(name: string): PersonName {
  const [before = "", after = ""] = name.split(/,(.*)/s);
  const person = readInOrder(before);
  const turned = readInOrder(after);
  const isSurnameFirst = person.titles === "" && (person.first === "" ? person.surname !== "" : person.surname === "");
  if (!isSurnameFirst || turned.surname !== "" || after.trim() === "") return person;
  return { ...turned, surname: person.surname || person.first };
}

function readInOrder(name: string): PersonName {
  const all = name.split(SPACES).flatMap(apart).filter(Boolean);
  const from = all.findIndex((word) => !isTitle(word) && !BETWEEN_TITLES.has(word.toLowerCase()));
  const isTitled = all.length > 0 && isTitle(all[0] ?? "") && from !== 0;
  const rest = isTitled ? (from < 0 ? [] : all.slice(from)) : all;
  const titles = isTitled ? all.slice(0, all.length - rest.length).join(" ") : "";
  const initials = rest.findIndex((word) => !INITIALS.test(word));
  const named = rest.length === 1 ? rest : rest.slice(initials < 0 ? rest.length : initials);
  const initial = named.length < rest.length ? (NAME_START.exec(rest[0] ?? "")?.[0] ?? "") : "";
  const isSurname = titles !== "" || initial !== "" ? named.length === 1 : false;
  if (isSurname || isParticle(named)) return { titles, first: "", initial, surname: named.join(" ") };
  const first = NAME_START.exec(named[0] ?? "")?.[0] ?? "";
  return { titles, first, initial, surname: named.slice(1).join(" ") };
}

/** "Mr.Taylor" and "Mr/Mrs Taylor" are two words. */
function apart(word: string): string[] {
  const title = TITLE_AND_REST.exec(word)?.[1];
  return title && isTitle(title) ? [title.replace("/", ""), ...apart(word.slice(title.length))] : [word];
}

const isTitle = (word: string) => TITLES.has(word.toLowerCase().replace(/[./]+$/, ""));

function isParticle([word = "", next = ""]: readonly string[]): boolean {
  if (next === "") return false;
  if (PARTICLES.has(word.toLowerCase())) return true;
  return SMALL_PARTICLES.has(word) && /^\p{Lu}/u.test(next);
}

/**
 * What a company may call someone whose surname it must not know, before it buys and after the end: the first name or
 * its initial, or "A customer" if there is none. A title is not a name.
 */
export function firstNameOf(name: string): string {
  const { first, initial } = readPersonName(name);
  return first || initial || "A customer";
}

/** The first name of somebody of a company, for its customers; null without one, and of a closed account. */
export function colleagueFirstName(name: string | null): string | null {
  if (name === null || name === CLOSED_NAME) return null;
  return readPersonName(name).first || null;
}

/** What we call someone ourselves: "Ana", or "Mrs Taylor", or the name as it is; "there" for a title alone. */
export function calledName(name: string): string {
  const { titles, first, surname } = readPersonName(name);
  if (first !== "") return first;
  if (surname === "") return "there";
  return titles === "" ? name.trim() : `${titles} ${surname}`;
}

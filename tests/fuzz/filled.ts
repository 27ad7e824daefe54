import type { FoundForm } from "#tests/fuzz/explore.ts";
import { extraField, hostileText } from "#tests/fuzz/hostile.ts";
import type { PageField } from "#tests/fuzz/pages.ts";
import type { Dice } from "#tests/support/dice.ts";
import { aPdf } from "#tests/support/documents.ts";

type Entry = [name: string, value: string | { file: Uint8Array; fileName: string }];

export interface Body {
  type: string;
  body: Buffer;
}

/** The form filled in well, or with something hostile, missing, doubled or added. */
export function filledIn(dice: Dice, form: FoundForm, mark: string): Body {
  const entries = form.fields.flatMap((field) => entryOf(dice, field, mark));
  const button = form.buttons.length > 0 ? dice.pick(form.buttons) : undefined;
  if (button) entries.push([button.name, button.value]);
  const changed = harmless(form, dice.throw(3) === 0 ? entries : twisted(dice, entries, mark), mark);
  if (form.takesFiles || dice.throw(8) === 0) return dice.throw(6) > 0 ? multipart(changed) : broken(dice, changed);
  return multipartOrNot(form, changed);
}

function multipartOrNot({ takesFiles }: FoundForm, entries: Entry[]): Body {
  if (takesFiles) return multipart(entries);
  const texts = entries.map(([name, value]) => [name, typeof value === "string" ? value : value.fileName] as const);
  return { type: "application/x-www-form-urlencoded", body: Buffer.from(encoded(texts)) };
}

/** The form filled in well except for one field. */
export function filledButFor(dice: Dice, form: FoundForm, name: string, value: string, mark: string): Body {
  const entries = form.fields.flatMap((field) =>
    field.name === name ? [[name, value] as Entry] : entryOf(dice, field, mark),
  );
  const button =
    form.buttons.length > 0 && !form.buttons.some((one) => one.name === name) ? [dice.pick(form.buttons)] : [];
  const pressed = button.map(({ name: key, value: text }): Entry => [key, text]);
  return multipartOrNot(form, harmless(form, [...entries, ...pressed], mark));
}

/**
 * Typing a company's name closes its account, and an earlier request may have changed the name to exactly that: no
 * request guesses another's mark.
 */
function harmless({ target }: FoundForm, entries: Entry[], mark: string): Entry[] {
  if (target !== "/account/data") return entries;
  return entries.map(([name, value]) => {
    const text = typeof value === "string" ? value : value.fileName;
    return name === "companyName" ? [name, `${text}${mark}`] : [name, value];
  });
}

/** The fields of a search form, as a query. */
export function asQuery(dice: Dice, form: FoundForm, mark: string): string {
  const entries = form.fields.map(({ name, values }) => [name, good(dice, { name, type: "", values })] as const);
  return encoded(entries.map(([name, value]) => [name, dice.throw(3) === 0 ? hostileText(dice, mark) : value]));
}

function encoded(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join("&");
}

/** Half a surrogate pair has no encoding; a careless client would send this. */
export function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("%EF%BF%BD", "%ED%A0%80");
}

function entryOf(dice: Dice, field: PageField, mark: string): Entry[] {
  if (field.type === "checkbox" && dice.throw(3) === 0) return [];
  if (field.type !== "file") return [[field.name, good(dice, field)]];
  const fileName = dice.throw(3) === 0 ? `${hostileText(dice, mark)}.pdf` : "policy.pdf";
  const isGood = dice.throw(3) > 0;
  return [[field.name, { fileName, file: isGood ? aPdf(mark) : Buffer.from(hostileText(dice, mark)) }]];
}

/** A valid value for a field of this name, so that the form passes its first checks. */
function good(dice: Dice, { name, type, values }: PageField): string {
  const chosen = values.filter(Boolean);
  if (type === "hidden" && /id$/i.test(name) && dice.throw(3) === 0) return uuidOf(dice);
  if (chosen.length > 0 && dice.throw(6) > 0) return dice.pick(chosen);
  const [, text] = GOOD.find(([pattern]) => pattern.test(name)) ?? [];
  return text ? text(dice) : `word ${dice.throw(1000)}`;
}

const GOOD: readonly (readonly [RegExp, (dice: Dice) => string])[] = [
  [/email/i, (dice) => `fuzz-${dice.throw(1_000_000)}@example.com`],
  [/phone/i, (dice) => `07700 900${String(dice.throw(1000)).padStart(3, "0")}`],
  [/postcode|location/i, (dice) => dice.pick(["SM1 1EA", "CR0 1EA", "BT1 5GS", "sm11ea"])],
  // Never the right one, which could lock someone out of the rest of the run.
  [/password/i, () => "not the right one 7"],
  [/services?$|serviceType|service_type/i, () => "solar-panels"],
  [/radius|within|places|age|credits|number|amount/i, (dice) => String(1 + dice.throw(40))],
  [/date|until|from|to$|On$/i, () => "2027-03-31"],
  [/url/i, () => "https://hooks.example.com/fairwatt"],
  [/code/i, (dice) => String(dice.throw(1_000_000)).padStart(6, "0")],
  [/csv/i, (dice) => aCsv(dice)],
  [/id$/i, (dice) => uuidOf(dice)],
];

function aCsv(dice: Dice): string {
  const head = "customer_name,customer_email,customer_phone,service_type,location,postcode,description,urgency";
  return `${head}\r\nAda Lovelace,ada-${dice.throw(1_000_000)}@example.com,07700 900123,solar-panels,Croydon,CR0 1EA,Roof,low\r\n`;
}

function uuidOf(dice: Dice): string {
  const hex = Array.from({ length: 32 }, () => dice.throw(16).toString(16)).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join("-");
}

function twisted(dice: Dice, entries: Entry[], mark: string): Entry[] {
  const twists = Array.from({ length: 1 + dice.throw(3) }, () => dice.throw(8));
  return twists.reduce<Entry[]>((all, twist) => {
    const at = dice.throw(Math.max(1, all.length));
    const [name = "x"] = all[at] ?? [];
    if (twist === 0) return all.toSpliced(at, 1);
    if (twist === 1) return all.concat([[name, hostileText(dice, mark)]]);
    if (twist === 2) return all.concat([extraField(dice)]);
    if (twist === 3) return all.concat([[hostileText(dice, mark), hostileText(dice, mark)]]);
    if (twist === 4) return all.toSpliced(at, 1, [name, { file: Buffer.from("text"), fileName: "x.txt" }]);
    return all.toSpliced(at, 1, [name, hostileText(dice, mark)]);
  }, entries);
}

const BOUNDARY = "fuzz-boundary";

function multipart(entries: Entry[]): Body {
  const parts = entries.flatMap(([name, value]) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"`),
    ...(typeof value === "string"
      ? [Buffer.from(`\r\n\r\n${value}\r\n`)]
      : [
          Buffer.from(`; filename="${quoted(value.fileName)}"\r\nContent-Type: application/octet-stream\r\n\r\n`),
          value.file,
          Buffer.from("\r\n"),
        ]),
  ]);
  const body = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body };
}

function broken(dice: Dice, entries: Entry[]): Body {
  const { type, body } = multipart(entries);
  return dice.pick([
    { type, body: body.subarray(0, dice.throw(body.length)) },
    { type: "multipart/form-data", body },
    { type: "multipart/form-data; boundary=other", body },
    { type, body: Buffer.from(body.toString("latin1").replaceAll("\r\n", "\n"), "latin1") },
    { type, body: Buffer.from(body.toString("latin1").replaceAll('name="', "name="), "latin1") },
    { type, body: Buffer.alloc(0) },
  ]);
}

const quoted = (text: string) =>
  text.replace(/["\r\n]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);

/** A body that is neither form nor JSON, whatever it claims to be. */
export function garbage(dice: Dice): Body {
  const types = [
    "application/json",
    "application/x-www-form-urlencoded",
    "text/plain",
    "application/xml",
    "",
    "x",
    "*/*",
  ];
  const bodies = [
    "{",
    "[1,",
    '"',
    "a=%",
    "a=%ED%A0%80&b=%zz",
    "&&&==",
    "\0",
    "\ufeff{}",
    "<x/>",
    "null",
    "[]",
    "a".repeat(70_000),
  ];
  return { type: dice.pick(types), body: Buffer.from(dice.pick(bodies)) };
}

/** A new id, the same for the same dice. */
export const anId = (dice: Dice): string => (dice.throw(2) === 0 ? uuidOf(dice) : uuidOf(dice).toUpperCase());

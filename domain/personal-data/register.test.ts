import { is } from "drizzle-orm";
import { getTableConfig, jsonb, PgDialect, PgTable, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { KEPT } from "#content/pages/privacy-policy.ts";
import * as schema from "#db/schema.ts";
import { type Entry, type Expiry, ofBoth, ofCompanies } from "#domain/personal-data/entry.sql.ts";
import { NOT_PERSONAL, register } from "#domain/personal-data/register.sql.ts";

const tables = Object.values(schema).filter((one) => is(one, PgTable));
const dialect = new PgDialect({ casing: "snake_case" });

/** Of these types nobody can type anything. */
const HARMLESS = /^(uuid|boolean|date|timestamp with time zone|(small|big)?int(eger)?|double precision|numeric.*)$/;

/** Columns that can hold something typed: no number, day or id of another table, and no list of values that is known. */
function openColumns(table: PgTable): string[] {
  const { columns, checks, foreignKeys } = getTableConfig(table);
  const references = foreignKeys.flatMap((key) => key.reference().columns);
  const rules = checks.map(({ value }) => dialect.sqlToQuery(value).sql).join("\n");
  const isOneOf = (name: string) =>
    rules.includes(`"${name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)}" in ('`);
  return columns
    .filter((column) => !HARMLESS.test(column.getSQLType()) && !column.enumValues?.length)
    .filter((column) => !references.includes(column) && !isOneOf(column.name))
    .map(({ name }) => name);
}

/** Columns that an erasure leaves as they are: none of a row that goes, or that stays whole for a reason. */
function leftBy(table: PgTable, erasure: Entry["accountClosed" | "personGone" | "customerErased"]): string[] {
  if (!erasure || erasure === "deleted" || !("becomes" in erasure)) return [];
  const { becomes } = erasure;
  const person = { userId: "id", email: "a@b.example", keepsName: false };
  const who = { id: "id", ...person, leadIds: [], because: "age" as const, now: new Date(0) };
  const overwritten = Object.keys(typeof becomes === "function" ? becomes(who) : becomes);
  return openColumns(table).filter((name) => !overwritten.includes(name));
}

function notHandedOut(table: PgTable, handedOut: Entry["handedOut"]): string[] {
  if (!handedOut || !("as" in handedOut)) return [];
  const named: string[] = [...handedOut.columns, ...Object.keys(handedOut.withheld ?? {})];
  return openColumns(table).filter((name) => !named.includes(name));
}

function notGiven(table: PgTable, onRequest: Entry["onRequest"]): string[] {
  if (!onRequest || !("columns" in onRequest)) return [];
  const named: string[] = [...onRequest.columns, ...Object.keys(onRequest.withheld ?? {})];
  return openColumns(table).filter((name) => !named.includes(name));
}

/** Columns of which the register does not say what becomes of them, as "table.column: what is missing". */
function unknownFates(all: readonly PgTable[], entries: readonly Entry[]): string[] {
  return all.flatMap((table) => {
    const entry = entries.find((one) => one.table === table);
    const harmless = Object.values(NOT_PERSONAL)
      .flat()
      .filter((column) => column.table === table)
      .map(({ name }) => name);
    const say = (names: string[], missing: string) =>
      names
        .filter((name) => !harmless.includes(name))
        .map((name) => `${getTableConfig(table).name}.${name}: ${missing}`);
    if (!entry) return say(openColumns(table), "in no entry");
    const { customerErased, accountClosed, personGone, expires, handedOut, stays = {} } = entry;
    const goes = customerErased || accountClosed || personGone || expires;
    const unlessStays = (names: string[]) => names.filter((name) => !(name in stays));
    return [
      ...say(unlessStays(leftBy(table, customerErased)), "left when the customer's details go"),
      ...say(unlessStays(leftBy(table, accountClosed)), "left when the account is closed"),
      ...say(unlessStays(leftBy(table, personGone)), "left when the person goes"),
      ...say(unlessStays(goes ? [] : openColumns(table)), "never goes"),
      ...say(notHandedOut(table, handedOut), "neither handed out nor withheld"),
      ...say(notGiven(table, entry.onRequest), "neither given to who asks nor withheld"),
    ];
  });
}

it("every column that can hold something typed has its fate in the register, or is named as nothing personal", () => {
  expect(unknownFates(tables, register)).toEqual([]);
});

it("a table that the register does not know is found, and a column that nothing erases or hands out", () => {
  const diaries = pgTable("diaries", {
    id: uuid().primaryKey(),
    installerId: text().notNull(),
    mood: text({ enum: ["good", "bad"] }).notNull(),
    words: text(),
    drawings: jsonb(),
  });
  const of = (entry: Entry) => unknownFates([diaries], [entry]);
  expect(unknownFates([...tables, diaries], register)).toEqual([
    "diaries.installerId: in no entry",
    "diaries.words: in no entry",
    "diaries.drawings: in no entry",
  ]);
  const { installerId } = diaries;
  const handedOut = { as: "diary", columns: ["words"], withheld: { installerId: "Its own id." } } as const;
  const stays = { installerId: "The id of a company." };
  expect(
    of(
      ofCompanies(diaries, installerId, {
        kept: ["account"],
        handedOut,
        accountClosed: { becomes: { words: null } },
        stays,
      }),
    ),
  ).toEqual(["diaries.drawings: left when the account is closed", "diaries.drawings: neither handed out nor withheld"]);
  expect(
    of(
      ofBoth(diaries, installerId, {
        kept: ["details"],
        handedOut: { nothing: "Its own words." },
        accountClosed: "deleted",
        customerErased: { becomes: { drawings: null } },
        onRequest: { columns: ["words"] },
        stays,
      }),
    ),
  ).toEqual([
    "diaries.words: left when the customer's details go",
    "diaries.installerId: neither given to who asks nor withheld",
    "diaries.drawings: neither given to who asks nor withheld",
  ]);
});

it("no column is both personal and named as nothing personal, and none is named twice", () => {
  const named = Object.values(NOT_PERSONAL).flat();
  expect(new Set(named).size).toBe(named.length);
  const both = register.flatMap((entry) =>
    Object.keys(entry.stays ?? {}).filter((name) =>
      named.some((column) => column.table === entry.table && column.name === name),
    ),
  );
  expect(both).toEqual([]);
});

/** "24 months", as the policy writes it; nothing for what goes as soon as it is over. */
function inWords({ after }: Expiry): string {
  const [[unit, many] = ["", 0]] = Object.entries(after);
  return many === 0 ? "" : `${many} ${many === 1 ? unit.slice(0, -1) : unit}`;
}

it("the privacy policy says, where the register points, after how long things are deleted", () => {
  const unsaid = register.flatMap(({ table, kept, expires = [] }) => {
    const rows = kept.map((row) => KEPT[row].join());
    const wrong = expires.map(inWords).filter((period) => !rows.some((row) => row.includes(period)));
    return wrong.map((period) => `${getTableConfig(table).name}: ${period}`);
  });
  expect(unsaid).toEqual([]);
});

it("nothing is promised in the policy of which the register knows no table", () => {
  const named = new Set(register.flatMap(({ kept }) => kept));
  expect(Object.keys(KEPT).filter((row) => !named.has(row as keyof typeof KEPT))).toEqual([]);
});

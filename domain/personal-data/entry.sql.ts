import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { KEPT } from "#content/pages/privacy-policy.ts";
import type { Queryable } from "#db/connection.ts";
import { appeals, leadPurchases, outlines } from "#db/schema.ts";

/** Customers whose details go: because they are too old, or because the customer asked. */
export interface ErasedCustomers {
  leadIds: readonly string[];
  because: "age" | "customer";
  now: Date;
}

/** A company that closes its account. */
export interface ClosedAccount {
  id: string;
  now: Date;
}

/** A person who deletes their account, alone or with their company. */
export interface GonePerson {
  userId: string;
  email: string;
  /** Whether a company that goes on has the name in its history. */
  keepsName: boolean;
  now: Date;
}

type Names<T extends PgTable> = Extract<keyof T["$inferSelect"], string>;
type Values<T extends PgTable> = PgUpdateSetSource<T>;

/** What happens to rows: they are deleted, some of their values change, or they stay as they are, and why. */
export type Erasure<T extends PgTable, Who> =
  | "deleted"
  | { deletes: (who: Who) => SQL | undefined }
  | { becomes: Values<T> | ((who: Who) => Values<T>) }
  | { stays: string };

/** What a company is handed of a table in the file of its own data. */
export type HandedOut<T extends PgTable> =
  | {
      /** The part of the file: one object if the table has one row for each company, otherwise a list. */
      as: string;
      columns: readonly Names<T>[];
      /** Columns that have another name in the file. */
      named?: Partial<Record<Names<T>, string>>;
      /** By what a list is sorted, before the key. */
      sorted?: Names<T>;
      /** Columns that are not handed out, and why. */
      withheld?: Partial<Record<Names<T>, string>>;
    }
  /** In a part that the verb puts together. */
  | { within: string }
  /** Nothing, and why. */
  | { nothing: string };

/** What people get of it who ask for all that we hold about them: so listed, a new column never leaks. */
type OnRequest<T extends PgTable> =
  | { columns: readonly Names<T>[]; withheld?: Partial<Record<Names<T>, string>> }
  /** Nothing, and why. */
  | { nothing: string };

type Period = { days: number } | { months: number } | { hours: number };

/** After how long rows are deleted by themselves, and counted from when. */
export type Expiry = {
  after: Period;
  /** Sessions and attempts go by the real time, also in the demonstration. */
  clock?: "real";
} & (
  | { since: PgColumn; where?: (before: Date, now: Date) => SQL | undefined }
  /** The row stays: its customer's details go. */
  | { erases: "customers" }
  /** Deletes one batch in a way of its own; returns how many rows. */
  | { by: (tx: Queryable, before: Date, limit: number) => Promise<number> }
);

interface Fates<T extends PgTable> {
  /** The rows of the privacy policy that say how long and why. */
  kept: readonly (keyof typeof KEPT)[];
  customerErased?: Erasure<T, ErasedCustomers>;
  accountClosed?: Erasure<T, ClosedAccount>;
  personGone?: Erasure<T, GonePerson>;
  expires?: readonly Expiry[];
  handedOut?: HandedOut<T>;
  onRequest?: OnRequest<T>;
  /** Columns that stay in spite of all that, and why. */
  stays?: Partial<Record<Names<T>, string>>;
  /** Where the file of a row lies, which goes with the row; null if it has gone already. */
  file?: PgColumn | SQL<string | null>;
}

/** A table with personal data. */
export interface Entry<T extends PgTable = PgTable> extends Fates<T> {
  table: T;
  lead?: PgColumn | ((who: ErasedCustomers) => SQL);
  company?: PgColumn;
  person?: PgColumn;
}

type Fated<T extends PgTable, Needed extends keyof Fates<T>> = Fates<T> & Required<Pick<Fates<T>, Needed>>;

/** A table of customers; `lead` says whose a row is. */
export function ofCustomers<T extends PgTable>(
  table: T,
  lead: NonNullable<Entry["lead"]>,
  fates: Fated<T, "customerErased" | "onRequest">,
): Entry {
  return { table, lead, ...fates } as Entry<T> as unknown as Entry;
}

/** A table of companies; `company` says whose a row is. */
export function ofCompanies<T extends PgTable>(
  table: T,
  company: PgColumn,
  fates: Fated<T, "accountClosed" | "handedOut">,
): Entry {
  return { table, company, ...fates } as Entry<T> as unknown as Entry;
}

/** A table of the people who act for companies; `person` says whose a row is. */
export function ofPeople<T extends PgTable>(
  table: T,
  person: PgColumn,
  fates: Fated<T, "personGone" | "handedOut">,
): Entry {
  return { table, person, ...fates } as Entry<T> as unknown as Entry;
}

/** A table of customers and companies at once. */
export function ofBoth<T extends PgTable>(
  table: T,
  lead: PgColumn,
  fates: Fated<T, "customerErased" | "accountClosed" | "handedOut" | "onRequest">,
): Entry {
  return { table, lead, ...fates } as Entry<T> as unknown as Entry;
}

/** A table whose rows are each of a customer or of a company. */
export function ofEither<T extends PgTable>(
  table: T,
  { lead, company }: { lead: PgColumn; company: PgColumn },
  fates: Fated<T, "customerErased" | "accountClosed" | "handedOut" | "onRequest">,
): Entry {
  return { table, lead, company, ...fates } as Entry<T> as unknown as Entry;
}

/** A table of other people, or of people whom we do not know. */
export function ofOthers<T extends PgTable>(table: T, fates: Fates<T>): Entry {
  return { table, ...fates } as Entry<T> as unknown as Entry;
}

const leadsOf = ({ leadIds }: ErasedCustomers) => sql`any (${`{${leadIds.join(",")}}`}::uuid[])`;
export const purchasesOf = (who: ErasedCustomers) =>
  sql`(select id from ${leadPurchases} where lead_id = ${leadsOf(who)})`;

/** Rows of these customers, by the column that names a lead, a purchase of it, or an outline for it. */
export function rowsOf(column: PgColumn, who: ErasedCustomers): SQL {
  if (column.name === "purchaseId") return sql`${column} in ${purchasesOf(who)}`;
  if (column.name === "outlineId")
    return sql`${column} in (select id from ${outlines} where lead_id = ${leadsOf(who)})`;
  if (column.name === "appealId") return sql`${column} in (select id from ${appeals} where lead_id = ${leadsOf(who)})`;
  return sql`${column} = ${leadsOf(who)}`;
}

/** The columns of a part of the file of own data, by their names there. */
export function handedOutOf(
  table: PgTable,
  { columns, named }: Extract<HandedOut<PgTable>, { as: string }>,
): Record<string, PgColumn> {
  const all: Record<string, PgColumn> = getTableColumns(table);
  const chosen = columns.map((name) => [named?.[name] ?? name, all[name]] as const);
  return Object.fromEntries(chosen) as Record<string, PgColumn>;
}

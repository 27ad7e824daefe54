import { bigint, timestamp } from "drizzle-orm/pg-core";

/** A point in time, with its zone. */
export const moment = () => timestamp({ withTimezone: true, mode: "date" });
export const createdAt = () => moment().notNull();
/** A number that the database counts up by itself. */
export const rowNumber = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

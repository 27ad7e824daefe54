import { bigint, timestamp } from "drizzle-orm/pg-core";

export const moment = () => timestamp({ withTimezone: true, mode: "date" });
export const createdAt = () => moment().notNull();
export const rowNumber = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

import { findAssumption } from "#domain/assumptions/register.ts";

/** Whether a cost of the register is so uncertain that the reader's own figure is asked for first. */
export const isRoughCost = (id: string): boolean => findAssumption(id)?.confidence === "low";

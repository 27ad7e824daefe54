import { findAssumption } from "#domain/assumptions/register.ts";

/** The register's figures as a plan uses them: a reader's own value takes precedence over ours. */
export interface Facts {
  /** The figure with this id. An id missing from the register is our mistake and throws. */
  number(id: string): number;
  /** Its low, central and high value; a reader's own value scales all three. */
  range(id: string): readonly [number, number, number];
}

/** `edited`: values that the reader changed, by id. */
export function factsWith(edited: Readonly<Record<string, number>>): Facts {
  const own = new Map(Object.entries(edited));
  const number = (id: string) => own.get(id) ?? published(id);
  return {
    number,
    range(id) {
      const row = findAssumption(id);
      const central = published(id);
      const moved = central === 0 ? 1 : number(id) / central;
      return [(row?.low ?? central) * moved, number(id), (row?.high ?? central) * moved];
    },
  };
}

function published(id: string): number {
  const value = findAssumption(id)?.value;
  if (typeof value !== "number") throw new Error(`the register has no number under ${id}`);
  return value;
}

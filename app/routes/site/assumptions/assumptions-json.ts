import { changesOf } from "#domain/assumptions/history.ts";
import { usesOf } from "#domain/assumptions/uses.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";

export function loader() {
  const assumptions = wholeRegister.map(({ usedBy: _, ...row }) => ({
    ...row,
    usedOn: usesOf(row.id),
    history: changesOf(row.id).map(({ on, before, after: { value, low, high, why } }) => ({
      on,
      value,
      low,
      high,
      why,
      previous: before ? before.value : null,
    })),
  }));
  return Response.json({ assumptions });
}

import { history } from "#domain/assumptions/history.ts";
import { pageFigures } from "#domain/assumptions/page-figures.ts";
import { type RegisterProblem, registerProblems } from "#domain/assumptions/problems.ts";
import type { Assumption } from "#domain/assumptions/register.ts";
import { parts } from "#domain/assumptions/uses.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";
import { fingerprintsOf } from "./fingerprints.ts";
import { idsInCode } from "./ids-in-code.ts";

/** Read from a table or a list of their own, not by their id. */
const READ_ELSEWHERE = /^(?:grants|tariffs)\./;

/** Whether a part that a row names shows that by reading the row's id, so that naming it proves nothing. */
function showsInCode(part: string, { id, value }: Assumption): boolean {
  return part === "planner" && typeof value === "number" && !READ_ELSEWHERE.test(id);
}

/** What is wrong with the register as it stands in this copy of the code, whatever the day. */
export function examineRegister(): RegisterProblem[] {
  return registerProblems({
    rows: wholeRegister,
    uses: [
      ...pageFigures.flatMap(({ path, rows }) => [...rows].map((id) => ({ id, where: path }))),
      ...wholeRegister.flatMap((row) =>
        row.usedBy.filter((part) => parts[part] && !showsInCode(part, row)).map((where) => ({ id: row.id, where })),
      ),
      ...idsInCode(),
    ],
    history,
    fingerprints: fingerprintsOf(wholeRegister),
  });
}

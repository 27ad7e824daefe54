import { describe, expect, it } from "vitest";
import { queuedJobsAreHeard } from "#tests/tidy/bell.ts";
import { coloursInTheTheme } from "#tests/tidy/colours.ts";
import { publicFunctionsExplained } from "#tests/tidy/docstrings.ts";
import { environmentInOnePlace, noClockNoChance } from "#tests/tidy/edges.ts";
import { noBarrels, noRoomsForAnything, shortFiles } from "#tests/tidy/folders.ts";
import { shortFunctions } from "#tests/tidy/functions.ts";
import { nothingUnfinished } from "#tests/tidy/leftovers.ts";
import { wholeMoney } from "#tests/tidy/money.ts";
import { numbersHaveNames } from "#tests/tidy/numbers.ts";
import { nobodyDecidesAboutThemselves } from "#tests/tidy/own-company.ts";
import { nothingPacked } from "#tests/tidy/packing.ts";
import { recordsImportedWhole } from "#tests/tidy/records.ts";
import type { Finding, Rule } from "#tests/tidy/rule.ts";
import { readSources } from "#tests/tidy/sources.ts";
import { oneSpelling } from "#tests/tidy/spelling.ts";
import { sqlInItsPlace } from "#tests/tidy/sql.ts";
import { nothingAwaitedAmongPromises } from "#tests/tidy/together.ts";
import { toolsWithoutTests } from "#tests/tidy/tools.ts";

const rules: Rule[] = [
  sqlInItsPlace,
  environmentInOnePlace,
  noClockNoChance,
  wholeMoney,
  coloursInTheTheme,
  numbersHaveNames,
  nothingUnfinished,
  shortFiles,
  shortFunctions,
  nothingPacked,
  noRoomsForAnything,
  noBarrels,
  publicFunctionsExplained,
  toolsWithoutTests,
  recordsImportedWhole,
  oneSpelling,
  nobodyDecidesAboutThemselves,
  queuedJobsAreHeard,
  nothingAwaitedAmongPromises,
];

const sources = readSources();
const inWords = ({ path, line, message }: Finding) => `${path}:${line} ${message}`;

describe.each(rules)("$name", (rule) => {
  it("holds in this project", () => {
    expect(sources.flatMap((file) => rule.check(file)).map(inWords)).toEqual([]);
  });

  it.each(rule.wrong)("fails on a planted violation in $path", (file) => {
    expect(rule.check(file)).not.toEqual([]);
  });

  it.each(rule.right)("accepts $path done right", (file) => {
    expect(rule.check(file)).toEqual([]);
  });
});

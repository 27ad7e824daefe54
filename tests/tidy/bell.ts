import { importsOf } from "#tests/tidy/imports.ts";
import { isIn, isSql, type Rule } from "#tests/tidy/rule.ts";

export const queuedJobsAreHeard: Rule = {
  name: "whoever works hears of each job that is queued",
  check(file) {
    const at = file.text.search(/insert into (jobs|\$\{jobs\})|\.insert\(jobs\)/);
    if (at < 0 || !isSql(file) || !isIn(file, "domain")) return [];
    if (importsOf(file).some(({ specifier }) => specifier === "#db/bell.ts")) return [];
    const message = "queues jobs: call noteQueued of db/bell.ts after the statement, or they wait for up to a second.";
    return [{ path: file.path, line: file.text.slice(0, at).split("\n").length, message }];
  },
  wrong: [{ path: "domain/leads/leads.sql.ts", text: "const STATEMENT = `insert into jobs (kind) values ('x')`;" }],
  right: [
    {
      path: "domain/leads/leads.sql.ts",
      text: 'import { noteQueued } from "#db/bell.ts";\nconst STATEMENT = `insert into jobs (kind) values (1)`;',
    },
    { path: "db/bulk.sql.ts", text: "const STATEMENT = `insert into jobs (kind) values ('x')`;" },
  ],
};

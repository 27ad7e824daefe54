import { isCode, isIn, isSql, isTest, type Rule, type SourceFile } from "#tests/tidy/rule.ts";
import { findingAt, nameOf, walk } from "#tests/tidy/syntax.ts";

/** Verbs in which an administrator changes something that is no company's, so it can't be their own company's. */
const NO_COMPANY: Record<string, string> = {
  "domain/accounting/fetch-balance.ts askForBalance": "our own account at the payment provider",
  "domain/accounts/admin-users.ts addAdmin": "a person's role",
  "domain/accounts/admin-users.ts changeRoles": "a person's role",
  "domain/accounts/end-sessions.ts endSessions": "a person's sessions",
  "domain/projects/public-complaints.ts answerPublicComplaint": "an answer decides nothing about a company",
  "domain/personal-data/data-requests.ts enterDataRequest": "somebody's own data",
  "domain/personal-data/data-requests.ts noteIdentity": "somebody's own data",
  "domain/personal-data/data-requests.ts gather": "somebody's own data",
  "domain/personal-data/data-requests.ts declineDataRequest": "somebody's own data",
  "domain/personal-data/data-requests.ts fileToHandOver": "somebody's own data",
  "domain/admin/installers/installer-notes.ts addNote": "a signed note decides nothing",
  "domain/admin/jobs/retry-failed-job.ts retryFailedJob": "a job is done as it was queued",
  "domain/admin/jobs/retry-failed-job.ts sendMailAgain": "a mail is sent as it was queued",
  "domain/admin/leads/create-lead.ts createLead": "nobody has bought it yet",
  "domain/admin/leads/import-leads.ts importLeads": "nobody has bought them yet",
};

const ASKS_WHOSE = ["requireAdminOfOthers", "requireLeadOfOthers"];
const CHANGES = /^(inTransaction|enqueue\w*|(record|insert|update|delete|set)[A-Z]\w*)$/;

interface Verb {
  name: string;
  start: number;
  isExported: boolean;
  calls: Set<string>;
}

/** The exported verbs of the domain that refuse an administrator's own company, each as "path name". */
export function verbsForOthers(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    isOfDomain(file)
      ? exportedVerbs(file)
          .filter(({ name, calls }) => !ASKS_WHOSE.includes(name) && ASKS_WHOSE.some((asks) => calls.has(asks)))
          .map(({ name }) => `${file.path} ${name}`)
      : [],
  );
}

export const nobodyDecidesAboutThemselves: Rule = {
  name: "an administrator's verb that changes something asks whose company it is about",
  check(file) {
    if (!isOfDomain(file)) return [];
    return exportedVerbs(file).flatMap(({ name, start, calls }) => {
      const asksNobody = calls.has("requireAdmin") && !ASKS_WHOSE.some((asks) => calls.has(asks));
      const isWrong = asksNobody && [...calls].some((called) => CHANGES.test(called));
      if (isWrong === `${file.path} ${name}` in NO_COMPANY) return [];
      const message = isWrong
        ? `${name} lets administrators decide about their own company: call requireAdminOfOthers with the company's id, or requireLeadOfOthers.`
        : `${name} is on this rule's list without need: take it off.`;
      return [findingAt(file, start, message)];
    });
  },
  wrong: [
    {
      path: "domain/projects/decide.ts",
      text: "export async function decide(c, actor) { const admin = requireAdmin(actor); await inTransaction(c.db, save); }",
    },
    {
      path: "domain/projects/end.ts",
      text: "export const end = (c, actor) => ended(c, actor);\nasync function ended(c, actor) { requireAdmin(actor); await updateStop(c.db.orm); }",
    },
    {
      path: "domain/accounts/end-sessions.ts",
      text: "export function endSessions(c, actor) { requireAdminOfOthers(actor, c.id); return inTransaction(c.db, save); }",
    },
  ],
  right: [
    {
      path: "domain/projects/decide.ts",
      text: "export function decide(c, actor) { requireAdmin(actor); return inTransaction(c.db, (tx) => held(tx, actor)); }\nfunction held(tx, actor) { requireAdminOfOthers(actor, tx.id); }",
    },
    {
      path: "domain/projects/stop-requests.ts",
      text: "export function stops(c, actor) { requireAdmin(actor); return rows(c); }",
    },
  ],
};

function isOfDomain(file: SourceFile): boolean {
  return isCode(file) && isIn(file, "domain") && !isTest(file) && !isSql(file);
}

/** Each with everything that it calls, also through functions of its file. */
function exportedVerbs(file: SourceFile): Verb[] {
  const verbs = new Map<string, Verb>();
  walk(file, (node, ancestors) => {
    if (node.type !== "CallExpression") return;
    const at = ancestors.findLastIndex(({ type }) => type === "FunctionDeclaration" || type === "VariableDeclarator");
    const inside = ancestors[at];
    const above = ancestors.slice(at + 1);
    if (!inside) return;
    const name = nameOf(inside.id);
    const isExported = above.some(({ type }) => type.startsWith("Export"));
    const verb = verbs.get(name) ?? { name, start: inside.start, isExported, calls: new Set<string>() };
    verbs.set(name, verb);
    verb.calls.add(nameOf(node.callee));
  });
  for (const { calls } of verbs.values()) {
    // Iterating a set includes values added meanwhile.
    for (const called of calls) for (const further of verbs.get(called)?.calls ?? []) calls.add(further);
  }
  return [...verbs.values()].filter(({ isExported }) => isExported);
}

import { describe, expect, it } from "vitest";
import { checkBoundaries } from "#tests/tidy/boundaries.ts";
import { readSources } from "#tests/tidy/sources.ts";

const importing = (path: string, specifier: string) => [{ path, text: `import { x } from "${specifier}";` }];

it("this project keeps the import table", () => {
  const findings = checkBoundaries(readSources());
  expect(findings.map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual([]);
});

describe("a planted violation is found", () => {
  it.each([
    ["app/routes/home.tsx", "#db/connection.ts"],
    ["app/routes/home.tsx", "../../db/connection.ts"],
    ["app/routes/home.tsx", "#jobs/worker.ts"],
    ["app/routes/home.tsx", "#server/app.ts"],
    ["app/routes/home.tsx", "#domain/leads/leads.sql.ts"],
    ["app/routes/home.tsx", "#integrations/mail.ts"],
    ["app/ui/forms/field.tsx", "#integrations/payments.ts"],
    ["content/home.ts", "#domain/money.ts"],
    ["content/home.ts", "#db/schema.ts"],
    ["content/home.ts", "react"],
    ["jobs/send-mail.ts", "#app/root.tsx"],
    ["jobs/send-mail.ts", "#db/schema.ts"],
    ["jobs/send-mail.ts", "#domain/leads/leads.sql.ts"],
    ["jobs/send-mail.ts", "#content/services.ts"],
    ["domain/leads/lead.ts", "#app/ui/forms/field.tsx"],
    ["domain/leads/lead.ts", "#jobs/send-mail.ts"],
    ["domain/leads/lead.ts", "#integrations/mail.ts"],
    ["domain/leads/lead.ts", "hono"],
    ["domain/leads/lead.ts", "react-router"],
    ["domain/leads/lead.ts", "#tests/support/postgres.ts"],
    ["integrations/mail.ts", "#domain/leads/lead.ts"],
    ["integrations/mail.ts", "#db/schema.ts"],
    ["integrations/mail.ts", "#content/services.ts"],
    ["db/connection.ts", "#domain/leads/lead.ts"],
    ["db/connection.ts", "#integrations/mail.ts"],
    ["config/limits.ts", "#domain/money.ts"],
  ])("%s imports %s", (path, specifier) => {
    expect(checkBoundaries(importing(path, specifier))).toHaveLength(1);
  });

  it.each([
    ["a type", 'import type { Tx } from "#db/connection.ts";'],
    ["a re-export", 'export { open } from "#db/connection.ts";'],
    ["everything re-exported", 'export * from "#db/connection.ts";'],
    ["a dynamic import", 'const db = await import("#db/connection.ts");'],
    ["an import type", 'type Db = import("#db/connection.ts").Database;'],
  ])("also as %s", (_how, text) => {
    expect(checkBoundaries([{ path: "app/routes/home.tsx", text }])).toHaveLength(1);
  });
});

describe("what the table allows passes", () => {
  it.each([
    ["app/routes/home.tsx", "#domain/purchases/purchase-lead.ts"],
    ["app/routes/home.tsx", "#content/home.ts"],
    ["app/routes/home.tsx", "./+types/home"],
    ["app/routes/webhooks/payments.ts", "#integrations/payments.ts"],
    ["app/routes/account/sign-in.tsx", "#integrations/auth.ts"],
    ["app/web/session.ts", "#integrations/auth.ts"],
    ["content/home.ts", "./claims.ts"],
    ["content/home.ts", "#config/limits.ts"],
    ["jobs/send-mail.ts", "#integrations/mail.ts"],
    ["domain/purchases/purchase-lead.ts", "#domain/purchases/purchase-lead.sql.ts"],
    ["domain/purchases/purchase-lead.ts", "#domain/credits/post-entry.ts"],
    ["domain/purchases/purchase-lead.ts", "#domain/credits/ledger.sql.ts"],
    ["domain/areas/area.ts", "#content/data/areas.ts"],
    ["domain/leads/leads.sql.ts", "drizzle-orm"],
    ["db/seed-demo.ts", "#domain/leads/lead.ts"],
    ["db/demo-leads.ts", "#content/services.ts"],
    ["integrations/mail.ts", "nodemailer"],
    ["server/main.ts", "#db/connection.ts"],
    ["scripts/bench.ts", "#tests/support/postgres.ts"],
    ["domain/purchases/purchase-lead.test.ts", "#tests/support/databases.ts"],
  ])("%s imports %s", (path, specifier) => {
    expect(checkBoundaries(importing(path, specifier))).toEqual([]);
  });
});

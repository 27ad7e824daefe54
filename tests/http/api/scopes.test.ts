import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { keyScopes, scopeReaches } from "#content/key-scopes.ts";
import { scopeOf } from "#content/open-api/scopes.ts";
import { aKey, anAddress, operations } from "#tests/http/api/program.ts";
import { test } from "#tests/http/fixtures.ts";

const REFUSED = {
  type: "about:blank",
  title: "Key may not do this",
  status: 403,
  detail: "This key may not do this.",
  code: "scope_required",
};

test("each call is refused to the keys whose scope does not reach it, and to no others", async ({
  people,
  newClient,
}) => {
  const installer = await people.installer();
  const client = await newClient();
  for (const { value: scope } of keyScopes) {
    const { key } = await aKey(installer, newClient, { name: `May ${scope}`, scope });
    for (const operation of operations) {
      const { path, method, operationId } = operation;
      // Stays open.
      if (operationId === "watchLeads") continue;
      const needed = scopeOf(operation);
      const headers = { authorization: `Bearer ${key}`, "idempotency-key": randomUUID() };
      const answer = await client.fetch(anAddress(path), { method, headers });
      const problem = answer.ok() ? {} : await answer.json();
      if (needed && !scopeReaches(scope, needed)) expect(problem, `${scope}: ${method} ${path}`).toEqual(REFUSED);
      else expect(problem.code, `${scope}: ${method} ${path}`).not.toBe("scope_required");
    }
  }
});

test("what reads needs only read, what spends credits needs buy, and all else needs act", () => {
  const needing = (scope: string) => operations.filter((operation) => scopeOf(operation) === scope);
  expect(needing("buy").map(({ operationId }) => operationId)).toEqual(["buyLead", "sendOutline"]);
  expect(needing("read").filter(({ method }) => method !== "GET")).toEqual([]);
  expect(needing("act").filter(({ method }) => method === "GET")).toEqual([]);
});

import { randomUUID } from "node:crypto";
import type { APIResponse } from "@playwright/test";
import { expect } from "vitest";
import { openApi } from "#content/open-api/open-api.ts";
import type { ScopedCall } from "#content/open-api/scopes.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { type Installer, send } from "#tests/e2e/support/people.ts";
import { type JsonSchema, misfits } from "#tests/support/json-schema.ts";

// A company's program: calls the API with a key, and checks each response against the description.

export const API = "/api/v1";
export const description = openApi("");
type Operation = ScopedCall & { operationId: string; requestBody?: object; responses: Record<string, Answer> };
type Answer = { content?: Record<string, { schema: JsonSchema }> };
export const paths = Object.entries(description.paths) as [string, Record<string, Operation>][];
export const operations = paths.flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);
/** An address for one of the description's paths; nothing has these ids. */
export const anAddress = (path: string) => API + path.replace("{id}", randomUUID()).replace(/\{\w+\}/, "none");

/** Creates a key on the page, by default of scope buy; returns it with a client that has nothing else. */
export async function aKey(
  { client, password }: Installer,
  newClient: () => Promise<Client>,
  given: Record<string, string> = {},
) {
  const form = { intent: "make-key", id: randomUUID(), name: "CRM", ...given, currentPassword: password };
  const page = await send(client, "/developers", form, 200);
  const key = /fw_live_[\w-]{43}/.exec(await page.text())?.[0] ?? "";
  return { key, program: programOf(await newClient(), key) };
}

/** Calls with a key, and checks each response against the description. */
function programOf(client: Client, key: string) {
  const call = async (method: string, path: string, options: { data?: unknown; headers?: object } = {}) => {
    const headers = { authorization: `Bearer ${key}`, ...options.headers };
    return described(await client.fetch(API + path, { method, ...options, headers } as never), method, path);
  };
  return {
    get: (path: string) => call("GET", path),
    post: (path: string, data?: unknown, headers: object = {}) => call("POST", path, { data, headers }),
    patch: (path: string, data: unknown) => call("PATCH", path, { data }),
    buy: (leadId: string, idempotencyKey: string = randomUUID()) =>
      call("POST", `/leads/${leadId}/purchases`, { headers: { "idempotency-key": idempotencyKey } }),
  };
}

async function described(answer: APIResponse, method: string, path: string) {
  const [plain = ""] = path.split("?");
  const operation = operations.find(
    (one) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(plain),
  );
  const [type = "none"] = (answer.headers()["content-type"] ?? "").split(";");
  const schema = operation?.responses[answer.status()]?.content?.[type]?.schema;
  expect(schema, `${method} ${path} answers ${answer.status()} as ${type}`).toBeDefined();
  const body = await answer.json();
  expect(misfits(description, schema ?? {}, body), `${method} ${path}`).toEqual([]);
  return { status: answer.status(), headers: answer.headers(), body };
}

import {
  type Answer,
  type ApiDocument,
  type Content,
  methods,
  type OperationObject,
  type Parameter,
  resolve,
} from "#app/routes/api/docs/api-document.ts";
import { curlOf } from "#app/routes/api/docs/curl.ts";
import { exampleOf, type Field, fieldsOf, kindOf, notesOf } from "#app/routes/api/docs/schema-fields.ts";

import { type ScopedCall, scopeOf, scopesInWords } from "#content/open-api/scopes.ts";

export interface Operation {
  /** Its anchor on the page: get-calculators-id. */
  id: string;
  method: string;
  /** Including the server's base path: /api/v1/calculators/{id}. */
  address: string;
  summary: string;
  /** What it is about: its first tag. */
  group: string;
  description: string | undefined;
  /** Whether callers must authenticate. */
  needsKey: boolean;
  /** Which keys may call it: "act or buy". Undefined for a description without scopes. */
  scopes: string | undefined;
  parameters: Field[];
  body: Field[];
  answers: ShownAnswer[];
  curl: string;
}

export interface ShownAnswer {
  status: string;
  isError: boolean;
  description: string;
  contentType: string | undefined;
  /** "object" or "list of object": the kind of value that holds the fields. */
  kind: string | undefined;
  fields: Field[];
  /** A sample response; only for calls that need a key, as anyone can try the others. */
  example: string | undefined;
}

export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const found = item[method];
      if (!found) return [];
      const parameters = [...(item.parameters ?? []), ...(found.parameters ?? [])].map((one) => resolve(document, one));
      return [
        {
          id: `${method}${path.replace(/\W+/g, "-").replace(/-$/, "")}`,
          ...shown(document, path, method, found, parameters),
        },
      ];
    }),
  );
}

function shown(
  document: ApiDocument,
  path: string,
  method: string,
  operation: OperationObject,
  parameters: Parameter[],
): Omit<Operation, "id"> {
  const server = document.servers[0]?.url ?? "";
  const security = operation.security ?? document.security ?? [];
  // An empty object among the ways to authenticate means that nobody has to.
  const needsKey = security.length > 0 && security.every((way) => Object.keys(way).length > 0);
  const scope = scopeOf(operation as ScopedCall);
  const address = new URL(`${server}${path}`, "http://localhost").pathname.replace(/%7B/g, "{").replace(/%7D/g, "}");
  return {
    method: method.toUpperCase(),
    address,
    summary: operation.summary ?? address,
    group: operation.tags?.[0] ?? "Calls",
    description: operation.description,
    needsKey,
    scopes: scope && scopesInWords(scope),
    parameters: parameters.map((one) => parameterField(document, one)),
    body: bodyFields(document, operation.requestBody?.content),
    answers: Object.entries(operation.responses).map(([status, one]) =>
      shownAnswer(document, status, resolve(document, one), needsKey),
    ),
    curl: curlOf({ document, url: server + path, method, parameters, body: operation.requestBody?.content, needsKey }),
  };
}

function parameterField(
  document: ApiDocument,
  { name, schema = {}, required, description, in: place }: Parameter,
): Field {
  const notes = [...(description ? [description] : []), ...notesOf(resolve(document, schema))];
  return { name: `${name} (${place})`, kind: kindOf(document, schema), required: required ?? false, notes };
}

function bodyFields(document: ApiDocument, content: Content = {}): Field[] {
  const [first] = Object.values(content);
  return first?.schema ? fieldsOf(document, first.schema) : [];
}

function shownAnswer(
  document: ApiDocument,
  status: string,
  { description, content = {} }: Answer,
  needsKey: boolean,
): ShownAnswer {
  const [first] = Object.entries(content);
  const schema = first?.[1].schema;
  const isError = !/^[123]/.test(status);
  const isShown = schema && needsKey && !isError && first?.[0] === "application/json";
  return {
    status,
    description,
    contentType: first?.[0],
    isError,
    kind: schema && kindOf(document, schema),
    fields: schema ? fieldsOf(document, schema) : [],
    example: isShown ? JSON.stringify(exampleOf(document, schema), null, 2) : undefined,
  };
}

/** A company's daily work first, then what is open to anyone. */
const GROUPS = ["Leads", "Outlines", "Purchases", "Messages", "Appointments", "Quotes", "Credits"];

/** The calls by what they are about, each group under the anchor of its name. */
export function groupsOf(operations: readonly Operation[]): { id: string; title: string; calls: Operation[] }[] {
  const names = [...new Set([...GROUPS, ...operations.map(({ group }) => group)])];
  return names
    .map((title) => ({
      id: `calls-${title.toLowerCase().replaceAll(" ", "-")}`,
      title,
      calls: operations.filter(({ group }) => group === title),
    }))
    .filter(({ calls }) => calls.length > 0);
}

/** The calls that have each of these words in their name, address, group, description, parameters or fields. */
export function callsWith(operations: readonly Operation[], words: string): Operation[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter((call) => {
    const { method, address, summary, group, description = "", parameters, body, answers } = call;
    const fields = [...parameters, ...body, ...answers.flatMap((answer) => answer.fields)].map(({ name }) => name);
    const said = answers.map((answer) => answer.description);
    const text = [method, address, summary, group, description, ...fields, ...said].join(" ").toLowerCase();
    return sought.every((word) => text.includes(word));
  });
}

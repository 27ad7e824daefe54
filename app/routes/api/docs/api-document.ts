/** The part of an OpenAPI 3.1 document that the readable pages show. */
export interface ApiDocument {
  servers: readonly { url: string }[];
  paths: Readonly<Record<string, PathItem>>;
  components?: {
    schemas?: Readonly<Record<string, Schema>>;
    parameters?: Readonly<Record<string, Parameter>>;
    responses?: Readonly<Record<string, Answer>>;
  };
  security?: Security;
}

export const methods = ["get", "post", "put", "patch", "delete"] as const;

export type Method = (typeof methods)[number];

export type PathItem = { readonly [method in Method]?: OperationObject } & { readonly parameters?: Listed<Parameter> };

type Listed<T> = readonly (T | Reference)[];

/** The name of each way to authenticate, with the permissions it needs; an empty list means anyone may call. */
type Security = readonly Readonly<Record<string, readonly string[]>>[];

export interface OperationObject {
  summary?: string;
  description?: string;
  tags?: readonly string[];
  parameters?: Listed<Parameter>;
  requestBody?: { description?: string; required?: boolean; content: Content };
  responses: Readonly<Record<string | number, Answer | Reference>>;
  security?: Security;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema?: Schema;
}

export interface Answer {
  description: string;
  content?: Content;
}

export type Content = Readonly<Record<string, { schema?: Schema; example?: unknown }>>;

export interface Reference {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  examples?: readonly unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
}

/** The target of a reference within the document. Throws if there is none. */
export function resolve<T extends object>(document: ApiDocument, one: T | Reference): T {
  if (!("$ref" in one) || typeof one.$ref !== "string") return one as T;
  const steps = one.$ref.replace(/^#\//, "").split("/");
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
  if (!found) throw new Error(`the description of the interface has no ${one.$ref}`);
  return resolve(document, found as T | Reference);
}

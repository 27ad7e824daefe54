import { fileURLToPath } from "node:url";
import { API, type Checker, SymbolFlags, type Type, TypeFlags } from "typescript/unstable/sync";
import type { JsonSchema } from "#tests/support/json-schema.ts";

/** Schemas by the names they were requested under, and what they refer to, as `STRIPE#/$defs/…`. */
export interface Schemas {
  named: Record<string, JsonSchema>;
  $defs: Record<string, JsonSchema>;
}
/** The document that has the `$defs`. */
export const STRIPE = "stripe";

/** Objects that Stripe sends whole inside others when we ask for it or an event is about them; all others by id. */
const SENT_WHOLE = new Set([
  "list",
  "event",
  "checkout.session",
  "balance_transaction",
  "charge",
  "refund",
  "dispute",
  "payout",
  "payment_intent",
]);

/**
 * JSON schemas of types of the `stripe` package, which Stripe generates from its published OpenAPI description.
 * Stricter than the types: unknown fields are refused, and so are enumeration values that the types leave open for
 * later versions. `names` says which type has which name.
 */
export function schemasOf(names: Readonly<Record<string, string>>): Schemas {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const folder = `${root}stripe-shapes`;
  const fields = Object.entries(names).map(([name, type]) => `${JSON.stringify(name)}: ${type};`);
  const files: Record<string, string> = {
    [`${folder}/tsconfig.json`]: JSON.stringify({ compilerOptions: OPTIONS, files: ["shapes.ts"] }),
    [`${folder}/shapes.ts`]: `import type { Stripe } from "stripe";\nexport interface Shapes {\n${fields.join("\n")}\n}`,
  };
  const fs = {
    readFile: (path: string) => files[path],
    fileExists: (path: string) => path in files || undefined,
    directoryExists: (path: string) => path === folder || undefined,
  };
  const api = new API({ cwd: root, fs });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${folder}/tsconfig.json`] }).getProjects();
    if (!project) throw new Error("the compiler found no project");
    const wrong = project.program.getSemanticDiagnostics(`${folder}/shapes.ts`).map(({ text }) => text);
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
    const shapes = project.program.getSourceFile(`${folder}/shapes.ts`)?.statements[1];
    const type = shapes && project.checker.getTypeAtLocation(shapes);
    if (!type) throw new Error("the compiler found no shapes");
    const { checker } = project;
    const $defs: Schemas["$defs"] = {};
    const named = propertiesOf(checker, type).map(({ name, type: one }) => [name, schemaOf(checker, $defs, one, name)]);
    return { named: Object.fromEntries(named), $defs };
  } finally {
    api.close();
  }
}

const OPTIONS = {
  module: "nodenext",
  moduleResolution: "nodenext",
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ["es2024"],
};

/** No value fits it. */
const NOTHING: JsonSchema = { not: {} };

function schemaOf(checker: Checker, $defs: Schemas["$defs"], type: Type, path: string): JsonSchema {
  if (type.isUnionType()) return oneOf(checker, $defs, type.getTypes(), path);
  if (type.isLiteralType()) return { const: type.value };
  if (type.flags & (TypeFlags.String | TypeFlags.Number | TypeFlags.Boolean | TypeFlags.Null)) {
    return { type: checker.typeToString(type) };
  }
  if (checker.isArrayType(type) && type.isTypeReference()) {
    const [item] = checker.getTypeArguments(type);
    if (item) return { type: "array", items: schemaOf(checker, $defs, item, `${path}[]`) };
  }
  // A number written as a string, which the package turns into an object.
  if (checker.typeToString(type) === "Decimal") return { type: "string", pattern: "^-?[0-9]+(\\.[0-9]+)?$" };
  if (type.flags & TypeFlags.Unknown) return {};
  if (type.isObjectType()) return objectOf(checker, $defs, type, path);
  throw new Error(`${path} is of a type that we have no schema for: ${checker.typeToString(type)}`);
}

function oneOf(checker: Checker, $defs: Schemas["$defs"], types: readonly Type[], path: string): JsonSchema {
  const literals = types.flatMap((type) => (type.isLiteralType() ? [type.value] : []));
  const values = literals.filter((value) => typeof value !== "boolean");
  const others = types
    // Beside named values, "any other string" means those of later versions.
    .filter((type) => !type.isLiteralType() && !(values.length > 0 && type.isIntersectionType()))
    .filter((type) => !(type.flags & TypeFlags.Undefined))
    .map((type) => schemaOf(checker, $defs, type, path))
    .filter((schema) => schema !== NOTHING);
  if (values.length > 0) others.push({ enum: values });
  if (values.length < literals.length) others.push({ type: "boolean" });
  const [first = NOTHING] = others;
  return others.length > 1 ? { anyOf: others } : first;
}

function objectOf(checker: Checker, $defs: Schemas["$defs"], type: Type, path: string): JsonSchema {
  const properties = propertiesOf(checker, type);
  const kind = properties.find(({ name }) => name === "object")?.type;
  if (kind?.isStringLiteralType() && !SENT_WHOLE.has(kind.value)) return NOTHING;
  const name = String(type.id);
  const reference = { $ref: `${STRIPE}#/$defs/${name}` };
  if (name in $defs) return reference;
  // Registered before its properties are read, because they may be of the same type.
  $defs[name] = {};
  const [index] = checker.getIndexInfosOfType(type);
  $defs[name] = {
    type: "object",
    properties: Object.fromEntries(
      properties.map((one) => [one.name, schemaOf(checker, $defs, one.type, `${path}.${one.name}`)]),
    ),
    required: properties.filter(({ isOptional }) => !isOptional).map((one) => one.name),
    additionalProperties: index ? schemaOf(checker, $defs, index.valueType, `${path}.*`) : false,
  };
  return reference;
}

function propertiesOf(checker: Checker, type: Type) {
  const symbols = checker.getPropertiesOfType(type);
  const types = checker.getTypeOfSymbol(symbols);
  return symbols.flatMap((symbol, at) => {
    const one = types[at];
    return one ? [{ name: symbol.name, type: one, isOptional: (symbol.flags & SymbolFlags.Optional) !== 0 }] : [];
  });
}

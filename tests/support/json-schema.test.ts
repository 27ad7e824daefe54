import { expect, it } from "vitest";
import { misfits } from "#tests/support/json-schema.ts";

const document = { parts: { Name: { type: "string", minLength: 2, maxLength: 4 } } };
const name = { $ref: "#/parts/Name" };
const person = { type: "object", required: ["name"], additionalProperties: false, properties: { name } };
const id = "0d9b2f0e-7c07-4c52-9d2c-5f2f4f7f9f10";

it.each([
  [name, "Ada"],
  [person, { name: "Ada" }],
  [{ type: ["integer", "null"] }, null],
  [{ type: "integer", minimum: 1, maximum: 3 }, 3],
  [{ type: "array", items: name }, ["Ada", "Bob"]],
  [{ type: "object", additionalProperties: name }, { any: "Ada" }],
  [{ type: "string", format: "uuid" }, id],
  [{ type: "string", format: "date-time" }, "2026-11-21T16:00:00.000Z"],
  [{ enum: ["a", "b"] }, "b"],
  [{ const: "a" }, "a"],
])("%j takes %j", (schema, value) => {
  expect(misfits(document, schema, value)).toEqual([]);
});

it.each([
  [name, "A", "too short"],
  [name, "Amelia", "too long"],
  [name, null, "not string"],
  [person, {}, "$.name is missing"],
  [person, { name: "Ada", age: 7 }, "$.age is not described"],
  [person, { name: 7 }, "$.name is 7"],
  [person, [], "not object"],
  [{ type: "integer" }, 1.5, "not integer"],
  [{ type: "integer", minimum: 1 }, 0, "too small"],
  [{ type: "integer", maximum: 1 }, 2, "too large"],
  [{ type: "array", items: name }, ["Ada", ""], "$[1] is too short"],
  [{ type: "object", additionalProperties: name }, { any: 1 }, "$.any is 1"],
  [{ type: "string", format: "uuid" }, "7", "is no uuid"],
  [{ type: "string", format: "date-time" }, "21/11/2026", "is no date-time"],
  [{ enum: ["a", "b"] }, "c", "is not one of a,b"],
  [{ const: "a" }, "b", "is not a"],
])("%j does not take %j", (schema, value, problem) => {
  expect(misfits(document, schema, value).join()).toContain(problem);
});

it("refuses words of a schema that it would not check", () => {
  expect(() => misfits(document, { pattern: "x" }, "x")).toThrow("pattern");
  expect(() => misfits(document, { $ref: "#/parts/None" }, "x")).toThrow("points to nothing");
});

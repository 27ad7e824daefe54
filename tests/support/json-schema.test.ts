import { expect, it } from "vitest";
import { misfits } from "#tests/support/json-schema.ts";

const document = { components: { Name: { type: "string", minLength: 2, maxLength: 4 } } };
const name = { $ref: "#/components/Name" };
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
  [name, "A", "must NOT have fewer than 2"],
  [name, "Amelia", "must NOT have more than 4"],
  [name, null, "must be string"],
  [person, {}, "$ must have required property 'name'"],
  [person, { name: "Ada", age: 7 }, 'additional properties {"additionalProperty":"age"}'],
  [person, { name: 7 }, "$/name must be string"],
  [person, [], "must be object"],
  [{ type: "integer" }, 1.5, "must be integer"],
  [{ type: "integer", minimum: 1 }, 0, "must be >= 1"],
  [{ type: "integer", maximum: 1 }, 2, "must be <= 1"],
  [{ type: "array", items: name }, ["Ada", ""], "$/1 must NOT have fewer than 2"],
  [{ type: "object", additionalProperties: name }, { any: 1 }, "$/any must be string"],
  [{ type: "string", format: "uuid" }, "7", 'must match format "uuid"'],
  [{ type: "string", format: "uuid" }, `urn:uuid:${id}`, 'must match format "uuid"'],
  [{ type: "string", format: "date-time" }, "2026-11-21T16:00:00+01:00", 'must match format "date-time"'],
  [{ type: "string", format: "date-time" }, "21/11/2026", 'must match format "date-time"'],
  [{ enum: ["a", "b"] }, "c", 'allowed values {"allowedValues":["a","b"]}'],
  [{ const: "a" }, "b", 'equal to constant {"allowedValue":"a"}'],
])("%j does not take %j", (schema, value, problem) => {
  expect(misfits(document, schema, value).join()).toContain(problem);
});

it("refuses schema keywords that it would not check", () => {
  expect(() => misfits(document, { colour: "x" }, "x")).toThrow("colour");
  expect(() => misfits(document, { $ref: "#/components/None" }, "x")).toThrow("#/components/None");
});

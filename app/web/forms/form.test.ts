import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseForm, readFile, readForm, readUuid } from "#app/web/forms/form.ts";

const schema = z.object({
  name: z
    .string("Enter a name.")
    .min(2, "Too short.")
    .regex(/^[a-z]*$/, "Letters only."),
  email: z.email("Enter an email address."),
});

function formOf(fields: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const posted = (body: BodyInit, type?: string) =>
  new Request("https://www.example.com/", {
    method: "POST",
    body,
    ...(type ? { headers: { "content-type": type } } : {}),
  });

describe("a posted form", () => {
  it("is read in both encodings that browsers use", async () => {
    const fields: [string, string][] = [["name", "Zoë & co"]];
    for (const body of [new URLSearchParams(fields), formOf(fields)]) {
      expect((await readForm(posted(body))).get("name")).toBe("Zoë & co");
    }
  });

  it("accepts a file only in the field meant for it", async () => {
    const form = formOf([["intent", "report"]]);
    for (const name of ["intent", "note", "document"]) form.append(name, new File(["text"], "x.txt"));
    expect([...(await readForm(posted(form), "document")).keys()]).toEqual(["document"]);
    expect([...(await readForm(posted(form))).keys()]).toEqual([]);
  });

  it.each([
    ["{}", "application/json"],
    ["name=a", "text/plain"],
    ["name=a", "application/x-www-form-urlencodedish"],
    ["no parts at all", "multipart/form-data; boundary=x"],
    ["no boundary", "multipart/form-data"],
  ])("is refused with 415 when it is no form: %s as %s", async (body, type) => {
    await expect(readForm(posted(body, type))).rejects.toMatchObject({ init: { status: 415 } });
  });

  it("is refused if it has more fields than any form, before they are looked at one by one", async () => {
    const fields = (many: number) => Array.from({ length: many }, (_, at): [string, string] => [`field${at}`, ""]);
    expect([...(await readForm(posted(new URLSearchParams(fields(1000)))))]).toHaveLength(1000);
    for (const body of [new URLSearchParams(fields(1001)), formOf(fields(1001))]) {
      await expect(readForm(posted(body))).rejects.toMatchObject({ init: { status: 413 } });
    }
  });

  it("may have one more field for each row to tick", async () => {
    const ticked = Array.from({ length: 2000 }, (_, at): [string, string] => ["also", String(at)]);
    expect([...(await readForm(posted(formOf(ticked)), "file", 1000))]).toHaveLength(2000);
    const one = formOf([...ticked, ["also", "2000"]]);
    await expect(readForm(posted(one), "file", 1000)).rejects.toMatchObject({ init: { status: 413 } });
  });

  it("is parsed by its schema, without extra fields", () => {
    const form = formOf([
      ["name", "sarah"],
      ["email", "sarah@example.com"],
      ["isAdmin", "true"],
    ]);
    expect(parseForm(schema, form)).toEqual({ ok: true, value: { name: "sarah", email: "sarah@example.com" } });
  });

  it("has every field's errors beside that field, each once", () => {
    const form = formOf([["name", "7"]]);
    expect(parseForm(schema, form)).toEqual({
      ok: false,
      errors: { name: ["Too short.", "Letters only."], email: ["Enter an email address."] },
    });
  });

  it("takes the first of repeated fields, and no file as text", () => {
    const repeated = formOf([
      ["name", "first"],
      ["name", "second"],
      ["email", "a@example.com"],
    ]);
    expect(parseForm(schema, repeated)).toMatchObject({ value: { name: "first" } });
    const file = formOf([
      ["name", new File(["x"], "name.txt")],
      ["email", "a@example.com"],
    ]);
    expect(parseForm(schema, file)).toEqual({ ok: false, errors: { name: ["Enter a name."] } });
  });

  it("returns a file whole, and none if none was chosen", async () => {
    const bytes = Uint8Array.from([0, 255, 10, 13]);
    const form = formOf([
      ["document", new File([bytes], "../scan.pdf")],
      ["empty", new File([], "empty.pdf")],
      ["none", new File([], "")],
      ["text", "scan.pdf"],
    ]);
    expect(await readFile(form, "document")).toEqual({ name: "../scan.pdf", bytes });
    expect(await readFile(form, "empty")).toEqual({ name: "empty.pdf", bytes: new Uint8Array() });
    for (const name of ["none", "text", "missing"]) expect(await readFile(form, name)).toBeUndefined();
  });
});

describe("an id from outside", () => {
  it("is read in our one spelling", () => {
    const id = "0b9c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3";
    expect(readUuid(id)).toBe(id);
    expect(readUuid(id.toUpperCase())).toBe(id);
  });

  it.each([
    undefined,
    null,
    7,
    "",
    "0b9c1d2e3f404a5b8c6d7e8f90a1b2c3",
    "{0b9c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3}",
    " 0b9c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3",
    "0b9c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3\n",
    "0b9c1d2e-3f40-4a5b-8c6d-7e8f90a1b2cg",
    "0b9c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3'--",
    "------------------------------------",
    ["0b9c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3"],
  ])("is nothing when it is not one: %j", (value) => {
    expect(readUuid(value)).toBeUndefined();
  });
});

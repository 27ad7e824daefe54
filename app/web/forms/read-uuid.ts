import { DomainError } from "#domain/errors.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id from outside, in the one spelling we use; undefined for anything else. */
export function readUuid(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.toLowerCase() : "";
  return UUID.test(text) ? text : undefined;
}

/** The id in an address. Errors: not_found for anything else. */
export function idOf(params: { id: string }): string {
  const id = readUuid(params.id);
  if (!id) throw new DomainError("not_found");
  return id;
}

/** The id in a field of a form. Errors: not_found for anything else. */
export function idIn(form: FormData, name: string): string {
  const id = readUuid(form.get(name));
  if (!id) throw new DomainError("not_found");
  return id;
}

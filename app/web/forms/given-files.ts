import { randomUUID } from "node:crypto";
import { type RouteContext, requestContext } from "#app/web/context.ts";
import type { GivenFiles } from "#domain/files/keep-files.ts";

/** The files chosen in a field that accepts several, whole in memory, and the store to put them in. */
export async function givenFiles(form: FormData, name: string, context: RouteContext): Promise<GivenFiles> {
  const sent = form.getAll(name).filter((value) => value instanceof File);
  // A browser sends a file field left empty as an empty file without a name.
  const files = sent.filter((file) => file.name !== "" || file.size > 0);
  const chosen = await Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: await file.bytes(), storageKey: randomUUID() })),
  );
  return { store: context.get(requestContext).files, chosen };
}

import type { Queryable } from "#db/connection.ts";
import type { DocumentMediaType } from "#domain/documents/document-content.ts";
import { type FileRow, filesBeside, filesWaiting } from "#domain/files/files.sql.ts";
import type { Sight } from "#domain/leads/sight.ts";

/** A file as those see it who may open it. */
export interface AttachedFile {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: DocumentMediaType;
  readonly sizeBytes: number;
  readonly addedAt: Date;
}

/** An allow-list: where a file is stored is nobody's business. */
function presentFile({ id, fileName, mediaType, sizeBytes, createdAt }: FileRow): AttachedFile {
  return { id, fileName, mediaType, sizeBytes, addedAt: createdAt };
}

/** Those of several messages or quotes, by its id, in the order in which they came. Authorizes nothing. */
export async function filesOf(
  tx: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly AttachedFile[]>> {
  const byParent = Map.groupBy(await filesBeside(tx, ids), ({ messageId, quoteId }) => messageId ?? quoteId ?? "");
  return new Map([...byParent].map(([id, rows]) => [id, rows.map(presentFile)]));
}

/** Those that wait to go with the next quote of a purchase. Authorizes nothing. */
export async function waitingFiles(tx: Queryable, purchaseId: string): Promise<AttachedFile[]> {
  return (await filesWaiting(tx, purchaseId)).map(presentFile);
}

/** Files as a reader may know them: their names, too, may say who the customer is. */
export function filesSeen(files: readonly AttachedFile[], sight: Sight): readonly AttachedFile[] {
  return files.map((file) => ({ ...file, fileName: sight.text(file.fileName) }));
}

/** What the JSON interface says of a file: `File` of its description. */
export function fileForPrograms({ id, fileName, mediaType, sizeBytes, addedAt }: AttachedFile) {
  return { id, fileName, mediaType, sizeBytes, addedAt: addedAt.toISOString() };
}

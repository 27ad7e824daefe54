import type { Queryable } from "#db/connection.ts";
import type { DocumentMediaType } from "#domain/documents/document-content.ts";
import { type FileRow, filesBeside, filesWaiting } from "#domain/files/files.sql.ts";
import type { Sight } from "#domain/leads/sight.ts";

/** A file as its readers see it. */
export interface AttachedFile {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: DocumentMediaType;
  readonly sizeBytes: number;
  readonly addedAt: Date;
}

/** An allow-list: the storage location stays internal. */
function presentFile({ id, fileName, mediaType, sizeBytes, createdAt }: FileRow): AttachedFile {
  return { id, fileName, mediaType, sizeBytes, addedAt: createdAt };
}

/** The files of several messages, quotes or handover entries, by its id, in order of upload. Authorises nothing. */
export async function filesOf(
  tx: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly AttachedFile[]>> {
  const byParent = Map.groupBy(
    await filesBeside(tx, ids),
    ({ messageId, quoteId, handoverId }) => messageId ?? quoteId ?? handoverId ?? "",
  );
  return new Map([...byParent].map(([id, rows]) => [id, rows.map(presentFile)]));
}

/** Files that wait for the next quote of a purchase. Authorises nothing. */
export async function waitingFiles(tx: Queryable, purchaseId: string): Promise<AttachedFile[]> {
  return (await filesWaiting(tx, purchaseId)).map(presentFile);
}

/** Files with names as a reader may see them: a name may identify the customer, too. */
export function filesSeen(files: readonly AttachedFile[], sight: Sight): readonly AttachedFile[] {
  return files.map((file) => ({ ...file, fileName: sight.text(file.fileName) }));
}

/** Output of the JSON API: `File` of the API description. */
export function fileForPrograms({ id, fileName, mediaType, sizeBytes, addedAt }: AttachedFile) {
  return { id, fileName, mediaType, sizeBytes, addedAt: addedAt.toISOString() };
}

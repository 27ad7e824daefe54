import { Readable } from "node:stream";

type Pieces = AsyncIterable<string>;

/** A file for a spreadsheet, to be kept. A list that only grows is sent piece by piece, as it is read. */
export function csvAnswer(name: string, text: string | Pieces): Response {
  return fileAnswer(text, "text/csv; charset=utf-8; header=present", `attachment; filename="${name}"`);
}

/** Shown in the browser, or kept. */
export function pdfAnswer(name: string, bytes: Uint8Array<ArrayBuffer>, use: "inline" | "attachment"): Response {
  return fileAnswer(bytes, "application/pdf", `${use}; filename="${name}"`);
}

/** A record for programs, to be kept; a long one is sent piece by piece. */
export function jsonAnswer(name: string, pieces: string | Pieces): Response {
  return fileAnswer(pieces, "application/json; charset=utf-8", `attachment; filename="${name}"`);
}

function fileAnswer(content: string | Uint8Array<ArrayBuffer> | Pieces, type: string, disposition: string): Response {
  const headers = { "content-type": type, "content-disposition": disposition, "cache-control": "no-store" };
  const isWhole = typeof content === "string" || content instanceof Uint8Array;
  return new Response(isWhole ? content : streamOf(content), { headers });
}

function streamOf(pieces: Pieces): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

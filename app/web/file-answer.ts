import { Readable } from "node:stream";
import { type CsvColumns, csvPages } from "#app/web/csv.ts";
import { disposition } from "#app/web/file-response.ts";
import { drawPaper } from "#app/web/pdf/draw-paper.ts";
import type { Paper } from "#app/web/pdf/paper.ts";
import { londonDay } from "#domain/time/calendar.ts";

type Pieces = AsyncIterable<string>;

export function csvAnswer(name: string, text: string | Pieces): Response {
  return fileAnswer(text, "text/csv; charset=utf-8; header=present", `attachment; filename="${name}"`);
}

/** A whole list as a spreadsheet file. Sent as it is read, because lists only grow. */
export async function csvOfList<Row>(
  list: { name: string; now: Date; columns: CsvColumns<Row> },
  pages: AsyncIterable<readonly Row[]>,
): Promise<Response> {
  const pieces = csvPages(list.columns, pages);
  // A reader who is refused gets that answer, not a file that breaks off.
  const first = await pieces.next();
  return csvAnswer(`${list.name}-${londonDay(list.now)}.csv`, startingWith(first.value ?? "", pieces));
}

async function* startingWith(first: string, others: Pieces): AsyncGenerator<string> {
  yield first;
  yield* others;
}

/** A paper as a PDF, shown in the browser or downloaded. */
export async function pdfAnswer(name: string, paper: Paper, use: "inline" | "attachment"): Promise<Response> {
  return fileAnswer(await drawPaper(paper), "application/pdf", disposition(use, name));
}

/** A record for programs, as a download; a long one is sent piece by piece. */
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

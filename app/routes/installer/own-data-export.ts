import { Readable } from "node:stream";
import { answering } from "#app/web/answering.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { exportOwnData } from "#domain/own-data/export-own-data.ts";
import type { Route } from "./+types/own-data-export.ts";

export const loader = answering(({ context }: Route.LoaderArgs) => {
  const pieces = exportOwnData(domainContext(context), actorOf(context));
  const body = Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream<Uint8Array<ArrayBuffer>>;
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "content-disposition": 'attachment; filename="fairwatt-data.json"',
    "cache-control": "no-store",
  };
  return Promise.resolve(new Response(body, { headers }));
});

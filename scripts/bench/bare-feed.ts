// The baseline for event streams: node:http and one LISTEN. Every notification goes to everybody connected.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

const CHANNEL = process.argv[3] ?? "";

const client = new pg.Client({ connectionString: process.argv[2] ?? "" });
const listeners = new Set<ServerResponse>();
client.on("notification", ({ payload }) => {
  for (const response of listeners) response.write(`event: lead.places\ndata: ${payload}\n\n`);
});
await client.connect();
await client.query(`listen ${CHANNEL}`);

const server = createServer((request, response) => {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write("retry: 1000\n\n");
  listeners.add(response);
  request.on("close", () => listeners.delete(response));
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit(0));

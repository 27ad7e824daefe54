// The baseline for pages from memory: node:http alone, one answer to every request, headers and body prepared in
// advance.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface BareOrder {
  /** Name, value, name, value … */
  headers: string[];
  bodyFile: string;
}

const order: BareOrder = JSON.parse(process.argv[2] ?? "");
const body = readFileSync(order.bodyFile);

const server = createServer((_request, response) => {
  response.writeHead(200, order.headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit(0));

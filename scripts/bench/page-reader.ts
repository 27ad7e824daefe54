// Asks for pages one after the other over a kept-alive connection, in a process of its own: the measuring process's
// memory and other work would distort the times.
import { Agent, get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { timed } from "./signed-in.ts";

export interface ReaderOrder {
  /** Of the server. */
  url: string;
  /** Every reader asks for each address before the next one's turn. */
  addresses: string[];
  cookies: string[];
  /** Found on every page. */
  words: string;
  warmUpSeconds: number;
  seconds: number;
}

export interface ReaderReport {
  /** How long each page took to its last byte, in milliseconds, warm-up excluded. */
  times: number[];
  failures: number;
}

const order: ReaderOrder = JSON.parse(process.argv[2] ?? "");
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const report: ReaderReport = { times: [], failures: 0 };
const startsAt = performance.now() + order.warmUpSeconds * 1000;
const endsAt = startsAt + order.seconds * 1000;
for (let turn = 0; performance.now() < endsAt; turn++) {
  const isCounted = performance.now() >= startsAt;
  const { answer, milliseconds } = await timed(() => read(turn));
  if (!isPage(answer)) report.failures++;
  if (isCounted) report.times.push(milliseconds);
}
agent.destroy();
console.log(JSON.stringify(report));

interface Answer {
  status: number | undefined;
  body: Buffer;
}

function read(turn: number): Promise<Answer> {
  const { url, addresses, cookies } = order;
  const address = addresses[turn % addresses.length] ?? "/";
  const cookie = cookies[Math.floor(turn / addresses.length) % cookies.length] ?? "";
  const headers = { cookie, "accept-encoding": "gzip" };
  return new Promise((resolve, reject) => {
    const whole = (response: IncomingMessage) =>
      buffer(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    get(url + address, { agent, headers }, whole).on("error", reject);
  });
}

function isPage({ status, body }: Answer): boolean {
  return status === 200 && gunzipSync(body).includes(order.words);
}

import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export const SMALL = { "accept-encoding": "gzip, deflate, br" };
const TRIES_MAX = 150;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The bytes on the wire. */
export function get(address: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest(address, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

/** Asks until the page comes compressed from memory; the first request may be too early. */
export async function kept(address: string): Promise<Answer> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const answer = await get(address, SMALL);
    if (answer.headers["content-encoding"] === "br" && answer.headers.etag) return answer;
    await sleep(100);
  }
  throw new Error(`${address} does not come from memory`);
}

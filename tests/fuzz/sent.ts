import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** One request exactly as it goes over the wire: no client tidies up its path, headers or body. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface Answer {
  /** 0: no response. */
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
  /** Why there was no response. */
  problem?: string;
}

const SECONDS_MAX = 20;

/** Sends concurrently over kept-alive connections. */
export function openLine(url: string) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method, path, headers, body }: Sent) =>
      new Promise<Answer>((resolve) => {
        const without = (problem: string) => resolve({ status: 0, headers: {}, text: "", problem });
        const call = request({ hostname, port, method, path, headers: lengthOf(headers, body), agent }, (incoming) => {
          const { statusCode: status = 0, headers } = incoming;
          // An event stream never ends.
          if (headers["content-type"]?.startsWith("text/event-stream")) {
            incoming.on("error", () => {});
            incoming.destroy();
            return resolve({ status, headers, text: "" });
          }
          buffer(incoming).then(
            (bytes) => resolve({ status, headers, text: textOf(bytes, headers["content-encoding"]) }),
            (error: Error) => without(`broken off: ${error.message}`),
          );
        });
        call.setTimeout(SECONDS_MAX * 1000, () => call.destroy(new Error(`no answer in ${SECONDS_MAX} seconds`)));
        call.on("error", (error: Error) => without(error.message));
        call.end(body);
      }),
    close: () => agent.destroy(),
  };
}

export type Line = ReturnType<typeof openLine>;

function lengthOf(headers: Record<string, string>, body: Buffer | undefined): Record<string, string> {
  return body && !headers["transfer-encoding"] ? { "content-length": String(body.length), ...headers } : headers;
}

function textOf(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return "";
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  if (encoding === "gzip") return gunzipSync(bytes).toString();
  if (encoding === "deflate") return inflateSync(bytes).toString();
  return bytes.toString();
}

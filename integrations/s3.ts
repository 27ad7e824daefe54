import { createHash, createHmac } from "node:crypto";
import type { FilePlace } from "#integrations/file-place.ts";

export interface S3Settings {
  /** Endpoint and bucket: `https://s3.eu-west-2.amazonaws.com/documents`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

interface SignedRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body, in hexadecimal. */
  bodyHash: string;
}

/**
 * How long to wait for a response to begin and for each chunk; a large file on a slow line may take longer overall.
 */
const SILENCE_MILLISECONDS = 30_000;

/**
 * Files in a bucket of Amazon S3 or a compatible store, by path. Gives up on a store that is silent for 30 seconds,
 * even in the middle of a file.
 */
export function s3Files(settings: S3Settings, silenceMilliseconds = SILENCE_MILLISECONDS): FilePlace {
  const bucket = settings.url.replace(/\/+$/, "");
  const call = async (method: string, key: string, body?: Uint8Array, mediaType?: string) => {
    const url = new URL(`${bucket}/${key}`);
    const headers: Record<string, string> = mediaType ? { "content-type": mediaType } : {};
    const bodyHash = sha256(body ?? "");
    const signed = signS3({ method, url, headers, bodyHash }, settings, new Date());
    const silence = silenceGuard(silenceMilliseconds);
    const { signal } = silence;
    const sent = body ? { body: body as Uint8Array<ArrayBuffer> } : {};
    const answer = await silence.during(fetch(url, { method, headers: signed, redirect: "error", signal, ...sent }));
    return { answer, silence };
  };
  return {
    async put(key, bytes, mediaType) {
      requireSuccess((await call("PUT", key, bytes, mediaType)).answer, "PUT");
    },
    async get(key) {
      const { answer, silence } = await call("GET", key);
      if (answer.status === 404) return undefined;
      requireSuccess(answer, "GET");
      if (!answer.body) return undefined;
      return { body: guarded(answer.body, silence), sizeBytes: Number(answer.headers.get("content-length")) };
    },
    async remove(key) {
      const { answer } = await call("DELETE", key);
      if (answer.status !== 404) requireSuccess(answer, "DELETE");
    },
  };
}

type SilenceGuard = ReturnType<typeof silenceGuard>;

function silenceGuard(milliseconds: number) {
  const broken = new AbortController();
  const breakOff = () => broken.abort(new DOMException("The file store does not answer.", "TimeoutError"));
  return {
    signal: broken.signal,
    async during<T>(waiting: Promise<T>): Promise<T> {
      const timer = setTimeout(breakOff, milliseconds);
      return waiting.finally(() => clearTimeout(timer));
    },
  };
}

/** Counts only time spent waiting for the store, not for the reader, whose line may be slow. */
function guarded(body: ReadableStream<Uint8Array>, silence: SilenceGuard): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await silence.during(reader.read());
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function requireSuccess(answer: Response, method: string): void {
  // The response may quote the request, so we report only its status.
  if (!answer.ok) throw new Error(`the file store answered ${answer.status} to ${method}`);
}

/**
 * Headers signed with Amazon's signature version 4, which covers method, path, query, all given headers, host, time
 * and the hash of the body. Source: Amazon S3 API reference, "Authenticating Requests".
 */
export function signS3(
  { method, url, headers, bodyHash }: SignedRequest,
  { region, keyId, secret }: Omit<S3Settings, "url">,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = time.slice(0, 8);
  const sent = { ...headers, "x-amz-content-sha256": bodyHash, "x-amz-date": time };
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const names = signed.map(([name]) => name).join(";");
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join("");
  const request = [method, url.pathname, sortedQuery(url), lines, names, bodyHash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", time, scope, sha256(request)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const signature = hmac(key, toSign).toString("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${keyId}/${scope},SignedHeaders=${names},Signature=${signature}`;
  return { ...sent, authorization };
}

function sortedQuery(url: URL): string {
  const pairs = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join("="));
  return pairs.sort().join("&");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

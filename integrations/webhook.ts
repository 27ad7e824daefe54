import { type ClientRequest, request as requestPlain } from "node:http";
import { request } from "node:https";
import { limits } from "#config/limits.ts";
import { isPublicAddress, lookupPublic, PrivateAddress } from "#integrations/public-address.ts";

export interface WebhookCall {
  url: string;
  body: string | Buffer;
  /** The content is JSON unless these say otherwise. */
  headers: Record<string, string>;
}

/** This address will never be called; retrying is pointless. */
export class WebhookRefused extends Error {
  override name = "WebhookRefused";
}

/** The server is busy, and says for how long (RFC 9110, Retry-After). */
export class ComeBackLater extends Error {
  override name = "ComeBackLater";
  readonly status: number;
  readonly waitSeconds: number;

  constructor(status: number, waitSeconds: number) {
    super(`Answered with status ${status}.`);
    this.status = status;
    this.waitSeconds = waitSeconds;
  }
}

/**
 * Posts a body and returns the status. Throws if there is no status within 10 seconds, `ComeBackLater` if the server
 * is busy and says for how long, `WebhookRefused` if it can never be called.
 */
export type CallWebhook = (call: WebhookCall) => Promise<number>;

/**
 * Calls addresses given by strangers: https and public networks only, checked for the very address we connect to.
 * Redirects are not followed and the response body is not read. `allowLocal` (the demonstration and tests) also
 * accepts http://localhost.
 */
export function webhookCaller({
  allowLocal,
  timeoutMilliseconds = limits.webhookTimeoutSeconds * 1000,
}: {
  allowLocal: boolean;
  timeoutMilliseconds?: number;
}): CallWebhook {
  return ({ url, body, headers }) => {
    const address = new URL(url);
    const isLocal = allowLocal && address.protocol === "http:" && address.hostname === "localhost";
    if (!isLocal) refusePrivate(address);
    const options = {
      method: "POST",
      headers: { "content-type": "application/json", ...headers, "content-length": Buffer.byteLength(body) },
      // A kept-alive connection would be reused without a fresh lookup.
      agent: false as const,
      signal: AbortSignal.timeout(timeoutMilliseconds),
    };
    const call = isLocal ? requestPlain(address, options) : request(address, { ...options, lookup: lookupPublic });
    return statusOf(call.end(body));
  };
}

/** A bare IP address is never looked up, so we refuse it here. */
function refusePrivate({ protocol, hostname }: URL): void {
  const bare = hostname.replace(/^\[|\]$/g, "");
  const isBare = /^[\d.]+$|:/.test(bare);
  if (protocol !== "https:") throw new WebhookRefused("Only https addresses are called.");
  if (isBare && !isPublicAddress(bare)) throw new WebhookRefused("This is an address of a private network.");
}

const BUSY = [429, 503];

/** Seconds or a date, 6 hours at most; 0 for anything else. */
function waitIn(header = ""): number {
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(seconds, 0), limits.jobRetryMaxSeconds);
}

function statusOf(call: ClientRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    call.on("response", (response) => {
      const { statusCode: status = 0, headers } = response;
      const waitSeconds = BUSY.includes(status) ? waitIn(headers["retry-after"]) : 0;
      if (waitSeconds > 0) reject(new ComeBackLater(status, waitSeconds));
      else resolve(status);
      response.destroy();
    });
    call.on("error", (error) => reject(inWords(error)));
  });
}

function inWords(error: Error & { code?: string }): Error {
  if (error instanceof PrivateAddress) return new WebhookRefused(error.message);
  if (error.name === "AbortError" || error.name === "TimeoutError") {
    return new Error(`No answer within ${limits.webhookTimeoutSeconds} seconds.`, { cause: error });
  }
  return new Error(`No connection: ${error.code ?? error.name}.`, { cause: error });
}

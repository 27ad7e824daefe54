import { type ClientRequest, request as requestPlain } from "node:http";
import { request } from "node:https";
import { limits } from "#config/limits.ts";
import { isPublicAddress, lookupPublic, PrivateAddress } from "#integrations/public-address.ts";

export interface WebhookCall {
  url: string;
  body: string;
  headers: Record<string, string>;
}

/** This address will never be called: trying again is of no use. */
export class WebhookRefused extends Error {
  override name = "WebhookRefused";
}

/** Posts JSON and answers the status. Throws when no status came within 10 seconds, `WebhookRefused` when none may. */
export type CallWebhook = (call: WebhookCall) => Promise<number>;

/**
 * Calls addresses that strangers have named: https and public networks only, checked for the very address that is
 * connected to; redirects are not followed and the answer's body is not read. `allowLocal` (the demonstration and
 * tests) takes http://localhost too.
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
      headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
      // A connection of its own each time: one that is kept open would be used again without being looked up.
      agent: false as const,
      signal: AbortSignal.timeout(timeoutMilliseconds),
    };
    const call = isLocal ? requestPlain(address, options) : request(address, { ...options, lookup: lookupPublic });
    return statusOf(call.end(body));
  };
}

/** A bare address is not looked up, so it is refused here. */
function refusePrivate({ protocol, hostname }: URL): void {
  const bare = hostname.replace(/^\[|\]$/g, "");
  const isBare = /^[\d.]+$|:/.test(bare);
  if (protocol !== "https:") throw new WebhookRefused("Only https addresses are called.");
  if (isBare && !isPublicAddress(bare)) throw new WebhookRefused("This is an address of a private network.");
}

function statusOf(call: ClientRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    call.on("response", (response) => {
      resolve(response.statusCode ?? 0);
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

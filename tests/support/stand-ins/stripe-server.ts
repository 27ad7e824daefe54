import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  /** The form's fields, with nested names as Stripe writes them: `line_items[0][quantity]`. */
  form: Record<string, string>;
}

export interface StripeServer {
  url: string;
  /** Every request, in order. */
  asked: Asked[];
  /** The sessions it has opened, by id; tests change them as buyers and time would. */
  sessions: Map<string, Record<string, unknown>>;
  /** The refunds it has made, oldest first; a test changes their status as banks do. */
  refunds: Record<string, unknown>[];
  /** What its account says; a test fills it. */
  balance: Record<string, unknown>[];
  /** Answers this status instead, answers after this long, or does as asked but then loses the answer. */
  trouble: {
    status?: number;
    waitMilliseconds?: number;
    lost?: "whole" | "half";
    refused?: string;
    refundStatus?: string;
  };
  /** As it does after a day. */
  forgetKeys(): void;
  stop(): Promise<void>;
}

/** A server that speaks as much of Stripe's protocol as we use: sessions, found again by their idempotency key, and refunds. */
export async function startStripeServer(): Promise<StripeServer> {
  const asked: Asked[] = [];
  const sessions = new Map<string, Record<string, unknown>>();
  const refunds: Record<string, unknown>[] = [];
  const byKey = new Map<string, { form: string; id: string }>();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request);
    const { method = "", url: path = "", headers } = request;
    asked.push({ method, path, headers, form: Object.fromEntries(new URLSearchParams(body)) });
    const { trouble } = stripe;
    if (trouble.waitMilliseconds) await sleep(trouble.waitMilliseconds);
    if (trouble.status) return send(response, trouble.status, failure("the provider is in trouble"));
    if (!/^Bearer (sk|rk)_/.test(headers.authorization ?? "")) return send(response, 401, failure("no key"));
    if (method === "POST" && path === "/v1/checkout/sessions") return open(headers, body, response);
    if (method === "POST" && path === "/v1/refunds") return giveBack(headers, body, response);
    if (path.startsWith("/v1/refunds?")) return send(response, 200, listOf(refundsOf(refunds, path), path));
    if (path.startsWith("/v1/balance_transactions?")) return send(response, 200, listOf(stripe.balance, path));
    const [, id = ""] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path) ?? [];
    const session = method === "GET" ? sessions.get(id) : undefined;
    return session ? send(response, 200, session) : send(response, 404, failure("no such session"));
  }

  function open(headers: IncomingMessage["headers"], body: string, response: ServerResponse) {
    const key = String(headers["idempotency-key"]);
    const earlier = byKey.get(key);
    if (earlier && earlier.form !== body) return send(response, 400, failure("the key of another request"));
    const id = earlier?.id ?? `cs_test_${sessions.size + 1}${key.replaceAll("-", "").slice(0, 8)}`;
    byKey.set(key, { form: body, id });
    if (!earlier) sessions.set(id, newSession(id, new URLSearchParams(body), url));
    return send(response, 200, sessions.get(id) ?? {}, stripe.trouble.lost);
  }

  function giveBack(headers: IncomingMessage["headers"], body: string, response: ServerResponse) {
    if (stripe.trouble.refused) return send(response, 400, failure(stripe.trouble.refused, "invalid_request_error"));
    const key = String(headers["idempotency-key"]);
    const earlier = byKey.get(key);
    if (earlier && earlier.form !== body) return send(response, 400, failure("the key of another request"));
    const id = earlier?.id ?? `re_${key.replaceAll("-", "")}`;
    byKey.set(key, { form: body, id });
    if (!earlier)
      refunds.push({ ...newRefund(id, new URLSearchParams(body)), status: stripe.trouble.refundStatus ?? "succeeded" });
    return send(response, 200, refunds.find((made) => made.id === id) ?? {}, stripe.trouble.lost);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stripe: StripeServer = {
    url,
    asked,
    sessions,
    refunds,
    balance: [],
    trouble: {},
    forgetKeys: () => byKey.clear(),
    stop: () => closed(server),
  };
  return stripe;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function newSession(id: string, form: URLSearchParams, url: string): Record<string, unknown> {
  return {
    id,
    object: "checkout.session",
    mode: form.get("mode"),
    status: "open",
    payment_status: "unpaid",
    client_reference_id: form.get("client_reference_id"),
    metadata: { paymentId: form.get("metadata[paymentId]") },
    amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
    currency: form.get("line_items[0][price_data][currency]"),
    payment_intent: null,
    url: `${url}/pay/${id}`,
  };
}

function refundsOf(refunds: readonly Record<string, unknown>[], path: string) {
  const intent = new URLSearchParams(path.split("?")[1]).get("payment_intent");
  return refunds.filter(({ payment_intent }) => payment_intent === intent).toReversed();
}

function newRefund(id: string, form: URLSearchParams): Record<string, unknown> {
  return {
    id,
    object: "refund",
    amount: Number(form.get("amount")),
    balance_transaction: `txn_${id}`,
    charge: String(form.get("payment_intent")).replace(/^pi_/, "ch_"),
    created: Math.floor(Date.now() / 1000),
    currency: "gbp",
    metadata: { paymentId: form.get("metadata[paymentId]"), refundId: form.get("metadata[refundId]") },
    payment_intent: form.get("payment_intent"),
    reason: form.get("reason"),
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  };
}

function listOf(data: readonly object[], path: string) {
  return { object: "list", url: path.split("?")[0], has_more: false, data };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: object, lost?: "whole" | "half"): void {
  if (lost === "whole") return void response.destroy();
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  const headers = { "content-type": "application/json", "content-length": length, "request-id": "req_test" };
  response.writeHead(status, headers);
  if (lost === "half") response.write(text.slice(0, length / 2), () => response.destroy());
  else response.end(text);
}

function failure(message: string, type = "api_error") {
  return { error: { type, message } };
}

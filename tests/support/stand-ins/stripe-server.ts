import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Stripe from "stripe";
import { type Call, isCall, misfitsOfAnswer, misfitsOfAsked } from "#tests/support/stripe/misfits.ts";
import { aRefund, aSession } from "#tests/support/stripe/objects.ts";

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
  /** The refunds it has made, oldest first; tests change their status as banks do. */
  refunds: Record<string, unknown>[];
  /** Its balance transactions; a test fills it. */
  balance: object[];
  /** Responds with this status instead, responds after this long, or does as asked but then loses the response. */
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

/**
 * A server that speaks as much of Stripe's protocol as we use: sessions, found again by their idempotency key, and
 * refunds. Like Stripe it refuses what its description doesn't know, and it returns nothing that its description
 * doesn't.
 */
export async function startStripeServer(): Promise<StripeServer> {
  const asked: Asked[] = [];
  const sessions = new Map<string, Record<string, unknown>>();
  const refunds: Record<string, unknown>[] = [];
  const byKey: Keys = new Map();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request);
    const { method = "", url: path = "", headers } = request;
    asked.push({ method, path, headers, form: fieldsOf(body) });
    const { trouble } = stripe;
    if (trouble.waitMilliseconds) await sleep(trouble.waitMilliseconds);
    if (trouble.status) return send(response, trouble.status, failure("the provider is in trouble"));
    if (!/^Bearer (sk|rk)_/.test(headers.authorization ?? "")) return send(response, 401, failure("no key"));
    const { call, id } = callOf(method, path);
    if (!call) return send(response, 404, failure("no such address"));
    const wrong = whatIsWrong(call, request, body);
    if (wrong) return refuse(response, wrong);
    if (call === "POST /v1/checkout/sessions") return open(headers, body, response);
    if (call === "POST /v1/refunds") return giveBack(headers, body, response);
    if (call === "GET /v1/refunds") return sendKnown(response, call, listOf(refundsOf(refunds, path), path));
    if (call === "GET /v1/balance_transactions") return sendKnown(response, call, listOf(stripe.balance, path));
    const session = sessions.get(id);
    return session ? sendKnown(response, call, session) : send(response, 404, failure("no such session"));
  }

  function open(headers: IncomingMessage["headers"], body: string, response: ServerResponse) {
    const { earlier, isOther, id } = remembered(
      byKey,
      headers,
      body,
      (key) => `cs_test_${sessions.size + 1}${key.slice(0, 8)}`,
    );
    if (isOther) return send(response, 400, failure("the key of another request"));
    if (!earlier) sessions.set(id, newSession(id, new URLSearchParams(body), url));
    return sendKnown(response, "POST /v1/checkout/sessions", sessions.get(id) ?? {}, stripe.trouble.lost);
  }

  function giveBack(headers: IncomingMessage["headers"], body: string, response: ServerResponse) {
    if (stripe.trouble.refused) return refuse(response, stripe.trouble.refused);
    const { earlier, isOther, id } = remembered(byKey, headers, body, (key) => `re_${key}`);
    if (isOther) return send(response, 400, failure("the key of another request"));
    const status = stripe.trouble.refundStatus ?? "succeeded";
    if (!earlier) refunds.push({ ...newRefund(id, new URLSearchParams(body)), status });
    const made = refunds.find((one) => one.id === id) ?? {};
    return sendKnown(response, "POST /v1/refunds", made, stripe.trouble.lost);
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

type Keys = Map<string, { form: string; id: string }>;

/** What was created for this idempotency key, or the id of what is now to be created for it. */
function remembered(
  byKey: Keys,
  headers: IncomingMessage["headers"],
  form: string,
  newId: (key: string) => string,
): { earlier: boolean; isOther: boolean; id: string } {
  const key = String(headers["idempotency-key"]);
  const known = byKey.get(key);
  const { id } = known ?? { id: newId(key.replaceAll("-", "")) };
  if (!known) byKey.set(key, { form, id });
  return { earlier: known !== undefined, isOther: known !== undefined && known.form !== form, id };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function newSession(id: string, form: URLSearchParams, url: string): Record<string, unknown> {
  const amount = Number(form.get("line_items[0][price_data][unit_amount]"));
  return {
    ...aSession({ id, amount_subtotal: amount, amount_total: amount, url: `${url}/pay/${id}` }),
    client_reference_id: form.get("client_reference_id"),
    metadata: metadataIn(form),
    currency: form.get("line_items[0][price_data][currency]"),
    success_url: form.get("success_url"),
    cancel_url: form.get("cancel_url"),
    expires_at: Number(form.get("expires_at")),
  };
}

function metadataIn(form: URLSearchParams): Record<string, string> {
  const named = [...form].map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value] as const);
  return Object.fromEntries(named.flatMap(([name, value]) => (name ? [[name, value]] : [])));
}

function refundsOf(refunds: readonly Record<string, unknown>[], path: string) {
  const intent = new URLSearchParams(path.split("?")[1]).get("payment_intent");
  return refunds.filter(({ payment_intent }) => payment_intent === intent).toReversed();
}

function newRefund(id: string, form: URLSearchParams): Record<string, unknown> {
  const payment_intent = form.get("payment_intent") ?? "";
  return {
    ...aRefund({ id, amount: Number(form.get("amount")), metadata: metadataIn(form), payment_intent }),
    balance_transaction: `txn_${id}`,
    charge: payment_intent.replace(/^pi_/, "ch_"),
    created: Math.floor(Date.now() / 1000),
    reason: form.get("reason"),
  };
}

function callOf(method: string, path: string): { call: Call | undefined; id: string } {
  const [address = ""] = path.split("?");
  const [, id = ""] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(address) ?? [];
  const name = `${method} ${id ? "/v1/checkout/sessions/{id}" : address}`;
  return { call: isCall(name) ? name : undefined, id };
}

function whatIsWrong(call: Call, { headers, url = "" }: IncomingMessage, body: string): string {
  if (headers["stripe-version"] !== Stripe.API_VERSION) return "another version";
  return misfitsOfAsked(call, fieldsOf(call.startsWith("GET") ? (url.split("?")[1] ?? "") : body)).join("; ");
}

function fieldsOf(form: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(form));
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

/** Fails a test whose Stripe would respond as Stripe never does. */
function sendKnown(response: ServerResponse, call: Call, body: object, lost?: "whole" | "half"): void {
  const wrong = misfitsOfAnswer(call, body);
  if (wrong.length > 0) send(response, 500, failure(`no answer of Stripe's: ${wrong.join("; ")}`));
  else send(response, 200, body, lost);
}

function refuse(response: ServerResponse, why: string): void {
  send(response, 400, failure(why, "invalid_request_error"));
}

function failure(message: string, type = "api_error") {
  return { error: { type, message } };
}

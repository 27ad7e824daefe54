import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { type Schemas, STRIPE, schemasOf } from "#tests/support/stripe/schemas.ts";

/** Every call that we make, as named in Stripe's description. */
const calls = {
  "POST /v1/checkout/sessions": { asked: "Stripe.Checkout.SessionCreateParams", answered: "Stripe.Checkout.Session" },
  "GET /v1/checkout/sessions/{id}": {
    asked: "Stripe.Checkout.SessionRetrieveParams",
    answered: "Stripe.Checkout.Session",
  },
  "POST /v1/refunds": { asked: "Stripe.RefundCreateParams", answered: "Stripe.Refund" },
  "GET /v1/refunds": { asked: "Stripe.RefundListParams", answered: "Stripe.ApiList<Stripe.Refund>" },
  "GET /v1/balance_transactions": {
    asked: "Stripe.BalanceTransactionListParams",
    answered: "Stripe.ApiList<Stripe.BalanceTransaction>",
  },
} as const;
export type Call = keyof typeof calls;

export function isCall(name: string): name is Call {
  return name in calls;
}

/** Every event that we act on. */
export const events = [
  ...(["checkout.session.completed", "checkout.session.async_payment_succeeded"] as const),
  ...(["checkout.session.async_payment_failed", "checkout.session.expired"] as const),
  ...(["charge.refunded", "charge.refund.updated", "refund.updated", "refund.failed"] as const),
  ...(["charge.dispute.created", "charge.dispute.updated", "charge.dispute.closed"] as const),
  ...(["charge.dispute.funds_withdrawn", "charge.dispute.funds_reinstated"] as const),
] as const;

const names = Object.fromEntries([
  ...Object.entries(calls).flatMap(([name, { asked, answered }]) => [
    [`asked ${name}`, asked],
    [`answered ${name}`, answered],
  ]),
  ...events.map((type) => [`event ${type}`, `Extract<Stripe.Event, { type: "${type}" }>`]),
]);

interface Checker {
  schemas: Schemas;
  ajv: Ajv2020;
  /** In a form everything is text. */
  ajvOfForms: Ajv2020;
}

let checker: Checker | undefined;
const checks = new Map<string, ValidateFunction>();

function newChecker(): Checker {
  const schemas = schemasOf(names);
  const options = { strict: true, allErrors: true, verbose: true };
  const ajv = new Ajv2020(options);
  const ajvOfForms = new Ajv2020({ ...options, coerceTypes: true });
  for (const one of [ajv, ajvOfForms]) one.addSchema({ $id: STRIPE, $defs: schemas.$defs });
  return { schemas, ajv, ajvOfForms };
}

function check(name: string): ValidateFunction {
  const known = checks.get(name);
  if (known) return known;
  checker ??= newChecker();
  const { schemas, ajv, ajvOfForms } = checker;
  const schema = schemas.named[name];
  if (!schema) throw new Error(`Stripe's description has no ${name}`);
  const made = (name.startsWith("asked") ? ajvOfForms : ajv).compile(schema);
  checks.set(name, made);
  return made;
}

function misfits(name: string, value: unknown): string[] {
  const fits = check(name);
  return fits(value) ? [] : (fits.errors ?? []).map((error) => `${name}: ${inWords(error)}`);
}

function inWords({ instancePath, message, params, data }: ErrorObject): string {
  return `$${instancePath} ${message} ${JSON.stringify(params)}: ${JSON.stringify(data)}`;
}

/** What is wrong with a request by Stripe's description; `form` as sent over the wire. */
export function misfitsOfAsked(call: Call, form: Readonly<Record<string, string>>): string[] {
  return misfits(`asked ${call}`, nested(form));
}

/** What is wrong with a response by Stripe's description. */
export function misfitsOfAnswer(call: Call, answer: unknown): string[] {
  return misfits(`answered ${call}`, answer);
}

/** What is wrong with an event by Stripe's description. Throws for types that we don't act on. */
export function misfitsOfEvent(type: string, event: unknown): string[] {
  return misfits(`event ${type}`, event);
}

type Nested = { [key: string]: string | Nested | (string | Nested)[] };

/** `line_items[0][quantity]` is a list of objects. */
function nested(form: Readonly<Record<string, string>>): string | Nested | (string | Nested)[] {
  const groups = new Map<string, Record<string, string>>();
  const result: Nested = {};
  for (const [name, value] of Object.entries(form)) {
    const [, first = "", rest] = /^([^[]*)(?:\[(.*))?$/s.exec(name) ?? [];
    if (rest === undefined) result[first] = value;
    else groups.set(first, { ...groups.get(first), [rest.replace("]", "")]: value });
  }
  for (const [name, fields] of groups) result[name] = nested(fields);
  const keys = Object.keys(result);
  const isList = keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
  return isList ? keys.map((key) => result[key] as string | Nested) : result;
}

import { randomUUID } from "node:crypto";
import Stripe from "stripe";

// Objects whole, as Stripe sends them: what it does not know is null, and no field is left out.

const CREATED = Math.floor(Date.parse("2026-11-20T12:00:00Z") / 1000);

export function aSession(change: Partial<Stripe.Checkout.Session> = {}): Stripe.Checkout.Session {
  return {
    ...{ id: "cs_test_1", object: "checkout.session", mode: "payment", livemode: false, created: CREATED },
    ...{ status: "open", payment_status: "unpaid", payment_intent: null, client_reference_id: null, metadata: {} },
    ...{ currency: "gbp", amount_subtotal: 9900, amount_total: 9900, expires_at: CREATED + 3600, url: null },
    ...{ success_url: null, cancel_url: null, ui_mode: "hosted_page", locale: null, client_secret: null },
    ...{ payment_method_types: ["card"], allowed_payment_method_types: null, payment_method_options: {} },
    ...{ payment_method_collection: "if_required", payment_method_configuration_details: null },
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    ...{ custom_fields: [], shipping_options: [], discounts: [], customer_creation: "if_required" },
    ...{ customer: null, customer_account: null, customer_details: null, customer_email: null },
    ...{ adaptive_pricing: null, after_expiration: null, allow_promotion_codes: null, consent: null },
    ...{ billing_address_collection: null, collected_information: null, consent_collection: null },
    ...{ currency_conversion: null, integration_identifier: null, invoice: null, invoice_creation: null },
    ...{ managed_payments: null, origin_context: null, payment_link: null, permissions: null, recovered_from: null },
    ...{ saved_payment_method_options: null, setup_intent: null, shipping_address_collection: null },
    ...{ shipping_cost: null, submit_type: null, subscription: null, wallet_options: null },
    ...change,
  };
}

export function anIntent(change: Partial<Stripe.PaymentIntent> = {}): Stripe.PaymentIntent {
  return {
    ...{
      id: "pi_1",
      object: "payment_intent",
      amount: 9900,
      amount_capturable: 0,
      amount_received: 0,
      currency: "gbp",
    },
    ...{ created: CREATED, livemode: false, metadata: {}, status: "processing", payment_method_types: ["bacs_debit"] },
    ...{ allowed_payment_method_types: null, application: null, application_fee_amount: null, canceled_at: null },
    ...{ automatic_payment_methods: null, cancellation_reason: null, capture_method: "automatic_async" },
    ...{ client_secret: null, confirmation_method: "automatic", customer: null, customer_account: null },
    ...{ description: null, excluded_payment_method_types: null, last_payment_error: null, latest_charge: null },
    ...{ managed_payments: null, next_action: null, on_behalf_of: null, payment_method: null, payment_record: null },
    ...{ payment_method_configuration_details: null, payment_method_options: null, processing: null },
    ...{ receipt_email: null, review: null, setup_future_usage: null, shipping: null, source: null },
    ...{ statement_descriptor: null, statement_descriptor_suffix: null, transfer_group: null },
    ...change,
  };
}

export function aRefund(change: Partial<Stripe.Refund> = {}): Stripe.Refund {
  return {
    ...{ id: "re_1", object: "refund", amount: 4950, currency: "gbp", created: CREATED, status: "succeeded" },
    ...{ balance_transaction: "txn_1", charge: "ch_1", payment_intent: "pi_1", metadata: {} },
    ...{ customer: null, customer_account: null, payment_method: null, reason: "requested_by_customer" },
    ...{ receipt_number: null, source_transfer_reversal: null, transfer_reversal: null },
    ...change,
  };
}

export function aCharge(change: Partial<Stripe.Charge> = {}): Stripe.Charge {
  return {
    ...{ id: "ch_1", object: "charge", amount: 9900, amount_captured: 9900, amount_refunded: 0, currency: "gbp" },
    ...{ created: CREATED, livemode: false, captured: true, paid: true, disputed: false, refunded: false },
    ...{ status: "succeeded", balance_transaction: "txn_1", payment_intent: "pi_1", metadata: {} },
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    ...{ application: null, application_fee: null, application_fee_amount: null, fraud_details: null },
    ...{ calculated_statement_descriptor: "FAIRWATT", customer: null, description: null, outcome: null },
    ...{ failure_balance_transaction: null, failure_code: null, failure_message: null, on_behalf_of: null },
    ...{ payment_method: null, payment_method_details: null, receipt_email: null, receipt_number: null },
    ...{ receipt_url: null, review: null, shipping: null, source: null, source_transfer: null },
    ...{ statement_descriptor: null, statement_descriptor_suffix: null, transfer_data: null, transfer_group: null },
    ...change,
  };
}

const UNWRITTEN = {
  ...{ access_activity_log: null, billing_address: null, cancellation_policy: null, receipt: null },
  ...{ cancellation_policy_disclosure: null, cancellation_rebuttal: null, customer_communication: null },
  ...{ customer_email_address: null, customer_name: null, customer_purchase_ip: null, customer_signature: null },
  ...{ duplicate_charge_documentation: null, duplicate_charge_explanation: null, duplicate_charge_id: null },
  ...{ enhanced_evidence: {}, product_description: null, refund_policy: null, refund_policy_disclosure: null },
  ...{ refund_refusal_explanation: null, service_date: null, service_documentation: null, shipping_address: null },
  ...{ shipping_carrier: null, shipping_date: null, shipping_documentation: null, shipping_tracking_number: null },
  ...{ uncategorized_file: null, uncategorized_text: null },
} satisfies Stripe.Dispute.Evidence;

export function aDispute(change: Partial<Stripe.Dispute> = {}): Stripe.Dispute {
  return {
    ...{ id: "du_1", object: "dispute", amount: 9900, currency: "gbp", created: CREATED, livemode: false },
    ...{ status: "needs_response", reason: "fraudulent", charge: "ch_1", payment_intent: "pi_1", metadata: {} },
    ...{ balance_transactions: [], enhanced_eligibility_types: [], intended_submission_method: "manual" },
    ...{ is_charge_refundable: false, evidence: UNWRITTEN },
    evidence_details: {
      ...{ due_by: CREATED + 10 * 86_400, has_evidence: false, past_due: false, submission_count: 0 },
      ...{ submission_method: "not_submitted", enhanced_eligibility: {} },
    },
    ...change,
  };
}

export function aPayout(change: Partial<Stripe.Payout> = {}): Stripe.Payout {
  return {
    ...{ id: "po_1", object: "payout", amount: 20_000, currency: "gbp", created: CREATED, livemode: false },
    ...{ arrival_date: CREATED + 86_400, automatic: true, balance_transaction: "txn_1", destination: null },
    ...{ method: "standard", source_type: "card", status: "paid", type: "bank_account", metadata: null },
    ...{ application_fee: null, application_fee_amount: null, description: null, original_payout: null },
    ...{ failure_balance_transaction: null, failure_code: null, failure_message: null, payout_method: null },
    ...{ reconciliation_status: "completed", reversed_by: null, statement_descriptor: null, trace_id: null },
    ...change,
  };
}

/** `fee` in pence; what is left of the amount is its net. */
export function aBalanceTransaction(change: Partial<Stripe.BalanceTransaction> = {}): Stripe.BalanceTransaction {
  const { amount = 9900, fee = 170, type = "charge" } = change;
  return {
    ...{ id: `txn_${randomUUID()}`, object: "balance_transaction", amount, fee, net: amount - fee, currency: "gbp" },
    ...{ type, reporting_category: type, created: CREATED, available_on: CREATED, status: "available" },
    ...{ balance_type: "payments", description: null, exchange_rate: null, fee_details: [], source: "ch_1" },
    ...change,
  };
}

/** An event of the version that our package pins. */
export function anEvent<Type extends string>(type: Type, object: unknown, id = `evt_${randomUUID()}`) {
  return {
    ...{ id, object: "event", type, api_version: Stripe.API_VERSION, created: CREATED, livemode: false },
    ...{ pending_webhooks: 1, request: { id: null, idempotency_key: null }, data: { object } },
  };
}

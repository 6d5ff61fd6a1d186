import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { nowInSeconds } from './store.ts';

/** Random id, such as `pi_…`; only session ids carry `test_`, as in Stripe's test mode. */
export function newId(prefix: string): string {
  return `${prefix}_${prefix === 'cs' ? 'test_' : ''}${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
}

type NewIntent = {
  amount: number;
  currency: string;
  metadata: Stripe.Metadata;
  description: string | null;
  receiptEmail: string | null;
  statementDescriptor: string | null;
};

export function buildPaymentIntent(from: NewIntent): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: from.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: nowInSeconds(),
    currency: from.currency,
    customer: null,
    customer_account: null,
    description: from.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: from.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: cardOptions },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: from.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: from.statementDescriptor,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

const cardOptions: Stripe.PaymentIntent.PaymentMethodOptions.Card = {
  installments: null,
  mandate_options: null,
  network: null,
  request_three_d_secure: 'automatic',
};

export type PaidWith = {
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  email: string | null;
  name: string | null;
};

/** A charge of the intent's full amount; failed when `failure` is given. */
export function buildCharge(options: {
  intent: Stripe.PaymentIntent;
  card: PaidWith;
  failure?: { code: string; declineCode: string; message: string };
}): Stripe.Charge {
  const { intent, card, failure } = options;
  const isPaid = failure === undefined;
  const id = newId('ch');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? newId('txn') : null,
    billing_details: { address: noAddress, email: card.email, name: card.name, phone: null, tax_id: null },
    calculated_statement_descriptor: intent.statement_descriptor,
    captured: isPaid,
    created: nowInSeconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: isPaid ? approvedOutcome : { ...declinedOutcome, reason: failure.declineCode },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: { type: 'card', card: buildCardDetails(card, intent.amount) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

const noAddress: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

const approvedOutcome: Stripe.Charge.Outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
};

const declinedOutcome: Stripe.Charge.Outcome = {
  ...approvedOutcome,
  advice_code: 'try_again_later',
  network_decline_code: '01',
  network_status: 'declined_by_network',
  seller_message: 'The bank did not return any further details with this decline.',
  type: 'issuer_declined',
};

function buildCardDetails(card: PaidWith, amount: number): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    electronic_commerce_indicator: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    exp_month: card.expiryMonth,
    exp_year: card.expiryYear,
    fingerprint: `sandbox_${card.brand}_${card.last4}`,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

export function buildRefund(options: {
  charge: Stripe.Charge;
  amount: number;
  reason: Stripe.Refund.Reason | null;
  metadata: Stripe.Metadata;
}): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount: options.amount,
    balance_transaction: newId('txn'),
    charge: options.charge.id,
    created: nowInSeconds(),
    currency: options.charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: options.metadata,
    payment_intent: options.charge.payment_intent,
    payment_method: options.charge.payment_method,
    reason: options.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

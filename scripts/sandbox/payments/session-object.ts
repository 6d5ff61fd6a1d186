import type Stripe from 'stripe';
import { newId } from './objects.ts';
import { nowInSeconds, type WireLineItem } from './store.ts';

/** A line item; `unitAmount` in the smallest unit of `currency`. */
export function buildLineItem(from: {
  name: string;
  currency: string;
  unitAmount: number;
  quantity: number;
  taxBehavior: Stripe.Price.TaxBehavior;
  metadata: Stripe.Metadata;
}): WireLineItem {
  const total = from.unitAmount * from.quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: from.currency,
    description: from.name,
    metadata: from.metadata,
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: nowInSeconds(),
      currency: from.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod'),
      recurring: null,
      tax_behavior: from.taxBehavior,
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: from.unitAmount,
      unit_amount_decimal: String(from.unitAmount),
    },
    quantity: from.quantity,
  };
}

/** Fields of a session that orders leave as Stripe sets them. */
const untouched = {
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  },
  livemode: false,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  url: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

/** An open, unpaid session. `present` fills in `url`, since the port may change between runs. */
export function buildSession(from: {
  total: number;
  currency: string;
  expiresAt: number;
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  customerEmail: string | null;
  locale: Stripe.Checkout.Session['locale'];
  hasAutomaticTax: boolean;
  metadata: Stripe.Metadata;
}): Stripe.Checkout.Session {
  return {
    ...untouched,
    id: newId('cs'),
    amount_subtotal: from.total,
    amount_total: from.total,
    automatic_tax: { enabled: from.hasAutomaticTax, liability: null, provider: null, status: null },
    cancel_url: from.cancelUrl,
    client_reference_id: from.clientReferenceId,
    created: nowInSeconds(),
    currency: from.currency,
    customer_email: from.customerEmail,
    locale: from.locale,
    expires_at: from.expiresAt,
    metadata: from.metadata,
    success_url: from.successUrl,
  };
}

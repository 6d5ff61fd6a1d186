import type { Selectable } from 'kysely';
import type { Stripe } from 'stripe';
import type { PaymentsTable } from '#server/platform/db/tables.ts';

/** Parameters of the Stripe session that a statement is paid with. Deterministic, so that a repeated idempotency key matches. */
export function statementParams(statement: {
  payment: Selectable<PaymentsTable>;
  dueCents: number;
  number: string;
  email: string;
  publicUrl: string;
  /** The prices contain tax, which Stripe Tax computes and reports. */
  hasInclusiveTax: boolean;
}): Stripe.Checkout.SessionCreateParams {
  const { payment, dueCents, number, email, publicUrl, hasInclusiveTax } = statement;
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    mode: 'payment',
    client_reference_id: payment.id,
    customer_email: email,
    // One line: a session takes a hundred, and a month may have more orders.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency,
          unit_amount: dueCents,
          ...(hasInclusiveTax && { tax_behavior: 'inclusive' as const }),
          product_data: { name: `Invoice ${number}`, description: `Orders of ${month.format(payment.createdAt)}` },
        },
      },
    ],
    ...(hasInclusiveTax && { automatic_tax: { enabled: true } }),
    metadata: { userId: payment.userId, invoiceNumber: number },
    payment_intent_data: { metadata: { paymentId: payment.id }, receipt_email: email },
    expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
    success_url: `${publicUrl}/dashboard/organization?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/dashboard/organization`,
  };
}

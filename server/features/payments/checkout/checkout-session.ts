import type { Selectable } from 'kysely';
import type { Stripe } from 'stripe';
import type { Actor } from '#server/context.ts';
import type { PaymentItemsTable, PaymentsTable } from '#server/platform/db/tables.ts';
import type { Locale } from '#shared/locales.ts';
import { mailedCopy } from '#shared/mailing.ts';
import { decimalOf, formatMoney, type Currency } from '#shared/money.ts';
import { countOf } from '#shared/plural.ts';
import { describeService, describeSpeed, extraLabel, feeLabels, minimumLabel } from '#shared/pricing.ts';
import type { CheckoutMetadata } from '#shared/schemas/payments.ts';

/** Parameters of a Stripe checkout session. Deterministic per payment, so that a repeated idempotency key matches. */

type Payment = Selectable<PaymentsTable>;
type Item = Selectable<PaymentItemsTable>;

/** Metadata under the specification's names; every value is a string of at most 500 characters. */
export function toCheckoutMetadata(params: {
  payment: Payment;
  items: readonly Item[];
  actor: Pick<Actor, 'id' | 'email'>;
  fileId: string;
}): CheckoutMetadata {
  const { payment, items, actor, fileId } = params;
  const [first] = items;
  const everyItem = (test: (item: Item) => boolean) => String(items.every(test));
  return {
    fileId,
    userId: actor.id,
    userEmail: actor.email,
    filename: (first?.filename ?? '').slice(0, 400),
    documentId: first?.documentId ?? '',
    documentIds: items.map((item) => item.documentId).join(','),
    isMobile: String(payment.isMobile),
    pages: String(items.reduce((sum, item) => sum + item.pages, 0)),
    isCertified: everyItem((item) => item.translationType === 'certified'),
    isNotarized: everyItem((item) => item.translationType === 'notarized'),
    totalPrice: decimalOf({ cents: payment.amountCents, currency: payment.currency }),
    isBankStatement: everyItem((item) => item.isBankStatement),
  };
}

/** Locales of Stripe's page. It lacks Arabic and Hebrew, which fall back to the browser's locale. */
const pageLocales = {
  en: 'en',
  pt: 'pt-BR',
  es: 'es-419',
  de: 'de',
  ar: 'auto',
  he: 'auto',
  ja: 'ja',
  ko: 'ko',
} as const satisfies Record<Locale, Stripe.Checkout.SessionCreateParams.Locale>;

/** Line text of a discounted document: one line, since Stripe accepts no negative amounts. */
function discounted(item: Item, currency: Currency): string {
  const extras = [
    ...(item.speed === 'rush' ? [describeSpeed(item.speed)] : []),
    ...(item.postageCents > 0 ? [mailedCopy.label] : []),
  ];
  const off = [
    ...(item.extraCents === 0 ? [] : [extraLabel(item.extraCents).toLowerCase()]),
    ...(item.discountCents > 0 ? [`discount of ${formatMoney({ cents: item.discountCents, currency })} included`] : []),
  ];
  return [describeService(item), countOf(item.pages, 'page'), ...extras, ...off].join(', ');
}

/** Line items per document: its rate times its pages, a rush surcharge, postage, and what the order lacks to the minimum. */
export function checkoutParams(params: {
  payment: Payment;
  items: readonly Item[];
  metadata: CheckoutMetadata;
  publicUrl: string;
  /** Null for the language of the browser. */
  locale: Locale | null;
  /** Stripe mails no receipt to an address that a guest typed: it names the card. */
  isAddressProved: boolean;
  /** The prices contain tax, which Stripe Tax computes and reports; what the customer pays stays the same. */
  hasInclusiveTax: boolean;
  /** Where the payer returns to; the customer's own pages unless set. */
  returnUrl?: string | undefined;
}): Stripe.Checkout.SessionCreateParams {
  const { payment, items, metadata, publicUrl, locale, isAddressProved, hasInclusiveTax, returnUrl } = params;
  return {
    mode: 'payment',
    client_reference_id: payment.id,
    customer_email: metadata.userEmail,
    line_items: items.flatMap((item) => {
      const lineOf = (cents: number, description: string, quantity = item.pages) => ({
        quantity,
        price_data: {
          currency: payment.currency,
          unit_amount: cents,
          ...(hasInclusiveTax && { tax_behavior: 'inclusive' as const }),
          product_data: { name: item.filename.slice(0, 200), description },
        },
      });
      // The provider takes no negative line.
      if (item.discountCents > 0 || item.extraCents < 0)
        return [lineOf(item.totalCents, discounted(item, payment.currency), 1)];
      return [
        ...(item.rateCents > 0 ? [lineOf(item.rateCents, `${describeService(item)}, per page`)] : []),
        ...(item.feeCents > 0 ? [lineOf(item.feeCents, feeLabels[item.translationType], 1)] : []),
        ...(item.surchargeCents > 0
          ? [lineOf(item.surchargeCents / item.pages, `${describeSpeed(item.speed)}, per page`)]
          : []),
        ...(item.postageCents > 0 ? [lineOf(item.postageCents, mailedCopy.label, 1)] : []),
        ...(item.topUpCents > 0 ? [lineOf(item.topUpCents, minimumLabel, 1)] : []),
        ...(item.extraCents > 0 ? [lineOf(item.extraCents, extraLabel(item.extraCents), 1)] : []),
      ];
    }),
    ...(hasInclusiveTax && { automatic_tax: { enabled: true } }),
    metadata,
    // Stripe's receipt of the charge is mailed in addition to the product's receipt of the order.
    payment_intent_data: {
      metadata: { paymentId: payment.id },
      ...(isAddressProved && { receipt_email: metadata.userEmail }),
    },
    locale: locale === null ? 'auto' : pageLocales[locale],
    expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
    success_url:
      returnUrl === undefined
        ? `${publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`
        : `${returnUrl}&from=card`,
    cancel_url: returnUrl ?? `${publicUrl}/payment-cancelled?payment=${payment.id}`,
  };
}

import type { CatalogueEntry } from './entry.ts';

/** Errors of checkout, payments and refunds. */
export const paymentErrors = {
  // Checkout.
  CHECKOUT_FAILED: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Erro ao criar sessão de pagamento',
    lang: 'pt',
  },
  DOCUMENT_CREATE_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Erro ao criar documento no banco de dados',
    lang: 'pt',
  },
  DOCUMENT_ID_MISSING: { trpc: 'BAD_REQUEST', message: 'Document ID não fornecido', lang: 'pt' },
  PRICE_CHANGED: {
    trpc: 'CONFLICT',
    message: 'The price of this order is {total}. Please check the new total and pay again.',
  },
  VAT_ID_INVALID: {
    trpc: 'BAD_REQUEST',
    message: 'This VAT number is not valid. Check its country letters and digits.',
  },
  VAT_ID_NOT_REGISTERED: {
    trpc: 'CONFLICT',
    message: 'VIES does not know this VAT number. Check it, or leave it out.',
  },
  VAT_ID_UNCONFIRMED: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'VIES has not confirmed this VAT number yet. Try again later, or leave it out.',
  },
  COUPON_UNKNOWN: { trpc: 'NOT_FOUND', message: 'This code is not valid.' },
  COUPON_ENDED: { trpc: 'CONFLICT', message: 'This code is no longer valid.' },
  COUPON_USED_UP: { trpc: 'CONFLICT', message: 'This code has been used as often as it can be.' },
  COUPON_USED: { trpc: 'CONFLICT', message: 'You have already used this code.' },
  COUPON_OTHER_SERVICES: { trpc: 'CONFLICT', message: 'This code is not for the services of this order.' },
  COUPON_CURRENCY: { trpc: 'CONFLICT', message: 'This code takes an amount in another currency off an order.' },
  COUPON_NEEDS_ACCOUNT: { trpc: 'CONFLICT', message: 'This code works once per customer. Please sign in to use it.' },
  COUPON_NOT_COMBINED: {
    trpc: 'CONFLICT',
    message: 'An order has one discount. This one is ordered at the price of its quote.',
  },
  MAIL_COUNTRY: { trpc: 'CONFLICT', message: 'We do not mail copies to that country. Please choose another address.' },
  ALREADY_PAID: { trpc: 'CONFLICT', message: 'This document has already been paid for.' },
  TOO_MANY_CHECKOUTS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many payment pages were opened. Please wait a few minutes and try again.',
  },
  RUSH_UNAVAILABLE: {
    trpc: 'CONFLICT',
    message: 'Rush delivery is not available right now. Please choose standard delivery.',
  },
  NOTARY_UNAVAILABLE: {
    trpc: 'PRECONDITION_FAILED',
    message:
      'Notarized translations are not available right now, because we have no commissioned notary. Please choose a certified translation.',
  },

  PAY_LINK_INVALID: {
    trpc: 'NOT_FOUND',
    message: 'This payment link is not valid or has expired. Please ask us for a new one.',
  },

  // Payment processing.
  SESSION_ID_MISSING: { trpc: 'BAD_REQUEST', message: 'Session ID not found' },
  SESSION_INFO_FAILED: {
    trpc: 'NOT_FOUND',
    message: 'Failed to retrieve session information. Please contact support.',
  },
  LOCAL_FILE_MISSING: {
    trpc: 'NOT_FOUND',
    message: 'File not found in local storage. Please try uploading again.',
  },
  STORED_FILE_MISSING: {
    trpc: 'NOT_FOUND',
    message: 'File not found in storage. Please try uploading again.',
  },
  STORED_FILE_ALTERED: {
    trpc: 'BAD_GATEWAY',
    message: 'This file failed its integrity check, so it was not used. Our team has been alerted.',
  },
  DOCUMENT_MISSING_AFTER_RETRIES: {
    trpc: 'NOT_FOUND',
    message: 'Document not found after multiple attempts. Please contact support.',
  },
  DOCUMENT_ID_MISSING_IN_SESSION: {
    trpc: 'NOT_FOUND',
    message: 'Document ID not found in session metadata. Please contact support.',
  },
  DOCUMENT_UPDATE_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Failed to update document. Please contact support.',
  },
  FILE_URL_INVALID: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Invalid file URL generated. Please contact support.',
  },
  PAYMENT_PROCESSING_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Erro ao processar pagamento',
    lang: 'pt',
  },
  PAYMENT_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'Payment not found' },
  REFUND_NOT_POSSIBLE: { trpc: 'CONFLICT', message: 'This payment cannot be refunded by that amount.' },
  REFUND_FAILED: { trpc: 'SERVICE_UNAVAILABLE', message: 'The refund could not be made. Please try again.' },

  // Cancellation by the customer.
  CANCEL_TOO_LATE: {
    trpc: 'CONFLICT',
    message: 'Our translators have started on this order, so it can no longer be cancelled here. Please write to us.',
  },
  CANCEL_FREE: { trpc: 'CONFLICT', message: 'This order was free of charge, so there is nothing to refund.' },

  // Work refused because of the order's payment.
  ORDER_UNPAID: { trpc: 'CONFLICT', message: 'This order has not been paid for.' },
  ORDER_REFUNDED: { trpc: 'CONFLICT', message: 'This order was refunded. It is no longer worked on.' },
  REFUND_PENDING: {
    trpc: 'CONFLICT',
    message: 'A refund of this order is in progress. Please wait until it is settled.',
  },
  PAYMENT_DISPUTED: {
    trpc: 'CONFLICT',
    message: 'The payment of this order is disputed. Work is paused until the dispute is closed.',
  },
  ORDER_UNDERPAID: {
    trpc: 'CONFLICT',
    message: 'Part of the payment of this order was taken back. Work is paused until the rest is paid.',
  },
} as const satisfies Record<string, CatalogueEntry>;

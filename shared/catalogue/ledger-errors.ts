import type { CatalogueEntry } from './entry.ts';

/** Errors of staff's ledger: money that did not come by card, what is due, bank statements. */
export const ledgerErrors = {
  RECEIPT_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This payment is not recorded.' },
  RECEIVED_LATER: { trpc: 'BAD_REQUEST', message: 'A payment that was received lies not in the future.' },
  RECEIVED_FOR_WHAT: { trpc: 'BAD_REQUEST', message: 'Name the statement or the order that the payment is for.' },
  WRONG_CURRENCY: {
    trpc: 'CONFLICT',
    message: 'This payment is in another currency than what it is for. Currencies are never added.',
  },
  REVERSAL_NOT_POSSIBLE: {
    trpc: 'CONFLICT',
    message:
      'This payment can’t be taken back: it is a counter entry, or what it paid was refunded or also paid by card.',
  },
  PROMISE_PAST: { trpc: 'BAD_REQUEST', message: 'A promise to pay names today or a later day.' },
  RULES_FAULTY: {
    trpc: 'BAD_REQUEST',
    message: 'Reminders are sent on up to six rising days from 1 to 365; orders stop after 0 to 365 days, or never.',
  },
  BANK_FILE_TYPE: {
    trpc: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Send the bank’s statement as CAMT.053 (XML) or as CSV.',
  },
  BANK_FILE_TOO_LARGE: {
    trpc: 'PAYLOAD_TOO_LARGE',
    message: 'A bank’s statement has at most 32 MB and 20,000 lines.',
  },
  BANK_FILE_UNREADABLE: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This file cannot be read: {why}.',
  },
  BANK_ACCOUNT_FAULTY: {
    trpc: 'BAD_REQUEST',
    message:
      'An account needs a holder and an IBAN with right check digits, or a routing number of nine digits and an account number; one for each currency.',
  },
  BANK_LINE_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This line is not open any more.' },
  BANK_LINE_UNMATCHED: { trpc: 'CONFLICT', message: 'Nothing is proposed for this line. Choose what it pays.' },
  PAYOUT_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This refund is not waiting to be paid out.' },
} as const satisfies Record<string, CatalogueEntry>;

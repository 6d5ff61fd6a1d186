import type { CatalogueEntry } from './entry.ts';

/** Errors of staff's ledger: money that did not come by card, what is due, bank statements. */
export const ledgerErrors = {
  SELLER_MISSING: {
    trpc: 'NOT_FOUND',
    message: 'No seller is published for this office. Publish one on Admin → Sellers.',
  },
  SELLER_SERIES_TAKEN: {
    trpc: 'CONFLICT',
    message: 'Another office has this series. Each seller’s numbers are their own.',
  },
  DATEV_ACCOUNTS_MISSING: {
    trpc: 'CONFLICT',
    message: 'The seller lacks the numbers and accounts that DATEV asks for.',
  },
  SAFT_OTHER_COUNTRY: { trpc: 'CONFLICT', message: 'SAF-T (PT) is for sellers in Portugal.' },
  SAFT_CURRENCIES: {
    trpc: 'CONFLICT',
    message: 'The invoices of this period are in several currencies, which SAF-T (PT) adds up. Export shorter periods.',
  },
  REPORT_PERIOD: {
    trpc: 'BAD_REQUEST',
    message: 'A report’s last day is not before its first, and three years are the longest.',
  },
  OFFICE_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This office has no calendar. Publish one on Admin → Calendar.' },
  ORDER_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This order was not found. Unpaid orders leave after seven days.' },
  DESK_CLIENT_IS_STAFF: {
    trpc: 'CONFLICT',
    message: 'This address belongs to a member of the staff, who can’t order. Use another one.',
  },
  DESK_LINE_EMPTY: { trpc: 'BAD_REQUEST', message: 'A price line has an amount other than zero.' },
  DESK_LINE_TOO_LOW: {
    trpc: 'BAD_REQUEST',
    message: 'These price lines leave less of the first paper’s price than a card can be charged.',
  },
  RECEIPT_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This payment is not recorded.' },
  RECEIVED_LATER: { trpc: 'BAD_REQUEST', message: 'A payment that was received lies not in the future.' },
  RECEIVED_FOR_WHAT: { trpc: 'BAD_REQUEST', message: 'Name the statement or the order that the payment is for.' },
  WRONG_CURRENCY: {
    trpc: 'CONFLICT',
    message: 'This payment is in another currency than what it is for. Currencies are never added.',
  },
  CURRENCY_NOT_OFFERED: { trpc: 'BAD_REQUEST', message: 'There are no prices in this currency.' },
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
  IMPORT_HEADER: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The first line of the list has to name each of these columns once: {columns}.',
  },
  IMPORT_TOO_LARGE: {
    trpc: 'PAYLOAD_TOO_LARGE',
    message: 'A list has at most 2 MB and 5,000 lines. Send it in parts.',
  },
} as const satisfies Record<string, CatalogueEntry>;

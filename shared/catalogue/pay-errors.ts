import type { CatalogueEntry } from './entry.ts';

/** Errors of pay. */
export const payErrors = {
  PAY_PERSON_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This person is not on the staff.' },
  PAY_OWN: { trpc: 'FORBIDDEN', message: 'Somebody else has to do this for you: nobody decides on their own pay.' },
  PAY_RATE_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such rate.' },
  PAY_RATE_PAST: {
    trpc: 'BAD_REQUEST',
    message: 'A rate begins and ends today or later. What papers earned stays as it was.',
  },
  PAY_RATE_ENDED: { trpc: 'CONFLICT', message: 'This rate has ended already. Reload to see it.' },
  PAY_MONTH_RUNNING: { trpc: 'CONFLICT', message: 'This month has not ended yet.' },
  PAY_MONTH_CLOSED: {
    trpc: 'CONFLICT',
    message: 'This month is closed, or one after it. What changes goes into a later month.',
  },
  PAY_MONTH_EARLIER: { trpc: 'CONFLICT', message: 'Close {month} first: it has lines without a statement.' },
  PAY_ADJUSTMENT_TAKEN: {
    trpc: 'CONFLICT',
    message: 'This adjustment was recorded with other values. Reload to see it.',
  },
  PAY_STATEMENT_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such statement.' },
  PAY_STATEMENT_PAID: {
    trpc: 'CONFLICT',
    message: 'This statement was already marked as paid, on another day or with another reference. Reload to see it.',
  },
  PAY_NOT_DISPUTED: { trpc: 'CONFLICT', message: 'There is no open dispute about this statement. Reload to see it.' },
  PAY_PAID_LATER: { trpc: 'BAD_REQUEST', message: 'A payment that was made lies not in the future.' },
  PAY_BILLING_INVALID: { trpc: 'BAD_REQUEST', message: 'Some billing details are missing or do not fit together.' },
  PAY_BILLING_MISSING: { trpc: 'CONFLICT', message: 'Save your billing details first: invoices state them.' },
  PAY_WORDING_CHANGED: {
    trpc: 'CONFLICT',
    message: 'The wording of self-billing has changed. Reload to read it before you agree.',
  },
  PAY_AGREEMENT_PAST: { trpc: 'BAD_REQUEST', message: 'Self-billing begins today or later.' },
  PAY_AGREEMENT_OPEN: {
    trpc: 'CONFLICT',
    message: 'Self-billing is agreed from another day already. End that agreement first.',
  },
  PAY_AGREEMENT_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such agreement.' },
  PAY_MESSAGE_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Say what is wrong, so that the office can answer.' },
} as const satisfies Record<string, CatalogueEntry>;

import type { Access } from './access-row.ts';
import { mailing } from './access-targets.ts';

/** Rows of the access matrix for copies on paper. */

export const mailingAccess: Readonly<Record<string, Access>> = {
  'authenticator.mailings': { who: 'staff', input: () => ({}) },
  'authenticator.sendMailing': {
    who: 'staff',
    reach: 'every',
    target: mailing,
    absent: 'MAILING_NOT_FOUND',
    input: (id: string) => ({ documentId: id, carrier: 'usps', trackingNumber: '9400100000000000000000' }),
    answer: 'MAILING_NOT_DUE',
  },
};

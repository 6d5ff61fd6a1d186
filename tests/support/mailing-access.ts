import type { Access } from './access-row.ts';
import { mailing, paperStep, underWay } from './access-targets.ts';

/** Rows of the access matrix for copies on paper and steps at authorities. */

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
  'documents.askPaperStep': {
    who: 'signedIn',
    target: underWay,
    absent: 'DOCUMENT_NOT_FOUND',
    input: (documentId: string) => ({ documentId, kind: 'certified_copy' }),
    // The recipient of these orders asks for none.
    answer: 'STEP_NOT_OFFERED',
  },
  'documents.withdrawPaperStep': {
    who: 'signedIn',
    target: paperStep,
    absent: 'STEP_NOT_FOUND',
    input: (id: string) => ({ id }),
  },
  'authenticator.paperSteps': { who: 'staff', input: () => ({}) },
  'authenticator.sendPaperStep': {
    who: 'staff',
    reach: 'every',
    target: paperStep,
    absent: 'STEP_NOT_FOUND',
    input: (id: string) => ({ id, sentOn: new Date().toISOString().slice(0, 10), authority: null, tracking: null }),
  },
  'authenticator.returnPaperStep': {
    who: 'staff',
    reach: 'every',
    target: paperStep,
    absent: 'STEP_NOT_FOUND',
    input: (id: string) => ({ id, backOn: new Date().toISOString().slice(0, 10) }),
    answer: 'STEP_MOVED',
  },
  'authenticator.cancelPaperStep': {
    who: 'staff',
    reach: 'every',
    target: paperStep,
    absent: 'STEP_NOT_FOUND',
    input: (id: string) => ({ id, reason: 'the authority closed' }),
  },
  'admin.offeredPaperSteps': { who: 'admin' },
  'admin.offerPaperSteps': {
    who: 'admin',
    input: () => ({ offered: [], basedOn: 0, reason: 'the clerk left' }),
    answer: 'FACTS_CHANGED',
  },
};

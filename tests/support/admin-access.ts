import { randomUUID } from 'node:crypto';
import { linesOf } from '#shared/price-lines.ts';
import type { Access } from './access-row.ts';
import { account, accountOfTwoSteps, completed, inQuestion, underWay } from './access-targets.ts';
import { companyAccess } from './company-access.ts';
import { releasePrices } from './prices.ts';

/** Access to the back office; the people who work there stand in `staff-access.ts`. */

const byId = (id: string) => ({ id });
const list: Access = { who: 'admin', input: () => ({}) };

export const adminAccess: Readonly<Record<string, Access>> = {
  'admin.overview': { who: 'admin' },
  'admin.documents': list,
  'admin.documentDetails': {
    who: 'admin',
    reach: 'every',
    target: completed,
    absent: 'DOCUMENT_NOT_FOUND',
    input: byId,
  },
  'admin.complaints': { who: 'admin', input: () => ({}) },
  'admin.openComplaint': {
    who: 'admin',
    reach: 'every',
    target: completed,
    absent: 'DOCUMENT_NOT_FOUND',
    input: (documentId) => ({ documentId, cause: 'accuracy', said: 'The name of the street is wrong.' }),
  },
  'admin.saveComplaint': {
    who: 'admin',
    input: () => ({ id: randomUUID(), cause: 'accuracy' }),
    answer: 'COMPLAINT_NOT_FOUND',
  },
  'admin.closeComplaint': {
    who: 'admin',
    input: () => ({ id: randomUUID(), cause: 'accuracy', lesson: 'Streets are compared twice.', outcome: 'explained' }),
    answer: 'COMPLAINT_NOT_FOUND',
  },
  'admin.openPaper': {
    who: 'admin',
    reach: 'every',
    target: completed,
    absent: 'DOCUMENT_NOT_FOUND',
    input: (id) => ({ id, reason: 'the customer asked about page 2' }),
  },
  'admin.setDocumentStatus': {
    who: 'admin',
    reach: 'every',
    target: underWay,
    absent: 'DOCUMENT_NOT_FOUND',
    input: (id) => ({ id, status: 'completed', reason: 'it was handed over on paper' }),
  },
  'admin.answerCertificate': {
    who: 'admin',
    reach: 'every',
    target: inQuestion,
    absent: 'DOCUMENT_NOT_FOUND',
    input: (id) => ({ id, answer: 'keep' }),
  },
  'admin.users': list,
  'admin.setUserRole': {
    who: 'admin',
    reach: 'every',
    target: account,
    absent: 'USER_NOT_FOUND',
    input: (id) => ({ id, role: 'authenticator' }),
  },
  'admin.resetSecondFactor': {
    who: 'admin',
    reach: 'every',
    target: accountOfTwoSteps,
    absent: 'USER_NOT_FOUND',
    input: (id) => ({ id, reason: 'the phone was stolen' }),
  },
  'admin.prices': { who: 'admin', input: () => ({ at: '2026-02-01T00:00:00Z' }) },
  'admin.savePricesDraft': {
    who: 'admin',
    input: () => ({ lines: linesOf(releasePrices), rushPercent: 50, basedOn: 1 }),
  },
  'admin.discardPricesDraft': { who: 'admin' },
  'admin.publishPrices': {
    who: 'admin',
    input: () => ({ lines: linesOf(releasePrices), rushPercent: 50, reason: 'the prices as they are' }),
  },
  'admin.withdrawPrices': {
    who: 'admin',
    input: () => ({ accountId: randomUUID(), reason: 'a list that is not there' }),
    answer: 'NOT_AN_ORGANIZATION',
  },
  'admin.coupons': { who: 'admin' },
  'admin.createCoupon': { who: 'admin', input: () => ({ code: `A-${randomUUID().slice(0, 8)}`, percent: 10 }) },
  'admin.endCoupon': { who: 'admin', input: () => ({ id: randomUUID() }), answer: 'COUPON_NOT_FOUND' },
  'admin.volumeDiscount': {
    who: 'admin',
    input: () => ({ accountId: randomUUID() }),
    answer: 'NOT_AN_ORGANIZATION',
  },
  'admin.publishVolumeDiscount': {
    who: 'admin',
    input: () => ({ accountId: randomUUID(), facts: { steps: [] }, reason: 'nobody’s discount' }),
    answer: 'NOT_AN_ORGANIZATION',
  },
  ...companyAccess,
  'admin.authenticators': list,
  'admin.activities': list,
  'admin.answeredFindings': { who: 'admin', input: () => ({ days: 30 }) },
  'admin.auditLog': list,
  'admin.signingKey': { who: 'admin' },
  'admin.stuckWork': list,
  'admin.retryAllWork': { who: 'admin', input: () => ({ kind: 'payment' }) },
  'admin.retryWork': {
    who: 'admin',
    input: () => ({ id: `dispatch:${randomUUID()}` }),
    answer: 'NOT_FOUND',
  },
};

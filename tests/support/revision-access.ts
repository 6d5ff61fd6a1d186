import { randomUUID } from 'node:crypto';
import type { Access } from './access-row.ts';
import { review } from './access-targets.ts';

/** Rows of the access matrix for revision by a second person. The house requires none. */

const byReview = { who: 'staff', reach: 'every', target: review, absent: 'REVIEW_NOT_FOUND' } as const;
const error = { kind: 'accuracy', severity: 'minor' } as const;

export const revisionAccess: Readonly<Record<string, Access>> = {
  'authenticator.revision': { ...byReview, input: (id) => ({ id }) },
  'authenticator.submitForRevision': {
    ...byReview,
    input: (id) => ({ id, version: 1 }),
    answer: 'REVISION_UNFINISHED',
  },
  'authenticator.withdrawRevision': { ...byReview, input: (id) => ({ id }), answer: 'REVISION_UNFINISHED' },
  'authenticator.takeRevision': { ...byReview, input: (id) => ({ id }), answer: 'REVISION_UNFINISHED' },
  'authenticator.releaseRevision': { ...byReview, input: (id) => ({ id }), answer: 'REVISION_UNFINISHED' },
  'authenticator.returnRevision': {
    ...byReview,
    input: (id) => ({ id, note: 'See page 2.' }),
    answer: 'REVISION_UNFINISHED',
  },
  'authenticator.passRevision': { ...byReview, input: (id) => ({ id, version: 1 }), answer: 'REVISION_UNFINISHED' },
  'authenticator.markRevisionError': {
    ...byReview,
    input: (id) => ({ id, errorId: randomUUID(), blockId: null, ...error }),
    answer: 'REVISION_UNFINISHED',
  },
  'authenticator.removeRevisionError': {
    ...byReview,
    input: (id) => ({ id, errorId: randomUUID() }),
    answer: 'REVISION_UNFINISHED',
  },
  'authenticator.parts': { ...byReview, input: (id) => ({ id }) },
  'authenticator.splitPaper': { ...byReview, input: (id) => ({ id, parts: [] }) },
  'authenticator.finishPart': {
    ...byReview,
    input: (id) => ({ id, partId: randomUUID(), isDone: true }),
    answer: 'PART_NOT_FOUND',
  },
  'admin.revisionRule': { who: 'admin' },
  'admin.publishRevisionRule': {
    who: 'admin',
    input: () => ({ facts: { services: [], accountIds: [], pairs: [], sampleEvery: 0 }, reason: 'Access' }),
  },
  'admin.waiveRevision': {
    who: 'admin',
    reach: 'every',
    target: review,
    absent: 'REVIEW_NOT_FOUND',
    input: (id) => ({ id, reason: 'Revised on paper before' }),
    answer: 'REVISION_NOT_NEEDED',
  },
  'admin.revisionReport': { who: 'admin' },
};

import { randomUUID } from 'node:crypto';
import type { Access } from './access-row.ts';
import { review, type Target } from './access-targets.ts';
import { buildUser } from './factories.ts';

/** Rows of the access matrix for working time, offers, the board and the routing. */

const time = { timeZone: 'Europe/Berlin', hours: [null, null, null, null, null, null, null], pagesPerDay: 10 };
const absenceOf = () => ({ absenceId: randomUUID(), from: '2030-01-02', until: '2030-01-03' });
const colleague: Target = async (h) => (await buildUser(h, { role: 'authenticator' })).id;
const absence: Target = async (h) => {
  const id = randomUUID();
  const { id: userId } = await buildUser(h, { role: 'authenticator' });
  const days = { fromDay: '2030-01-02', untilDay: '2030-01-03' };
  await h.db
    .insertInto('absences')
    .values({ id, userId, ...days, createdAt: h.deps.now() })
    .execute();
  return id;
};
const byMember = { who: 'admin', reach: 'every', target: colleague, absent: 'STAFF_NOT_FOUND' } as const;
const byReview = { who: 'admin', reach: 'every', target: review, absent: 'REVIEW_NOT_FOUND' } as const;

export const teamAccess: Readonly<Record<string, Access>> = {
  'authenticator.myWork': { who: 'staff' },
  'authenticator.offers': { who: 'staff' },
  'authenticator.answerOffer': {
    who: 'staff',
    input: () => ({ id: randomUUID(), accept: true }),
    answer: 'WORK_OFFER_NOT_FOUND',
  },
  'authenticator.passOn': {
    who: 'staff',
    reach: 'every',
    target: review,
    absent: 'REVIEW_NOT_FOUND',
    input: (id, { user }) => ({ id, to: user.id, note: '' }),
    answer: 'PASS_ON_DENIED',
  },
  'authenticator.workingTime': { who: 'staff' },
  'authenticator.saveWorkingTime': { who: 'staff', input: () => time },
  'authenticator.addAbsence': { who: 'staff', input: absenceOf },
  'authenticator.removeAbsence': {
    who: 'staff',
    input: () => ({ id: randomUUID() }),
    answer: 'ABSENCE_NOT_FOUND',
  },
  'admin.team': { who: 'admin' },
  'admin.saveWorkingTime': { ...byMember, input: (userId) => ({ userId, ...time }) },
  'admin.addAbsence': { ...byMember, input: (userId) => ({ userId, ...absenceOf() }) },
  'admin.removeAbsence': {
    who: 'admin',
    reach: 'every',
    target: absence,
    absent: 'ABSENCE_NOT_FOUND',
    input: (id) => ({ id }),
  },
  'admin.board': { who: 'admin' },
  'admin.moveReview': { ...byReview, input: (id) => ({ id, to: null }) },
  'admin.routing': { who: 'admin' },
  'admin.publishRouting': {
    who: 'admin',
    input: () => ({ facts: { isOn: false, offerMinutes: 30 }, reason: 'Access' }),
  },
};

import { randomUUID } from 'node:crypto';
import type { Access } from './access-row.ts';
import type { Target } from './access-targets.ts';
import { buildUser } from './factories.ts';
import { buildAcceptance } from './freelancers.ts';
import { billingInput, buildAgreement, buildRate, buildStatement, rateInput } from './pay.ts';

/** Access to what the people who work on papers earn. Targets are people in no cell, since nobody decides on their own pay. */

const translator: Target = async (h) => (await buildUser(h, { role: 'authenticator' })).id;
const rate: Target = async (h) => buildRate(h, await buildUser(h, { role: 'authenticator' }));
const statement: Target = async (h) => buildStatement(h, await buildUser(h, { role: 'authenticator' }));
const agreement: Target = async (h) => buildAgreement(h, await buildUser(h, { role: 'authenticator' }));
const acceptance: Target = async (h) => buildAcceptance(h, await buildUser(h, { role: 'authenticator' }));
const disputed: Target = async (h) => {
  const person = await buildUser(h, { role: 'authenticator' });
  const statementId = await buildStatement(h, person);
  const said = { kind: 'disputed', message: 'A page is missing', createdAt: h.deps.now() } as const;
  await h.db
    .insertInto('payStatementMessages')
    .values({ statementId, authorId: person.id, ...said })
    .execute();
  return statementId;
};

const every = { who: 'admin', reach: 'every' } as const;

export const payAccess: Readonly<Record<string, Access>> = {
  'admin.rates': { who: 'admin', input: () => ({}) },
  'admin.saveRate': {
    ...every,
    target: translator,
    absent: 'PAY_PERSON_NOT_FOUND',
    input: (id) => rateInput({ id }),
  },
  'admin.endRate': {
    ...every,
    target: rate,
    absent: 'PAY_RATE_NOT_FOUND',
    input: (id) => ({ id, endsOn: '2099-01-01' }),
  },
  'admin.earnings': { who: 'admin', input: () => ({ month: '2026-01' }) },
  'admin.addPayAdjustment': {
    ...every,
    target: translator,
    absent: 'PAY_PERSON_NOT_FOUND',
    input: (person) => ({
      ...{ id: randomUUID(), person, month: '2099-01', reason: 'a paper that was late' },
      amount: { cents: -500, currency: 'usd' },
    }),
  },
  'admin.closePayMonth': { who: 'admin', input: () => ({ month: '2099-01' }), answer: 'PAY_MONTH_RUNNING' },
  'admin.payStatements': { who: 'admin', input: () => ({}) },
  'admin.markStatementPaid': {
    ...every,
    target: statement,
    absent: 'PAY_STATEMENT_NOT_FOUND',
    input: (id) => ({ id, paidOn: '2026-01-15', reference: 'SEPA 4711' }),
  },
  'admin.answerDispute': {
    ...every,
    target: disputed,
    absent: 'PAY_STATEMENT_NOT_FOUND',
    input: (id) => ({ id, message: 'It follows in the next month.' }),
  },
  'admin.payBilling': { who: 'admin' },
  'admin.endSelfBilling': {
    ...every,
    target: agreement,
    absent: 'PAY_AGREEMENT_NOT_FOUND',
    input: (id) => ({ id }),
  },
  'authenticator.billing': { who: 'staff' },
  'authenticator.saveBilling': { who: 'staff', input: () => billingInput() },
  'authenticator.acceptSelfBilling': {
    who: 'staff',
    input: () => ({ version: '2020-01', startsOn: '2099-01-01' }),
    answer: 'PAY_WORDING_CHANGED',
  },
  'authenticator.endSelfBilling': {
    who: 'staff',
    input: () => ({ id: randomUUID() }),
    answer: 'PAY_AGREEMENT_NOT_FOUND',
  },
  'admin.agreementCopy': {
    ...every,
    target: acceptance,
    absent: 'AGREEMENT_NOT_FOUND',
    input: (id) => ({ id }),
  },
  'authenticator.agreement': { who: 'staff' },
  'authenticator.acceptAgreement': {
    who: 'staff',
    input: () => ({ versionId: randomUUID(), sha256: '0'.repeat(64) }),
    answer: 'AGREEMENT_NOT_NEEDED',
  },
  'authenticator.agreementCopy': {
    who: 'staff',
    input: () => ({ id: randomUUID() }),
    answer: 'AGREEMENT_NOT_FOUND',
  },
  'authenticator.earnings': { who: 'staff', input: () => ({}) },
  'authenticator.statements': { who: 'staff' },
  'authenticator.answerStatement': {
    who: 'staff',
    input: () => ({ id: randomUUID(), answer: 'confirm' }),
    answer: 'PAY_STATEMENT_NOT_FOUND',
  },
};

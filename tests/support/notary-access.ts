import { randomUUID } from 'node:crypto';
import type { Access } from './access-row.ts';
import { buildDocument, buildUser } from './factories.ts';
import { buildCommission, commissionOf, evidence, holdReview } from './notaries.ts';

/** Rows of the access matrix for notaries. */

const withNotary: Access['target'] = async (h, owner) => {
  const { id: documentId } = await buildDocument(h, { owner, status: 'processing', translationType: 'notarized' });
  const row = h.db.selectFrom('documentsToBeVerified').selectAll().where('documentId', '=', documentId);
  return holdReview(h, await row.executeTakeFirstOrThrow());
};
const commission: Access['target'] = async (h) => buildCommission(h, await buildUser(h, { role: 'authenticator' }));

const ordered = {
  who: 'staff',
  reach: 'every',
  target: withNotary,
  absent: 'REVIEW_NOT_FOUND',
  input: (id: string) => ({ id }),
} as const;

export const notaryAccess: Readonly<Record<string, Access>> = {
  'documents.offer': { who: 'anyone' },
  'documents.chooseCurrency': { who: 'signedIn', input: () => ({ currency: 'usd' }) },
  'authenticator.notarialOrder': ordered,
  'authenticator.recordAct': {
    ...ordered,
    input: (id) => ({
      id,
      commissionId: randomUUID(),
      kind: 'jurat',
      county: 'Travis',
      state: 'TX',
      method: 'electronic',
      oathId: randomUUID(),
      appearance: { kind: 'in-person' },
      ...evidence,
    }),
    answer: 'NOTARY_COMMISSION_NEEDED',
  },
  'authenticator.openAct': {
    ...ordered,
    input: (id) => ({ id, commissionId: randomUUID(), kind: 'jurat', signature: 'Clara Reis' }),
    answer: 'ACT_NOT_SIGNER',
  },
  'authenticator.returnToReview': {
    ...ordered,
    input: (id) => ({ id, reason: 'a name is misspelled' }),
  },
  'authenticator.journal': { who: 'staff', input: () => ({}) },
  'admin.commissions': { who: 'admin' },
  'admin.setCommission': { who: 'admin', input: (_target, { user }) => commissionOf(user.id) },
  'admin.endCommission': {
    who: 'admin',
    reach: 'every',
    target: commission,
    absent: 'COMMISSION_NOT_FOUND',
    input: (id) => ({ id }),
  },
};

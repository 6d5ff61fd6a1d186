import { randomUUID } from 'node:crypto';
import { startSession } from '#server/features/auth/session.ts';
import { buildDocument, buildUser, type BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';
import { buildDraft, openCheckout } from './orders.ts';
import { buildMailing } from './promises.ts';

/** Rows that the access matrix addresses: each creates a row of `owner` and returns its identifier. */

export type Target = (h: Harness, owner: BuiltUser) => Promise<string>;

export const session: Target = async (h, owner) => (await startSession(h.deps, owner.id, 'test')).sessionId;
export const draft: Target = async (h, owner) => (await buildDraft(h, owner)).id;
export const failed: Target = async (h, owner) => (await buildDocument(h, { owner, status: 'error' })).id;
export const underWay: Target = async (h, owner) => (await buildDocument(h, { owner, status: 'processing' })).id;
export const completed: Target = async (h, owner) => (await buildDocument(h, { owner, status: 'completed' })).id;
export const inQuestion: Target = async (h, owner) => {
  const documentId = await completed(h, owner);
  await h.db
    .insertInto('certificateQuestions')
    .values({ documentId, cause: 'refund', raisedAt: h.deps.now() })
    .execute();
  return documentId;
};
export const mailing: Target = async (h, owner) => {
  const document = await buildDocument(h, { owner, status: 'processing' });
  await buildMailing(h, document);
  return document.id;
};
export const paperStep: Target = async (h, owner) => {
  const { id: documentId } = await buildDocument(h, { owner, status: 'processing' });
  const now = new Date();
  const { id } = await h.db
    .insertInto('paperSteps')
    .values({ documentId, kind: 'originals', askedBy: owner.id, askedAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
export const folder: Target = async (h, owner) => (await h.caller(owner).folders.create({ name: 'Family' })).id;
export const familyMember: Target = async (h, owner) => {
  const name = `Ana Souza ${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const { items } = await h.caller(owner).documents.saveFamilyMember({ name });
  return items.find((member) => member.name === name)?.id ?? '';
};
export const account: Target = async (h) => (await buildUser(h)).id;

export const accountOfTwoSteps: Target = async (h) => {
  const { id: userId } = await buildUser(h);
  const encryptedSecret = Buffer.alloc(48);
  await h.db.insertInto('secondFactors').values({ userId, encryptedSecret, confirmedAt: h.deps.now() }).execute();
  return userId;
};

export async function deliveryOf(h: Harness, owner: BuiltUser) {
  const document = await buildDocument(h, { owner, status: 'completed' });
  return h.db
    .selectFrom('translatedDocuments')
    .select(['id', 'verificationCode'])
    .where('originalDocumentId', '=', document.id)
    .executeTakeFirstOrThrow();
}

export const delivery: Target = async (h, owner) => (await deliveryOf(h, owner)).id;
export const code: Target = async (h, owner) => (await deliveryOf(h, owner)).verificationCode;

export const revisionRequest: Target = async (h, owner) => {
  const documentId = await completed(h, owner);
  const { id } = await h.db
    .insertInto('revisionRequests')
    .values({
      documentId,
      requestedBy: owner.id,
      revision: 1,
      items: JSON.stringify([{ wrong: 'Joao', right: 'João' }]),
      createdAt: h.deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Makes the caller the signer, who may revoke the certificate. */
export async function revocationBy(verificationCode: string, { h, user }: { h: Harness; user: BuiltUser }) {
  await h.db
    .updateTable('certificates as c')
    .from('translatedDocuments as t')
    .whereRef('t.id', '=', 'c.translationId')
    .where('t.verificationCode', '=', verificationCode)
    .set({ issuedBy: user.id })
    .execute();
  return { verificationCode, reason: 'issued in error' };
}

export const removedDelivery: Target = async (h, owner) => {
  const { id } = await deliveryOf(h, owner);
  await h.caller(owner).documents.remove({ id });
  return id;
};

export const notification: Target = async (h, owner) => {
  const values = { userId: owner.id, type: 'payment_confirmed', title: 'Paid', message: 'Thank you' };
  const { id } = await h.db.insertInto('notifications').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const review: Target = async (h, owner) => {
  const documentId = await buildDocument(h, { owner, status: 'processing' });
  const row = h.db.selectFrom('documentsToBeVerified').select('id').where('documentId', '=', documentId.id);
  return (await row.executeTakeFirstOrThrow()).id;
};

export const checkout: Target = async (h, owner) =>
  (await openCheckout(h, owner, [await buildDraft(h, owner)])).sessionId;

export const payment: Target = async (h, owner) => {
  const { id } = await buildDocument(h, { owner, status: 'processing' });
  const row = h.db.selectFrom('paymentItems').select('paymentId').where('documentId', '=', id);
  return (await row.executeTakeFirstOrThrow()).paymentId;
};

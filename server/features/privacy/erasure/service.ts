import type { z } from 'zod';
import type { Actor, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { endAccess, eraseProfile, findProfile } from '#server/features/auth/account-end.ts';
import { deleteInvitationsOf } from '#server/features/auth/organizations/queries.ts';
import { endMemberships } from '#server/features/auth/organizations/service.ts';
import { lockTrust } from '#server/features/auth/trust-locks.ts';
import { deleteChecks } from '#server/features/auth/vat-check-queries.ts';
import { eraseProofs } from '#server/features/certification/credential-queries.ts';
import { extendLog } from '#server/features/certification/log/service.ts';
import { eraseNotaryRequests } from '#server/features/certification/notary-queries.ts';
import { eraseDeskOrder, eraseDeskOrdersOf } from '#server/features/documents/desk-access.ts';
import {
  deleteAbout,
  eraseDocumentRows,
  eraseEvents,
  listDocumentKeys,
  listErasable,
  updateErasureRequested,
  type ErasableDocument,
} from '#server/features/documents/erasure.ts';
import { deletePastOrders } from '#server/features/documents/imported-orders.ts';
import { deleteFamily } from '#server/features/documents/people/queries.ts';
import { lockDocument, lockUserDocuments } from '#server/features/documents/rows.ts';
import { eraseDraft } from '#server/features/documents/service.ts';
import { deleteFolders } from '#server/features/folders/queries.ts';
import {
  deleteAboutDocument,
  deleteAboutRequests,
  deleteOfAccount,
  hasPendingMail,
} from '#server/features/notifications/erasure.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import { eraseBilling } from '#server/features/pay/billing-queries.ts';
import { hasOpenPay } from '#server/features/pay/statement-queries.ts';
import { returnCredit } from '#server/features/payments/credit-return.ts';
import {
  erasePayments,
  erasePaymentRows,
  eraseReceived,
  findPaidPayment,
  hasBalance,
  hasUnsettledPayment,
  lockPaymentsOf,
} from '#server/features/payments/erasure.ts';
import { eraseInvoices } from '#server/features/payments/invoice-queries.ts';
import { deleteRequests } from '#server/features/payments/offers/queries.ts';
import { deleteQuotes } from '#server/features/payments/quote-queries.ts';
import { refundPayment } from '#server/features/payments/refunds/service.ts';
import { eraseRevisionNotes } from '#server/features/revision/leaving.ts';
import { eraseHandOverNotes } from '#server/features/team/offer-queries.ts';
import { eraseWorkingTime } from '#server/features/team/people-queries.ts';
import { endCollections, eraseTexts } from '#server/features/translation/service.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { forgetSweeps } from '#server/platform/jobs/kept-jobs.ts';
import { eraseAnswers, forgetIdempotencyKeys } from '#server/public-api/idempotency.ts';
import { canonicalEmail } from '#shared/email.ts';
import { erasedName, erasureRules, erasureSituationOf, type ErasureSituation } from '#shared/erasure.ts';
import type { deleteAccountInput, DeletionPreview } from '#shared/schemas/account-data.ts';
import {
  deleteErasureObject,
  findErasure,
  insertErasure,
  insertErasureObjects,
  listErasureObjects,
  listUnfinishedErasures,
  updateErasureFinished,
} from './queries.ts';
import { deleteSandboxOf, endSandboxes } from './test-data.ts';

/*
 * Deletion of documents and accounts by their owners.
 * Promises: files and personal data go, the proof of a certificate stays; money that is due to the account is paid out before its
 * name goes; what is interrupted is resumed; the rows of one document go in one transaction, and its objects after it.
 * Never: a document deleted during work or a dispute; a certificate that no longer verifies.
 */

/** Erasures younger than this are left to their own job. */
const ownJobMs = 60_000;
/** Mails about the account's last refunds are given this long before they go with it. */
const mailTimeMs = 24 * 60 * 60_000;

/** Preview of a document's deletion. Throws DOCUMENT_NOT_FOUND. */
export async function previewErasure(deps: Deps, actor: Actor, id: string): Promise<{ situation: ErasureSituation }> {
  const [document] = await listErasable(deps.db, { userId: actor.id, ids: [id] });
  if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  return { situation: erasureSituationOf(document) };
}

/**
 * Deletes a document, refunding it first when work has not started. Repeating the request is idempotent.
 * Throws DOCUMENT_NOT_FOUND, ERASURE_IN_WORK, ERASURE_DISPUTED.
 */
export async function eraseDocument(deps: Deps, actor: Actor, id: string): Promise<{ state: 'erasing' | 'erased' }> {
  return deps.db.transaction().execute(async (trx) => {
    const [locked] = await lockUserDocuments(trx, { ids: [id], userId: actor.id });
    if (!locked) throw new AppError('DOCUMENT_NOT_FOUND');
    if (locked.erasedAt) return { state: 'erased' };
    if (locked.erasureRequestedAt) return { state: 'erasing' };
    const [document] = await listErasable(trx, { userId: actor.id, ids: [id] });
    if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
    assertErasable(document);
    if (document.paymentStatus === 'unpaid') {
      await eraseDraft(deps, trx, { document: locked, actor });
      await eraseAnswersAbout(deps, trx, { userId: actor.id, documentId: id });
      return { state: 'erased' };
    }
    const now = deps.now();
    const erasureId = await insertErasure(trx, { userId: actor.id, documentId: id, now });
    await updateErasureRequested(trx, { ids: [id], userId: actor.id, now });
    await deps.jobs.enqueue(trx, 'privacy.erase', { erasureId });
    return { state: 'erasing' };
  });
}

const refusals: Partial<Record<ErasureSituation, 'ERASURE_IN_WORK' | 'ERASURE_DISPUTED'>> = {
  'in-work': 'ERASURE_IN_WORK',
  disputed: 'ERASURE_DISPUTED',
};

function assertErasable(document: ErasableDocument): void {
  const refusal = refusals[erasureSituationOf(document)];
  if (refusal) throw new AppError(refusal);
}

/** Preview of an account's deletion. */
export async function previewDeletion(deps: Deps, actor: Actor): Promise<DeletionPreview> {
  const counts: DeletionPreview['counts'] = {};
  const blocking: DeletionPreview['blocking'] = [];
  for (const document of await listErasable(deps.db, { userId: actor.id })) {
    const situation = erasureSituationOf(document);
    counts[situation] = (counts[situation] ?? 0) + 1;
    if (erasureRules[situation].does !== 'refuse' || blocking.length === 10) continue;
    blocking.push({ id: document.id, filename: document.filename, situation });
  }
  return { counts, blocking };
}

/**
 * Deletes the account with everything in it: every sign-in ends at once, the rest follows in the background.
 * Throws NOT_SIGNED_IN when the session ended meanwhile, ACCOUNT_ADDRESS_DIFFERS (from the person's), LAST_OWNER_OF, ACCOUNT_UNPAID, ERASURE_IN_WORK and ERASURE_DISPUTED for any
 * of its documents.
 */
export async function deleteAccount(
  deps: Deps,
  actor: SignedInActor,
  { email }: z.output<typeof deleteAccountInput>,
): Promise<void> {
  if (canonicalEmail(email) !== canonicalEmail(actor.person.email)) throw new AppError('ACCOUNT_ADDRESS_DIFFERS');
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    // Its locks come before those of other rows everywhere.
    await lockTrust(deps, trx, actor);
    const documents = await listErasable(trx, { userId: actor.id });
    const ids = documents.map(({ id }) => id);
    if (ids.length > 0) await lockUserDocuments(trx, { ids, userId: actor.id });
    // Read again under the locks, since work may have started.
    const locked = ids.length > 0 ? await listErasable(trx, { userId: actor.id, ids }) : [];
    for (const document of locked) if (!document.erasureRequestedAt) assertErasable(document);
    const erasureId = await insertErasure(trx, { userId: actor.id, documentId: null, now });
    await updateErasureRequested(trx, { ids, userId: actor.id, now });
    await endMemberships(deps, trx, actor);
    // Read under the organization's lock, which its orders on account take.
    if (await hasBalance(trx, actor.id)) throw new AppError('ACCOUNT_UNPAID');
    await endAccess(deps, trx, { userId: actor.id, by: { ...actor.person, role: actor.role } });
    // Members of an organization have their own mail.
    if (actor.member === null) {
      await queueEmail(deps, trx, {
        userId: actor.id,
        to: { name: actor.name, address: actor.email },
        template: 'account-deleted',
        payload: {},
      });
    }
    await deps.jobs.enqueue(trx, 'privacy.erase', { erasureId });
  });
}

/** Job: continues one erasure as far as it can go; open refunds, disputes and payments leave the rest to the sweep. Idempotent. */
export async function continueErasure(deps: Deps, { erasureId }: { erasureId: string }): Promise<void> {
  const erasure = await findErasure(deps.db, erasureId);
  if (!erasure || erasure.finishedAt) return;
  const isDone =
    erasure.documentId === null
      ? await continueAccount(deps, { id: erasure.id, userId: erasure.userId, since: erasure.requestedAt })
      : await continueDocument(deps, { erasureId, userId: erasure.userId, documentId: erasure.documentId });
  await removeObjects(deps, erasureId);
  if (!isDone) return;
  await updateErasureFinished(deps.db, { id: erasureId, now: deps.now() });
  const { userId, documentId } = erasure;
  deps.log.info({ erasureId, userId, documentId }, 'erased');
}

/** Job: resumes erasures that wait, and those whose own job was lost. */
export async function resumeErasures(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - ownJobMs);
  for (const erasureId of await listUnfinishedErasures(deps.db, { before, limit: 100 })) {
    await continueErasureOnce(deps, erasureId);
  }
}

/** A failure does not block the others. */
async function continueErasureOnce(deps: Deps, erasureId: string): Promise<void> {
  try {
    await continueErasure(deps, { erasureId });
  } catch (error) {
    deps.log.error({ err: error, erasureId }, 'erasure failed, retrying');
  }
}

/** True once the document's rows are erased. */
async function continueDocument(
  deps: Deps,
  { erasureId, userId, documentId }: { erasureId: string; userId: string; documentId: string },
): Promise<boolean> {
  const read = async () => (await listErasable(deps.db, { userId, ids: [documentId] }))[0];
  let document = await read();
  if (!document) return true;
  if (situationOf(document) === 'not-started') {
    await refundUnstarted(deps, { userId, documentId });
    document = await read();
    if (!document) return true;
  }
  const situation = situationOf(document);
  if (situation === 'draft' || situation === 'checkout') {
    await eraseDraftOf(deps, { userId, documentId });
    return true;
  }
  if (situation !== 'delivered' && situation !== 'refunded') return false;
  return eraseRows(deps, { erasureId, userId, documentId });
}

/** Work ended with the request, so an order not delivered by then never will be. */
function situationOf(document: ErasableDocument): ErasureSituation {
  return erasureSituationOf({ ...document, isStarted: false });
}

async function refundUnstarted(
  deps: Deps,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<void> {
  const paymentId = await findPaidPayment(deps.db, documentId);
  const profile = await findProfile(deps.db, userId);
  if (!paymentId || !profile) return;
  const { id, role, name, email } = profile;
  const reason = 'Deleted by the customer before work began';
  await refundPayment(deps, { id, role, name, email }, { paymentId, documentId, reason, takesRest: true });
}

async function eraseDraftOf(deps: Deps, { userId, documentId }: { userId: string; documentId: string }): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const [document] = await lockUserDocuments(trx, { ids: [documentId], userId });
    if (document?.paymentStatus === 'unpaid')
      await eraseDraft(deps, trx, { document, actor: { id: userId, role: 'user' } });
    await eraseAnswersAbout(deps, trx, { userId, documentId });
  });
}

/** Erases the rows of one document in one transaction; false when its state changed meanwhile. Lock order: payment, document. */
async function eraseRows(
  deps: Deps,
  { erasureId, userId, documentId }: { erasureId: string; userId: string; documentId: string },
): Promise<boolean> {
  // Runs before the bytes are deleted: a leaf appended later could not state their signature.
  await extendLog(deps);
  return deps.db.transaction().execute(async (trx) => {
    const paymentIds = await lockPaymentsOf(trx, documentId);
    await lockDocument(trx, documentId);
    const [document] = await listErasable(trx, { userId, ids: [documentId] });
    if (!document) return true;
    const situation = situationOf(document);
    if (situation !== 'delivered' && situation !== 'refunded') return false;
    const now = deps.now();
    // Set already, unless an operator asked for the erasure again after a restore.
    await updateErasureRequested(trx, { ids: [documentId], userId, now });
    const keys = await listDocumentKeys(trx, documentId);
    await insertErasureObjects(trx, erasureId, keys);
    await forgetSweeps(trx, keys);
    await eraseTexts(trx, documentId);
    await deleteAbout(trx, documentId);
    await eraseNotaryRequests(trx, documentId);
    await eraseDeskOrder(trx, documentId);
    await eraseDocumentRows(trx, { id: documentId, now });
    await eraseHandOverNotes(trx, documentId);
    await eraseRevisionNotes(trx, documentId);
    await erasePaymentRows(trx, documentId);
    await eraseEvents(trx, { documentId, actorId: userId, actorRole: 'user', now });
    await deleteAboutDocument(trx, { documentId, paymentIds });
    await eraseAnswersAbout(deps, trx, { userId, documentId });
    return true;
  });
}

function eraseAnswersAbout(
  deps: Deps,
  trx: Trx,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<void> {
  return eraseAnswers(deps, trx, { accountId: userId, about: documentId, code: 'DOCUMENT_NOT_FOUND' });
}

/** Removes the objects that erased rows referred to. A key is listed until its object is gone. */
async function removeObjects(deps: Deps, erasureId: string): Promise<void> {
  for (;;) {
    const keys = await listErasureObjects(deps.db, erasureId, 100);
    if (keys.length === 0) return;
    for (const key of keys) {
      await deps.storage.remove(key);
      await deleteErasureObject(deps.db, { erasureId, key });
    }
  }
}

async function continueAccount(
  deps: Deps,
  { id: erasureId, userId, since }: { id: string; userId: string; since: Date },
): Promise<boolean> {
  // Runs before the documents, each of which would scan every stored answer. The closed account makes no further calls.
  await deps.db.transaction().execute((trx) => forgetIdempotencyKeys(trx, userId));
  let isDone = true;
  for (const document of await listErasable(deps.db, { userId })) {
    if (!(await continueDocument(deps, { erasureId, userId, documentId: document.id }))) isDone = false;
  }
  await deps.db.transaction().execute((trx) => returnCredit(deps, trx, userId));
  if (!isDone || (await hasUnsettledPayment(deps.db, userId)) || (await hasOpenPay(deps.db, userId))) return false;
  const recently = new Date(deps.now().getTime() - mailTimeMs);
  if (await hasPendingMail(deps.db, { userId, since: since > recently ? since : recently })) return false;
  await deleteSandboxOf(deps, userId);
  await deps.db.transaction().execute((trx) => eraseAccount(deps, trx, userId));
  return true;
}

async function eraseAccount(deps: Deps, trx: Trx, userId: string): Promise<void> {
  const profile = await findProfile(trx, userId);
  if (!profile || profile.erasedAt) return;
  await endAccess(deps, trx, { userId, by: null });
  await deleteFamily(trx, userId);
  await deleteFolders(trx, userId);
  await eraseWorkingTime(trx, userId);
  await erasePayments(trx, userId);
  await eraseReceived(trx, userId);
  await deleteQuotes(trx, userId);
  await deletePastOrders(trx, userId);
  await eraseDeskOrdersOf(trx, userId);
  await deleteAboutRequests(trx, userId);
  await deleteRequests(trx, userId);
  await eraseInvoices(trx, { accountId: userId, name: erasedName });
  await eraseBilling(trx, userId);
  await deleteChecks(trx, userId);
  // An organization's address is a person's own.
  const address = profile.kind === 'person' ? profile.email : null;
  if (address !== null) await deleteInvitationsOf(trx, { userId, email: address });
  await deleteOfAccount(trx, { userId, address });
  await forgetIdempotencyKeys(trx, userId);
  await endSandboxes(trx, { ownerId: userId, now: deps.now() });
  await eraseProfile(trx, { userId, now: deps.now() });
  // SQL lets a checked credential's proof go with an erased person alone.
  for (const key of await eraseProofs(trx, userId)) await deps.jobs.enqueue(trx, 'documents.sweepFile', { key });
  await endCollections(deps, trx, userId);
}

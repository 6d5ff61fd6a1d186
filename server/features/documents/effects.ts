import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { notify, notifyStaff } from '#server/features/notifications/notify.ts';
import { publishEvent } from '#server/features/notifications/publish-event.ts';
import { queuePush } from '#server/features/notifications/push.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { DocumentTransition } from '#shared/document-status.ts';
import { workOf } from '#shared/languages.ts';
import { moveMailing } from './mailing.ts';
import { queueOrderEmail } from './order-mail.ts';
import { findOrderState } from './order-state.ts';
import { deliveryColumns } from './promise-columns.ts';
import { endPause, promiseNow, recordMissed } from './promise.ts';
import { offerByRule, openReview } from './reviews.ts';
import type { Effects, Transitioned } from './status-change.ts';

/*
 * The effects of each transition: webhooks, reviews, jobs, promises, notifications, mails. They run in the table's order, in the
 * transaction that writes the status; owners are notified before staff (lock order).
 */

const ofDelivery: readonly Effects[] = [publishCompleted, endPromise, completeOrder];

/** A new transition does not compile without an entry. */
const effects: Readonly<Record<DocumentTransition, readonly Effects[]>> = {
  pay: [publishPaid, openOrder],
  submitFree: [openOrder],
  retry: [dispatchAgain],
  receiveTranslation: [publishDrafted, staffNotice('translation_draft')],
  failTranslation: [staffNotice('translation_failed')],
  approve: ofDelivery,
  supply: ofDelivery,
  correct: ofDelivery,
  notarize: ofDelivery,
  certify: [],
  returnToReview: [],
  set: [],
};

export async function runEffects(deps: Deps, trx: Trx, transitioned: Transitioned): Promise<void> {
  for (const effect of effects[transitioned.event]) await effect(deps, trx, transitioned);
}

async function publishPaid(deps: Deps, trx: Trx, { document, chargedCents }: Transitioned): Promise<void> {
  const { id: documentId, userId: accountId, pages, currency } = document;
  const { times, isPromised } = await promiseNow(deps, document);
  const dueAt = isPromised ? times.dueAt.toISOString() : null;
  const data = { documentId, pages, chargedCents, currency, dueAt };
  await publishEvent(trx, { now: deps.now, accountId, type: 'document.paid', data });
}

async function publishDrafted(deps: Deps, trx: Trx, { document }: Transitioned): Promise<void> {
  const { id: documentId, userId: accountId } = document;
  const data = { documentId };
  await publishEvent(trx, { now: deps.now, accountId, type: 'translation.drafted', data, onceFor: documentId });
}

async function publishCompleted(deps: Deps, trx: Trx, { document }: Transitioned): Promise<void> {
  const { id: documentId, userId: accountId, verificationCode } = document;
  const data = { documentId, verificationCode, revision: 1 };
  await publishEvent(trx, { now: deps.now, accountId, type: 'translation.completed', data });
}

/** False for a language that a person types: nothing of the paper is read, drafted or remembered. */
function isRead({ sourceLanguage }: { sourceLanguage: string }): boolean {
  return workOf(sourceLanguage).by === 'read';
}

/** Opens the review, has the file read and sent to the workflow, and tells staff. */
async function openOrder(deps: Deps, trx: Trx, { document }: Transitioned): Promise<void> {
  const owner = await ownerOf(trx, document);
  const now = deps.now();
  const { dueAt } = (await promiseNow(deps, document)).times;
  const reviewId = await openReview(trx, document, { dueAt, now });
  if (isRead(document)) await deps.jobs.enqueue(trx, 'translation.read', { reviewId });
  await offerByRule(deps, trx, [reviewId]);
  if (isRead(document))
    await deps.jobs.enqueue(trx, 'translation.dispatch', { documentId: document.id, deliveryId: document.id });
  const clientName = document.clientName ?? owner.name ?? owner.email;
  await notifyStaff(trx, { now: deps.now, kind: 'document_upload', payload: { ...about(document), clientName } });
}

async function dispatchAgain(deps: Deps, trx: Trx, { document, eventId }: Transitioned): Promise<void> {
  const { id } = document;
  if (!isRead(document)) return;
  await deps.jobs.enqueue(trx, 'translation.dispatch', { documentId: id, deliveryId: `${id}:${eventId}` });
}

function staffNotice(kind: 'translation_draft' | 'translation_failed'): Effects {
  return (deps, trx, { document }) => notifyStaff(trx, { now: deps.now, kind, payload: about(document) });
}

/** Ends the promise of a first delivery. */
async function endPromise(deps: Deps, trx: Trx, { document }: Transitioned): Promise<void> {
  if (document.deliveredAt) return;
  const now = deps.now();
  await endPause(trx, { documentId: document.id, now });
  const { promiseOutcome } = deliveryColumns(document, now);
  if (promiseOutcome === 'missed' && !document.promiseOutcome) await recordMissed(deps, trx, document);
}

/** A printed copy becomes due, the translation goes to memory, and the owner is notified. */
async function completeOrder(deps: Deps, trx: Trx, transitioned: Transitioned): Promise<void> {
  const { document } = transitioned;
  const isToMail = await moveMailing(trx, {
    documentId: document.id,
    from: ['ordered'],
    to: 'due',
    now: deps.now(),
  });
  if (isRead(document)) await deps.jobs.enqueue(trx, 'translation.remember', { documentId: document.id });
  await notifyOwner(deps, trx, transitioned);
  if (isToMail) await notifyStaff(trx, { now: deps.now, kind: 'copy_to_mail', payload: about(document) });
}

async function notifyOwner(deps: Deps, trx: Trx, { document, paper, isCorrected }: Transitioned): Promise<void> {
  const owner = await ownerOf(trx, document);
  await notify(trx, {
    now: deps.now,
    userId: document.userId,
    kind: isCorrected ? 'document_rejected' : 'translation_ready',
    payload: { ...about(document), ...paper },
  });
  const order = await findOrderState(trx, { documentId: document.id, now: deps.now() });
  await queuePush(deps, trx, { userId: owner.id, documentId: document.id, says: order?.state.says ?? [] });
  await queueOrderEmail(deps, trx, {
    userId: owner.id,
    to: { name: owner.name, address: owner.email },
    template: isCorrected ? 'translation-corrected' : 'translation-ready',
    payload: { ...about(document), ...paper, verificationCode: document.verificationCode },
  });
}

function about({ id, filename }: { id: string; filename: string }) {
  return { documentId: id, filename };
}

async function ownerOf(trx: Trx, { userId }: { userId: string }) {
  const owner = await findOwner(trx, userId);
  if (!owner) throw new AppError('USER_NOT_FOUND');
  return owner;
}

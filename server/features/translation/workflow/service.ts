import { createHash, randomUUID } from 'node:crypto';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { cacheSeconds, uploadKey } from '#server/features/documents/file-key.ts';
import { makeFileLink } from '#server/features/documents/file-link.ts';
import { assertWorkable } from '#server/features/documents/policy.ts';
import { attachTranslation, setWorkflowState } from '#server/features/documents/review/service.ts';
import {
  assertDecidable,
  findReviewByDocument,
  lockReview,
  updateReview,
  type Review,
} from '#server/features/documents/reviews.ts';
import { findDocument, lockDocument } from '#server/features/documents/rows.ts';
import { storeFile, type StoredFile, readAll } from '#server/features/documents/stored-bytes.ts';
import { transition, transitionIfAllowed } from '#server/features/documents/transition.ts';
import { checkFile } from '#server/features/documents/upload/incoming-file.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { TranslatorFileError } from '#server/platform/integrations/translator.ts';
import { jobRule } from '#server/platform/jobs/catalogue.ts';
import { documentTransitions, workRefusal, type DocumentStatus } from '#shared/document-status.ts';
import { errorMessage, statusOf } from '#shared/errors.ts';
import { workOf } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { inboundRecord, toPayload } from './payload.ts';
import {
  findAnswered,
  findWebhookDelivery,
  findWebhookDeliveryById,
  insertWebhookDelivery,
  listOutboundStatuses,
  lockWebhookDelivery,
  updateUnlessDone,
  updateWebhookDelivery,
} from './queries.ts';

/*
 * The translation workflow: dispatch of orders and receipt of translations.
 * Promises: an order is sent until the workflow accepts it, for about a day; each inbound delivery is handled once; an order
 * is in the review queue from payment on, independent of the workflow; a retried delivery keeps its id.
 * Never: an order blocked, lost or published by a workflow response, or sent again after its document was decided.
 */

/** Upper bound: `findWorkflowSource` rejects the link earlier, once the order no longer needs it. */
const sourceLinkLifetimeMs = limits.fileLinkMaxMs;

/** Job: sends an order to the workflow. Throws unless it is accepted, so that the queue retries. */
export async function dispatch(
  deps: Deps,
  { documentId, deliveryId }: { documentId: string; deliveryId: string },
): Promise<void> {
  if (!deps.translator) return;
  const document = await findDocument(deps.db, { id: documentId });
  const review = await findReviewByDocument(deps.db, documentId);
  if (!document?.fileKey || !document.fileMimetype || review?.status !== 'pending') return;
  // Refunded orders are not translated; paused ones are sent when they resume; a person types what the product does not read.
  if (workRefusal(document) || workOf(document.sourceLanguage).by === 'typed') return;
  const delivery = await openOutbound(deps, { documentId, deliveryId, reviewId: review.id });
  if (!delivery) return;
  const body = toPayload({
    documentId,
    userId: document.userId,
    filename: document.filename,
    fileUrl: makeFileLink(deps, { kind: 'workflow', id: delivery.id, disposition: 'attachment' }, sourceLinkLifetimeMs)
      .url,
    mimetype: document.fileMimetype,
    sizeBytes: document.fileSizeBytes ?? 0,
    pages: document.pages,
    translationType: document.translationType,
    price: { cents: document.totalCostCents, currency: document.currency },
    sourceLanguage: document.sourceLanguage,
    isBankStatement: document.isBankStatement,
    clientName: document.clientName,
    speed: document.speed,
    dueAt: document.dueAt,
    callbackUrl: `${deps.env.publicUrl}/webhooks/translation`,
  });
  const outcome = await attempt(deps, deliveryId, body);
  if (outcome.ok) {
    await deps.db.transaction().execute(async (trx) => {
      await updateWebhookDelivery(trx, {
        id: delivery.id,
        values: { status: 'done', responseStatus: outcome.status, lastError: null, finishedAt: deps.now() },
        isAttempt: true,
      });
      const current = await lockReview(trx, review.id);
      // A callback can arrive before the call it answers is recorded here; a later delivery may still be waiting.
      const isReplaced = (await findAnswered(trx, { documentId, deliveryId }))?.isReplaced;
      if (current?.workflowState === 'waiting' && !isReplaced) {
        await setWorkflowState(trx, { reviewId: review.id, state: 'sent', now: deps.now() });
      }
    });
    return;
  }
  const isLast = delivery.attempts >= jobRule('translation.dispatch').retryLimit;
  const failure = { responseStatus: outcome.status, lastError: outcome.error };
  const isOpen = await updateUnlessDone(deps.db, { id: delivery.id, status: isLast ? 'dead' : 'failed', ...failure });
  // The job ran twice, and its other attempt was accepted meanwhile.
  if (isOpen) throw new Error(outcome.error);
}

/**
 * The delivery to attempt; undefined once it ended, a callback has answered it, or a later one replaced it. A new delivery of a failed
 * order begins it again. Lock order: delivery, then review.
 */
async function openOutbound(
  deps: Deps,
  { documentId, deliveryId, reviewId }: { documentId: string; deliveryId: string; reviewId: string },
) {
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    const outbound = { direction: 'outbound', deliveryId } as const;
    const isNew = (await insertWebhookDelivery(trx, { ...outbound, documentId, createdAt: now })) !== undefined;
    const known = await findWebhookDelivery(trx, outbound);
    const delivery = known && (await lockWebhookDelivery(trx, known.id));
    if (!delivery || delivery.status === 'done' || delivery.status === 'dead') return undefined;
    const state = (await lockReview(trx, reviewId))?.workflowState;
    const isReplaced = (await findAnswered(trx, { documentId, deliveryId }))?.isReplaced ?? false;
    if (isReplaced || state === 'received' || (state === 'failed' && !isNew)) {
      const values = { status: 'done', lastError: null, finishedAt: now } as const;
      await updateWebhookDelivery(trx, { id: delivery.id, values });
      return undefined;
    }
    if (state === 'failed') await setWorkflowState(trx, { reviewId, state: 'waiting', now });
    return delivery;
  });
}

type Attempt = { ok: true; status: number } | { ok: false; status: number | null; error: string };

async function attempt(deps: Deps, deliveryId: string, body: object): Promise<Attempt> {
  if (!deps.translator) return { ok: false, status: null, error: 'no workflow is configured' };
  try {
    const status = await deps.translator.post(deliveryId, body);
    if (status >= 200 && status < 300) return { ok: true, status };
    return { ok: false, status, error: `the workflow answered ${status}` };
  } catch (error) {
    return { ok: false, status: null, error: error instanceof Error ? error.name : 'no answer' };
  }
}

export interface InboundCall {
  deliveryId: string;
  documentId: string;
  status: 'completed' | 'failed';
  url?: string | undefined;
  reason?: string | undefined;
  /** Id of the outbound delivery it answers, if the workflow states it. */
  inReplyTo?: string | undefined;
  /** File of a multipart call. */
  bytes?: Buffer | undefined;
}

/**
 * Records an inbound call and enqueues its handling; a repeated delivery id is a no-op.
 * Throws DOCUMENT_NOT_FOUND, and CONFLICT once the document is decided.
 */
export async function recordInbound(deps: Deps, call: InboundCall): Promise<void> {
  if (await findWebhookDelivery(deps.db, { direction: 'inbound', deliveryId: call.deliveryId })) return;
  const review = await findReviewByDocument(deps.db, call.documentId);
  if (!review) throw new AppError('DOCUMENT_NOT_FOUND');
  if (review.status !== 'pending') throw new AppError('CONFLICT');

  const file = call.bytes && (await storeInbound(deps, { ...review, bytes: call.bytes }));
  await deps.db.transaction().execute(async (trx) => {
    const id = await insertWebhookDelivery(trx, {
      direction: 'inbound',
      deliveryId: call.deliveryId,
      documentId: call.documentId,
      payload: JSON.stringify({ status: call.status, url: call.url, reason: call.reason, inReplyTo: call.inReplyTo }),
      fileKey: file?.key ?? null,
      createdAt: deps.now(),
    });
    if (id) await deps.jobs.enqueue(trx, 'translation.receive', { deliveryId: id });
  });
}

function storeInbound(deps: Deps, source: { userId: string; filename: string; bytes: Buffer }): Promise<StoredFile> {
  return storeFile(deps, {
    key: uploadKey({ userId: source.userId, filename: source.filename, now: deps.now() }),
    bytes: source.bytes,
    mimetype: 'application/octet-stream',
    sha256: createHash('sha256').update(source.bytes).digest('hex'),
    cacheSeconds: cacheSeconds.correction,
  });
}

/** Job: handles a recorded inbound call. Throws on temporary errors, so that the queue retries. */
export async function handleInbound(deps: Deps, id: string): Promise<void> {
  const delivery = await findWebhookDeliveryById(deps.db, id);
  if (!delivery?.documentId || delivery.status !== 'pending') return;
  const { documentId } = delivery;
  const record = inboundRecord.parse(delivery.payload);
  if (record.status === 'failed') {
    await closeInbound(deps, { id, documentId, failure: record.reason ?? 'the workflow gave no reason' });
    return;
  }
  const received = await receiveFile(deps, { documentId, url: record.url, fileKey: delivery.fileKey }).catch(
    (error: unknown) => postponeInbound(deps, { id, attempts: delivery.attempts, error }),
  );
  await closeInbound(deps, { id, documentId, ...received });
}

/** Records a temporary failure and rethrows it; after the last attempt the failure is permanent. */
async function postponeInbound(
  deps: Deps,
  { id, attempts, error }: { id: string; attempts: number; error: unknown },
): Promise<{ failure: string }> {
  if (attempts >= jobRule('translation.receive').retryLimit) return { failure: 'the file could not be fetched' };
  const lastError = error instanceof TranslatorFileError ? error.message : 'the file could not be fetched yet';
  await updateWebhookDelivery(deps.db, { id, values: { lastError }, isAttempt: true });
  throw error;
}

/** Fetches, checks and stores the translated file; a permanent fault is returned as `failure`. */
async function receiveFile(
  deps: Deps,
  source: { documentId: string; url: string | undefined; fileKey: string | null },
): Promise<{ file: StoredFile } | { failure: string }> {
  const document = await findDocument(deps.db, { id: source.documentId });
  if (!document) return { failure: 'the document is gone' };
  try {
    const bytes = await fetchBytes(deps, source);
    const checked = await checkFile(bytes);
    const key = uploadKey({ userId: document.userId, filename: document.filename, now: deps.now() });
    return { file: await storeFile(deps, { ...checked, key, cacheSeconds: cacheSeconds.upload }) };
  } catch (error) {
    if (error instanceof TranslatorFileError && !error.isTemporary) return { failure: error.message };
    if (error instanceof AppError && statusOf(error.code) < 500)
      return { failure: errorMessage(error.code, error.details) };
    throw error;
  }
}

async function fetchBytes(
  deps: Deps,
  { url, fileKey }: { url: string | undefined; fileKey: string | null },
): Promise<Buffer> {
  if (fileKey) {
    const stored = await deps.storage.get(fileKey);
    if (!stored) throw new TranslatorFileError('the delivered file is gone', false);
    return readAll(stored);
  }
  if (!url || !deps.translator) throw new TranslatorFileError('there is no file to fetch', false);
  return deps.translator.fetchFile(url, limits.fileBytes);
}

/**
 * One commit: fills the review or marks it failed, and closes the delivery. A second translation changes nothing, nor does the answer
 * to a delivery that a later one replaced.
 */
async function closeInbound(
  deps: Deps,
  outcome: { id: string; documentId: string; file?: StoredFile; failure?: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const delivery = await lockWebhookDelivery(trx, outcome.id);
    if (delivery?.status !== 'pending') return;
    const { inReplyTo } = inboundRecord.parse(delivery.payload);
    const isOfEarlier = await applyInbound(deps, trx, { ...outcome, inReplyTo });
    const isFailure = outcome.failure !== undefined && !isOfEarlier;
    await updateWebhookDelivery(trx, {
      id: outcome.id,
      values: {
        status: isFailure ? 'failed' : 'done',
        lastError: isOfEarlier ? 'it answers a delivery that a later one replaced' : (outcome.failure ?? null),
        finishedAt: deps.now(),
      },
      isAttempt: true,
    });
    if (delivery.fileKey) await deps.jobs.enqueue(trx, 'documents.sweepFile', { key: delivery.fileKey });
  });
}

/**
 * A status set by an admin is kept; the translation is added to the review in any case. True for the answer to an earlier delivery,
 * which changes nothing.
 */
async function applyInbound(
  deps: Deps,
  trx: Trx,
  {
    documentId,
    file,
    failure,
    inReplyTo,
  }: { documentId: string; file?: StoredFile; failure?: string; inReplyTo: string | undefined },
): Promise<boolean> {
  // Lock order: document, then review, as decisions take them.
  const document = await lockDocument(trx, documentId);
  const known = document && (await findReviewByDocument(trx, documentId));
  const review = known && (await lockReview(trx, known.id));
  if (review?.status !== 'pending' || review.workflowState === 'received') return false;
  if (await answersEarlier(trx, { documentId, review, inReplyTo, isFailure: !file })) return true;
  const now = deps.now();
  if (file) {
    await attachTranslation(trx, { reviewId: review.id, file, now });
    await transitionIfAllowed(deps, trx, { documentId, event: 'receiveTranslation', as: 'system', actor: null });
    return false;
  }
  if (review.workflowState === 'failed') return false;
  await setWorkflowState(trx, { reviewId: review.id, state: 'failed', now });
  await transitionIfAllowed(deps, trx, {
    documentId,
    event: 'failTranslation',
    as: 'system',
    actor: null,
    ...(failure ? { reason: failure } : {}),
  });
  return false;
}

/**
 * True for a named delivery that is not the last one, or that was accepted before the order was to be sent again, and for an unnamed
 * failure while only an earlier delivery has reached the workflow. An unnamed translation is taken from any of them.
 */
async function answersEarlier(
  trx: Trx,
  order: { documentId: string; review: Review; inReplyTo: string | undefined; isFailure: boolean },
): Promise<boolean> {
  const { documentId, review, inReplyTo, isFailure } = order;
  const isWaiting = review.workflowState === 'waiting';
  const answered = inReplyTo && (await findAnswered(trx, { documentId, deliveryId: inReplyTo }));
  if (answered) return Boolean(answered.isReplaced) || (answered.status === 'done' && isWaiting);
  if (!isFailure || !isWaiting) return false;
  const [last, ...earlier] = await listOutboundStatuses(trx, documentId);
  // The first attempt of the last one is `pending`: its answer may come before it is accepted here.
  return last === 'done' || (last !== 'pending' && earlier.includes('done'));
}

/**
 * Enqueues an order for the workflow under a new delivery id, in the caller's transaction.
 * Throws NOT_FOUND, CONFLICT once the document is decided, and the code of `workRefusal` where its payment forbids work.
 */
export async function retryDispatch(deps: Deps, trx: Trx, order: { documentId: string; actor: Actor }): Promise<void> {
  const { documentId, actor } = order;
  const document = await lockDocument(trx, documentId);
  const known = await findReviewByDocument(trx, documentId);
  const review = known && (await lockReview(trx, known.id));
  if (!document || !review) throw new AppError('NOT_FOUND');
  assertDecidable(review, document);
  await updateReview(trx, { id: review.id, values: { workflowState: 'waiting' }, now: deps.now() });
  if (hasFailed(document.status)) {
    await transition(deps, trx, { documentId, event: 'retry', as: 'staff', actor });
    return;
  }
  await deps.jobs.enqueue(trx, 'translation.dispatch', { documentId, deliveryId: `${documentId}:${randomUUID()}` });
}

function hasFailed(status: DocumentStatus): boolean {
  const failed: readonly DocumentStatus[] = documentTransitions.retry.from;
  return failed.includes(status);
}

/** Enqueues a recorded delivery again under its own id. Throws NOT_FOUND, CONFLICT when it is done. */
export async function retryDelivery(deps: Deps, trx: Trx, id: string): Promise<void> {
  const delivery = await lockWebhookDelivery(trx, id);
  if (!delivery?.documentId) throw new AppError('NOT_FOUND');
  if (delivery.status === 'done') throw new AppError('CONFLICT');
  await updateWebhookDelivery(trx, { id, values: { status: 'pending', attempts: 0, finishedAt: null } });
  const { documentId, deliveryId } = delivery;
  const document = await lockDocument(trx, documentId);
  if (!document) throw new AppError('NOT_FOUND');
  assertWorkable(document);
  if (delivery.direction === 'outbound') await waitAgain(deps, trx, documentId);
  if (delivery.direction === 'inbound') await deps.jobs.enqueue(trx, 'translation.receive', { deliveryId: id });
  else await deps.jobs.enqueue(trx, 'translation.dispatch', { documentId, deliveryId });
}

/** A failure that came before is the answer to an earlier attempt. */
async function waitAgain(deps: Deps, trx: Trx, documentId: string): Promise<void> {
  const known = await findReviewByDocument(trx, documentId);
  const review = known && (await lockReview(trx, known.id));
  if (review?.workflowState !== 'failed') return;
  await setWorkflowState(trx, { reviewId: review.id, state: 'waiting', now: deps.now() });
}

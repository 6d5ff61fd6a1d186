import type { Selectable } from 'kysely';
import type { DeliveryView, ReviewDetails } from '#shared/schemas/authenticator.ts';
import type { Actor } from '../../context.ts';
import type { Trx } from '../../db/client.ts';
import type { ReviewsTable } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { findAccount } from '../auth/queries.ts';
import { certify, isSpecimen } from '../certification/service.ts';
import { deliver } from '../documents/delivery/service.ts';
import { makeFileLink } from '../documents/file-link.ts';
import { findDocument } from '../documents/queries.ts';
import { findCorrectionUpload, findReview, findReviewView } from '../documents/review/queries.ts';
import {
  approveReview,
  assertDecidable,
  lockPendingReview,
  nameOnRecord,
  rejectReview,
  type StoredFile,
} from '../documents/review/service.ts';
import { transition } from '../documents/transition.ts';
import { assertClaim } from './claim/service.ts';
import { findDeliveryView } from './queries.ts';

/*
 * Certification: a person with a name says that a translation is right.
 * Promises: a document is decided once; the review, the delivery, the upload record, the audit event, the notification and
 * the mail are one commit; the file was stored before it.
 * Never: a certificate over a file nobody looked at, or two certificates for one document.
 */

type Review = Selectable<ReviewsTable>;

/** A document under review with its client and links to both files. Throws REVIEW_NOT_FOUND. */
export async function getReview(deps: Deps, id: string): Promise<ReviewDetails> {
  const view = await findReviewView(deps.db, { id, now: deps.now() });
  if (!view) throw new AppError('REVIEW_NOT_FOUND');
  const [client, document, review] = await Promise.all([
    findAccount(deps.db, view.userId),
    findDocument(deps.db, { id: view.documentId }),
    findReview(deps.db, id),
  ]);
  if (!client || !document || !review) throw new AppError('REVIEW_NOT_FOUND');
  const original = { kind: 'original', id: document.id, disposition: 'inline' } as const;
  const draft = { kind: 'draft', id: review.id, disposition: 'inline' } as const;
  return {
    ...view,
    client: { id: client.id, name: client.name, email: client.email, phone: client.phone, role: client.role },
    viewerPages: document.viewerPages,
    original: document.fileMimetype ? { ...makeFileLink(deps, original), mimetype: document.fileMimetype } : null,
    translation: review.translatedFileMimetype
      ? { ...makeFileLink(deps, draft), mimetype: review.translatedFileMimetype }
      : null,
  };
}

/**
 * Certifies the workflow's translation and delivers it.
 * Throws REVIEW_NOT_FOUND, TRANSLATION_MISSING, and CONFLICT when somebody else was first or the file has changed since.
 */
export async function approve(deps: Deps, actor: Actor, reviewId: string): Promise<DeliveryView> {
  const review = await findPending(deps, reviewId);
  assertClaim(review, actor, deps.now());
  const { translatedFileKey: key, translatedFileMimetype: mimetype } = review;
  const { translatedFileSizeBytes: sizeBytes, translatedFileSha256: sha256 } = review;
  if (!key || !mimetype || sizeBytes === null || sha256 === null) throw new AppError('TRANSLATION_MISSING');
  const now = deps.now();
  const file = await certify(deps, {
    ...certifiedFacts(review),
    file: { key, mimetype, sizeBytes, sha256 },
    decision: 'approved',
    signer: { id: actor.id, name: nameOnRecord(actor) },
    isSpecimen: isSpecimen(deps.env, 'approved'),
    now,
  });
  const id = await deps.db.transaction().execute(async (trx) => {
    const locked = await lockPendingReview(trx, reviewId);
    assertClaim(locked, actor, now);
    if (locked.translatedFileKey !== key) throw new AppError('CONFLICT');
    await approveReview(trx, { review: locked, actor, now });
    return publish(deps, trx, { review: locked, file, isCorrection: false, actor, now });
  });
  return findPublished(deps, id);
}

/**
 * Delivers a corrected PDF in place of the workflow's translation; the review becomes rejected.
 * Throws REVIEW_NOT_FOUND, CORRECTION_REFERENCE for an upload that is not the actor's own for this review, CONFLICT.
 */
export async function sendCorrection(
  deps: Deps,
  actor: Actor,
  input: { id: string; uploadId: string },
): Promise<DeliveryView> {
  const review = await findPending(deps, input.id);
  assertClaim(review, actor, deps.now());
  const upload = await findCorrectionUpload(deps.db, {
    id: input.uploadId,
    reviewId: review.id,
    uploadedBy: actor.id,
  });
  if (!upload) throw new AppError('CORRECTION_REFERENCE');
  const now = deps.now();
  const file = await certify(deps, {
    ...certifiedFacts(review),
    file: {
      key: upload.fileKey,
      mimetype: upload.fileMimetype,
      sizeBytes: upload.fileSizeBytes,
      sha256: upload.fileSha256,
    },
    decision: 'corrected',
    signer: { id: actor.id, name: nameOnRecord(actor) },
    isSpecimen: isSpecimen(deps.env, 'corrected'),
    now,
  });
  const id = await deps.db.transaction().execute(async (trx) => {
    const locked = await lockPendingReview(trx, review.id);
    assertClaim(locked, actor, now);
    await rejectReview(trx, { review: locked, actor, file, now });
    return publish(deps, trx, { review: locked, file, isCorrection: true, actor, now });
  });
  return findPublished(deps, id);
}

/** What is printed about the paper until the person who decides states it. */
function certifiedFacts(review: Review) {
  return {
    review,
    paperKind: review.filename,
    holders: review.clientName ? [{ name: review.clientName }] : [],
  };
}

async function findPending(deps: Deps, id: string): Promise<Review> {
  const review = await findReview(deps.db, id);
  const document = review && (await findDocument(deps.db, { id: review.documentId }));
  if (!document || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  assertDecidable(review, document);
  return review;
}

/** Delivery, upload record, audit, notification and mail of a decision, in its transaction. */
async function publish(
  deps: Deps,
  trx: Trx,
  decision: { review: Review; file: StoredFile; isCorrection: boolean; actor: Actor; now: Date },
): Promise<string> {
  const { review, file, isCorrection, actor, now } = decision;
  const document = await transition(deps, trx, {
    documentId: review.documentId,
    event: isCorrection ? 'correct' : 'approve',
    as: 'staff',
    actor,
  });
  return deliver(trx, { document, review, file, isCorrection, actor, now });
}

async function findPublished(deps: Deps, id: string): Promise<DeliveryView> {
  const view = await findDeliveryView(deps.db, id);
  if (!view) throw new AppError('REVIEW_NOT_FOUND');
  return view;
}

/** Who a document belongs to. Throws CLIENT_LOOKUP_FAILED. */
export async function getClient(deps: Deps, userId: string) {
  const client = await findAccount(deps.db, userId);
  if (!client) throw new AppError('CLIENT_LOOKUP_FAILED');
  return { id: client.id, name: client.name, email: client.email, phone: client.phone, role: client.role };
}

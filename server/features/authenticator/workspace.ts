import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { findOwner, hasOtherStaff } from '#server/features/auth/queries.ts';
import { findOpenRequest } from '#server/features/certification/notary-queries.ts';
import { canReissue, canRevoke, isSpecimen } from '#server/features/certification/policy.ts';
import { findSigner } from '#server/features/certification/signers.ts';
import { findCertificateView, findCurrentCertificate } from '#server/features/documents/certificates.ts';
import { listComments, listReviewQuestions } from '#server/features/documents/conversation/queries.ts';
import { questionRefusal } from '#server/features/documents/conversation/service.ts';
import { makeFileLink, type FileTarget } from '#server/features/documents/file-link.ts';
import { inspectFile } from '#server/features/documents/inspection/service.ts';
import { findSpelling } from '#server/features/documents/people/spelling.ts';
import { findReviewView } from '#server/features/documents/review/queries.ts';
import { findDecision, findReview, findReviewByDocument } from '#server/features/documents/reviews.ts';
import { listRequests } from '#server/features/documents/revision-requests.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import { findTranslation } from '#server/features/documents/translations.ts';
import { findCorrectionUpload } from '#server/features/documents/upload/queries.ts';
import { findText } from '#server/features/translation/text-queries.ts';
import { retryDispatch } from '#server/features/translation/workflow/service.ts';
import { holdersOnSheet } from '#shared/certificate/bound-names.ts';
import { findFileFaults, findSourceFaults } from '#shared/certificate/findings.ts';
import { initialsOf } from '#shared/initials.ts';
import type {
  inspectInput,
  Inspection,
  reviewDetails,
  reviewLinkInput,
  ReviewView,
} from '#shared/schemas/authenticator.ts';
import type { conversation } from '#shared/schemas/conversation.ts';
import type { fileLinkOutput } from '#shared/schemas/documents.ts';
import { shownTo } from './shown.ts';

/*
 * The workspace: a review with its client, files and findings.
 * Promises: file links expire within minutes; a decided review links to the delivered file.
 * Never: a retry of an order that has a translation or a decision.
 */

/** A review with its client and links to both files. Throws REVIEW_NOT_FOUND. */
export async function getReview(deps: Deps, actor: Actor, id: string): Promise<z.input<typeof reviewDetails>> {
  const view = await findReviewView(deps.db, { id, now: deps.now() });
  if (!view) throw new AppError('REVIEW_NOT_FOUND');
  const shown = shownTo(actor, view);
  const hasContacts = shown === view;
  const [client, document, decided, isOwnUpload] = await Promise.all([
    findOwner(deps.db, view.userId),
    findDocument(deps.db, { id: view.documentId }),
    findReviewByDocument(deps.db, view.documentId),
    view.userId === actor.id ? hasOtherStaff(deps.db, actor.id) : false,
  ]);
  if (!client || !document || !decided) throw new AppError('REVIEW_NOT_FOUND');
  const [translation, text, decision, request] = await Promise.all([
    findTranslatedFile(deps, id),
    findText(deps.db, id),
    findDecision(deps.db, decided.id),
    findOpenRequest(deps.db, decided.id),
  ]);
  const original = { kind: 'original', id: document.id, disposition: 'inline' } as const;
  return {
    ...shown,
    client: {
      id: client.id,
      name: hasContacts ? client.name : client.name && initialsOf(client.name),
      email: hasContacts ? client.email : '',
      phone: hasContacts ? client.phone : null,
      role: client.role,
    },
    viewerPages: document.viewerPages,
    turnedPages: (text?.pages ?? [])
      .filter(({ rotation }) => rotation !== 0)
      .map(({ page, rotation }) => ({ page, rotation })),
    original: document.fileMimetype ? { ...makeFileLink(deps, original), mimetype: document.fileMimetype } : null,
    translation: translation
      ? { ...makeFileLink(deps, { ...translation.target, disposition: 'inline' }), mimetype: translation.mimetype }
      : null,
    isOwnUpload,
    certificate: await certificateFor(deps, actor, view),
    revisionRequests: await listRequests(deps, view.documentId),
    spelling: await findSpelling(deps.db, view.documentId),
    note: document.note,
    certifiedByName: request?.certifiedByName ?? null,
    decision: decision ? { decision: decision.decision, ...decision.statement } : null,
  };
}

async function certificateFor(
  deps: Deps,
  actor: Actor,
  review: Pick<ReviewView, 'documentId' | 'verificationCode' | 'notarySince'>,
): Promise<z.input<typeof reviewDetails>['certificate']> {
  const [view, certificate] = await Promise.all([
    findCertificateView(deps.db, review),
    findCurrentCertificate(deps.db, review.documentId),
  ]);
  if (!view || !certificate) return null;
  return {
    ...view,
    facts: certificate.facts,
    canRevoke: canRevoke(actor, certificate),
    canReissue: canReissue(actor, certificate) && review.notarySince === null,
  };
}

/** The delivered file, or the workflow's draft before the decision. */
async function findTranslatedFile(
  deps: Deps,
  reviewId: string,
): Promise<{ target: Omit<FileTarget, 'disposition'>; mimetype: string } | undefined> {
  const review = await findReview(deps.db, reviewId);
  if (!review) return undefined;
  const delivery = review.status === 'pending' ? undefined : await findTranslation(deps.db, { id: review.documentId });
  if (delivery) {
    const { id, translatedFileSha256: sha256, translatedFileMimetype: mimetype } = delivery;
    return { target: { kind: 'delivered', id, sha256 }, mimetype };
  }
  if (!review.translatedFileMimetype) return undefined;
  return { target: { kind: 'draft', id: review.id }, mimetype: review.translatedFileMimetype };
}

/** A signed link to the original or the translation of a review. Throws REVIEW_NOT_FOUND, STORED_FILE_MISSING. */
export async function linkReviewFile(
  deps: Deps,
  { id, kind, disposition }: z.infer<typeof reviewLinkInput>,
): Promise<z.infer<typeof fileLinkOutput>> {
  const review = await findReview(deps.db, id);
  if (!review) throw new AppError('REVIEW_NOT_FOUND');
  if (kind === 'original') return makeFileLink(deps, { kind: 'original', id: review.documentId, disposition });
  const translation = await findTranslatedFile(deps, id);
  if (!translation) throw new AppError('STORED_FILE_MISSING');
  return makeFileLink(deps, { ...translation.target, disposition });
}

/**
 * Findings about the signer and the file that a decision would certify: the actor's upload, or the workflow's translation.
 * Throws REVIEW_NOT_FOUND, TRANSLATION_MISSING, CORRECTION_REFERENCE.
 */
export async function inspect(
  deps: Deps,
  actor: Actor,
  { id, uploadId }: z.infer<typeof inspectInput>,
): Promise<Inspection> {
  const review = await findReview(deps.db, id);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  const file = await findFileToInspect(deps, { review, uploadId, uploadedBy: actor.id });
  const [facts, document, { findings: signerFindings }] = await Promise.all([
    inspectFile(deps, { ...file, documentId: review.documentId }),
    findDocument(deps.db, { id: review.documentId }),
    findSigner(deps, actor, review),
  ]);
  const findings = [
    ...signerFindings,
    ...findSourceFaults({ counted: review.pages, shown: document?.viewerPages ?? null }),
    ...findFileFaults(facts, {
      sourcePages: review.pages,
      isSpecimen: isSpecimen(deps.env, uploadId === undefined ? 'approved' : 'supplied'),
    }),
  ];
  const { target, mimetype } = file;
  const { people } = await findSpelling(deps.db, review.documentId);
  return {
    holders: holdersOnSheet({ pages: facts?.pageTexts ?? [], sources: [] }, people),
    pages: facts?.pages ?? null,
    sourcePages: review.pages,
    findings,
    file: { ...makeFileLink(deps, { ...target, disposition: 'inline' }), mimetype },
  };
}

async function findFileToInspect(
  deps: Deps,
  params: {
    review: NonNullable<Awaited<ReturnType<typeof findReview>>>;
    uploadId: string | undefined;
    uploadedBy: string;
  },
) {
  const { review, uploadId, uploadedBy } = params;
  if (uploadId !== undefined) {
    const upload = await findCorrectionUpload(deps.db, { id: uploadId, reviewId: review.id, uploadedBy });
    if (!upload) throw new AppError('CORRECTION_REFERENCE');
    return {
      key: upload.fileKey,
      mimetype: upload.fileMimetype,
      sizeBytes: upload.fileSizeBytes,
      sha256: upload.fileSha256,
      target: { kind: 'upload', id: upload.id } as const,
    };
  }
  const { translatedFileKey: key, translatedFileMimetype: mimetype } = review;
  const { translatedFileSizeBytes: sizeBytes, translatedFileSha256: sha256 } = review;
  if (!key || !mimetype || sizeBytes === null || sha256 === null) throw new AppError('TRANSLATION_MISSING');
  return { key, mimetype, sizeBytes, sha256, target: { kind: 'draft', id: review.id } as const };
}

/**
 * Sends a pending order without a translation to the workflow again.
 * Throws REVIEW_NOT_FOUND, and CONFLICT once a translation, a decision or a refund exists.
 */
export async function retryTranslation(deps: Deps, actor: Actor, id: string): Promise<void> {
  const review = await findReview(deps.db, id);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  if (review.translatedFileKey !== null) throw new AppError('CONFLICT');
  await deps.db.transaction().execute(async (trx) => {
    await retryDispatch(deps, trx, { documentId: review.documentId, actor });
    await recordAudit(deps, trx, {
      event: 'work.retried',
      actor,
      documentId: review.documentId,
      details: { work: `dispatch:${review.documentId}` },
    });
  });
}

/** The owner of a document. Throws CLIENT_LOOKUP_FAILED. */
export async function getClient(deps: Deps, userId: string) {
  const client = await findOwner(deps.db, userId);
  if (!client) throw new AppError('CLIENT_LOOKUP_FAILED');
  return { id: client.id, name: client.name, email: client.email, phone: client.phone, role: client.role };
}

/** Questions and comments of a review, and whether its customer can be asked. Throws REVIEW_NOT_FOUND. */
export async function getConversation(deps: Deps, id: string): Promise<z.input<typeof conversation>> {
  const review = await findReview(deps.db, id);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  const [document, owner, questions, comments] = await Promise.all([
    findDocument(deps.db, { id: review.documentId }),
    findOwner(deps.db, review.userId),
    listReviewQuestions(deps.db, id),
    listComments(deps.db, id),
  ]);
  if (!document || !owner) throw new AppError('REVIEW_NOT_FOUND');
  return { questions, comments, refusal: questionRefusal(review, { ...document, ownerRole: owner.role }) };
}

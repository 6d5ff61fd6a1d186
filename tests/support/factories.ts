import { createHash, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SignedInActor } from '#server/context.ts';
import { hashPassword } from '#server/features/auth/password.ts';
import { startSession } from '#server/features/auth/session.ts';
import { insertCertificate } from '#server/features/documents/certificates.ts';
import { correctionKey, uploadKey } from '#server/features/documents/file-key.ts';
import { makeVerificationCode } from '#server/features/documents/verification-code.ts';
import type { DocumentsTable, ReviewsTable, TranslatedDocumentsTable } from '#server/platform/db/tables.ts';
import { isStaff } from '#shared/access.ts';
import type { CertificateFacts } from '#shared/certificate/facts.ts';
import type { SignatureLevel } from '#shared/certificate/state.ts';
import type { DocumentStatus, PaymentState } from '#shared/document-status.ts';
import type { Locale } from '#shared/locales.ts';
import { quote, type TranslationType } from '#shared/pricing.ts';
import type { Speed } from '#shared/promise/speeds.ts';
import type { Role } from '#shared/roles.ts';
import type { Harness } from './harness.ts';
import { pdfOf } from './pdf-fixtures.ts';
import { releasePrices } from './prices.ts';
import { buildMailing, promiseFrom } from './promises.ts';
import { buildSigner } from './signers.ts';

/** Builders of rows with their dependencies; every option has a default. */

export type DocumentRow = Selectable<DocumentsTable>;
export type ReviewRow = Selectable<ReviewsTable>;
export type DeliveryRow = Selectable<TranslatedDocumentsTable>;
export type BuiltUser = SignedInActor & {
  password: string;
  /** `Cookie` header of the user's session. */
  cookie: string;
};

/** Default password of built users. */
export const defaultPassword = 'correct horse battery';
const defaultPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$1SL9mxLzIqtLu56kMa/J2A$rrTIqH6fBrU0i7OjpxbFfIdNqq13RrThftraFw10H8A';

/** A user with a session; by default a confirmed customer. Staff can sign unless `canSign` is false. */
export async function buildUser(
  h: Harness,
  options: {
    role?: Role;
    name?: string | null;
    email?: string;
    phone?: string | null;
    password?: string;
    locale?: Locale | null;
    isConfirmed?: boolean;
    canSign?: boolean;
  } = {},
): Promise<BuiltUser> {
  const { role = 'user', name = 'Ana Souza', phone = '+15550100142', locale = null, isConfirmed = true } = options;
  const email = options.email ?? `${role}-${randomUUID().slice(0, 8)}@people.example`;
  const { id } = await h.db
    .insertInto('profiles')
    .values({ email, name, role, phone, locale })
    .returning('id')
    .executeTakeFirstOrThrow();
  const passwordHash = options.password ? await hashPassword(options.password, 'factory') : defaultPasswordHash;
  await h.db
    .insertInto('credentials')
    .values({ userId: id, passwordHash, emailVerifiedAt: isConfirmed ? new Date() : null })
    .execute();
  if (options.canSign ?? isStaff(role)) await buildSigner(h, { id, name });
  const { cookie, sessionId } = await startSession(h.deps, id, 'test');
  return {
    id,
    role,
    name,
    email,
    phone,
    locale,
    emailVerified: isConfirmed,
    hasSecondFactor: false,
    sessionId,
    person: { id, name, email },
    member: null,
    hasOrganizations: false,
    apiKey: null,
    password: options.password ?? defaultPassword,
    cookie: cookie.split(';', 1)[0] ?? '',
  };
}

export interface DocumentOptions {
  owner?: { id: string };
  filename?: string;
  status?: DocumentStatus;
  /** Defaults by status: paid once in processing. */
  paymentStatus?: PaymentState;
  pages?: number;
  translationType?: TranslationType;
  isBankStatement?: boolean;
  speed?: Speed;
  /** Orders a copy on paper, to an address in Boston. */
  isMailed?: boolean;
  sourceLanguage?: string;
  clientName?: string | null;
  folderId?: string | null;
  /** Stores a file: these bytes, or a PDF of `pages` pages. Paid documents always have one. */
  withFile?: boolean | Buffer;
  createdAt?: Date;
}

/**
 * A document with its owner, stored file, payment and events; from processing on also its review, when completed its
 * translation.
 */
export async function buildDocument(h: Harness, options: DocumentOptions = {}): Promise<DocumentRow> {
  const owner = options.owner ?? (await buildUser(h));
  const status = options.status ?? 'pending';
  const isPast = status !== 'pending' && status !== 'waiting' && status !== 'unknown';
  const paymentStatus = options.paymentStatus ?? (isPast ? 'paid' : 'unpaid');
  const {
    pages = 1,
    translationType = 'certified',
    isBankStatement = false,
    speed = 'standard',
    isMailed = false,
    filename = 'birth-certificate.pdf',
  } = options;
  const createdAt = options.createdAt ?? h.deps.now();
  const choices = { pages, translationType, isBankStatement, speed, isMailed };
  const totalCostCents = quote([choices], releasePrices).totalCents;
  const hasFile = (options.withFile ?? false) !== false || paymentStatus !== 'unpaid';
  const document = await h.db
    .insertInto('documents')
    .values({
      userId: owner.id,
      folderId: options.folderId ?? null,
      filename,
      ...choices,
      sourceLanguage: options.sourceLanguage ?? 'Portuguese',
      clientName: options.clientName ?? null,
      status,
      paymentStatus,
      totalCostCents,
      chargedCents: paymentStatus === 'paid' || paymentStatus === 'refunded' ? totalCostCents : 0,
      verificationCode: makeVerificationCode(paymentStatus === 'free' ? 'staff' : 'customer'),
      idempotencyKey: randomUUID(),
      uploadDate: createdAt,
      createdAt,
      updatedAt: createdAt,
      ...(paymentStatus === 'unpaid' ? {} : promiseFrom(createdAt)),
      ...(hasFile ? await storeFile(h, uploadKey({ userId: owner.id, filename, now: createdAt }), options) : {}),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isMailed) await buildMailing(h, document);
  await recordEvent(h, document, { event: 'created', toStatus: 'pending', actorId: owner.id, actorRole: 'user' });
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') await buildPayment(h, document);
  if (isPast) {
    await recordEvent(h, document, { event: 'pay', fromStatus: 'pending', toStatus: 'processing' });
    const review = await buildReview(h, { document });
    if (status === 'completed' || status === 'finished') await buildDelivery(h, { review });
  }
  return findDocument(h, document.id);
}

async function storeFile(h: Harness, key: string, options: DocumentOptions) {
  const { withFile, pages = 1 } = options;
  const body = Buffer.isBuffer(withFile) ? withFile : await pdfOf(pages);
  await h.deps.storage.put(key, body, { mimetype: 'application/pdf', cacheSeconds: 60 });
  return {
    fileId: randomUUID(),
    fileKey: key,
    fileSizeBytes: body.length,
    fileSha256: createHash('sha256').update(body).digest('hex'),
    fileMimetype: 'application/pdf',
  };
}

async function recordEvent(
  h: Harness,
  document: Pick<DocumentRow, 'id' | 'createdAt'>,
  event: { event: string; fromStatus?: string; toStatus: string; actorId?: string; actorRole?: string },
): Promise<void> {
  await h.db
    .insertInto('documentEvents')
    .values({ documentId: document.id, createdAt: document.createdAt, actorRole: 'system', ...event })
    .execute();
}

async function findDocument(h: Harness, id: string): Promise<DocumentRow> {
  return h.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The completed payment of one document, at the document's time. */
async function buildPayment(h: Harness, document: DocumentRow): Promise<void> {
  const { paymentStatus, totalCostCents, createdAt } = document;
  const isRefunded = paymentStatus === 'refunded';
  const payment = await h.db
    .insertInto('payments')
    .values({
      userId: document.userId,
      status: isRefunded ? 'refunded' : 'paid',
      amountCents: totalCostCents,
      refundedCents: isRefunded ? totalCostCents : 0,
      stripeSessionId: `cs_test_${randomUUID()}`,
      stripePaymentIntentId: `pi_test_${randomUUID()}`,
      checkoutUrl: null,
      cardBrand: 'visa',
      cardLast4: '4242',
      flag: null,
      expiresAt: createdAt,
      paidAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await h.db
    .insertInto('paymentItems')
    .values({
      paymentId: payment.id,
      documentId: document.id,
      position: 0,
      filename: document.filename,
      translationType: document.translationType,
      isBankStatement: document.isBankStatement,
      pages: document.pages,
      rateCents: totalCostCents / document.pages,
      totalCents: totalCostCents,
      fileSha256: document.fileSha256 ?? '',
      isLive: !isRefunded,
    })
    .execute();
}

/**
 * The pending review of a document (by default a new one in processing), with the workflow's stored translation unless
 * `withTranslation` is false.
 */
export async function buildReview(
  h: Harness,
  options: { document?: DocumentRow; withTranslation?: boolean | Buffer; isCorrection?: boolean } = {},
): Promise<ReviewRow> {
  const { withTranslation = true, isCorrection = false } = options;
  if (!options.document) {
    const made = await buildDocument(h, { status: 'processing' });
    const review = await h.db
      .selectFrom('documentsToBeVerified')
      .selectAll()
      .where('documentId', '=', made.id)
      .executeTakeFirstOrThrow();
    return withTranslation === false ? forgetTranslation(h, review) : review;
  }
  const { document } = options;
  const key = uploadKey({ userId: document.userId, filename: document.filename, now: document.createdAt });
  const file =
    withTranslation === false ? null : await storeFile(h, key, { withFile: withTranslation, pages: document.pages });
  return h.db
    .insertInto('documentsToBeVerified')
    .values({
      documentId: document.id,
      userId: document.userId,
      filename: document.filename,
      pages: document.pages,
      translationType: document.translationType,
      isBankStatement: document.isBankStatement,
      clientName: document.clientName,
      sourceLanguage: document.sourceLanguage,
      targetLanguage: document.targetLanguage,
      totalCostCents: document.totalCostCents,
      verificationCode: document.verificationCode,
      isCorrection,
      dueAt: promiseFrom(document.createdAt).dueAt,
      workflowState: file ? 'received' : 'waiting',
      translatedFileKey: file?.fileKey ?? null,
      translatedFileSizeBytes: file?.fileSizeBytes ?? null,
      translatedFileSha256: file?.fileSha256 ?? null,
      translatedFileMimetype: file?.fileMimetype ?? null,
      authenticatedBy: null,
      authenticatedByName: null,
      authenticatedByEmail: null,
      createdAt: document.createdAt,
      updatedAt: document.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function forgetTranslation(h: Harness, review: ReviewRow): Promise<ReviewRow> {
  return h.db
    .updateTable('documentsToBeVerified')
    .set({
      workflowState: 'waiting',
      translatedFileKey: null,
      translatedFileSizeBytes: null,
      translatedFileSha256: null,
      translatedFileMimetype: null,
    })
    .where('id', '=', review.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A delivered translation of `review` (a new one by default), approved by `by`, with its stored file. */
export async function buildDelivery(
  h: Harness,
  options: {
    review?: ReviewRow;
    by?: SignedInActor;
    folderId?: string | null;
    isDeleted?: boolean;
    verificationCode?: string;
    /** Facts that the certificate states. */
    facts?: Partial<CertificateFacts>;
    /** The delivered file, and its record. */
    file?: Partial<{ bytes: Buffer; pages: number; signatureLevel: SignatureLevel }>;
  } = {},
): Promise<DeliveryRow> {
  const review = options.review ?? (await buildReview(h));
  const by = options.by ?? (await buildUser(h, { role: 'authenticator', name: 'Clara Reis' }));
  const now = h.deps.now();
  const authenticated = {
    isAuthenticated: true,
    authenticatedBy: by.id,
    authenticatedByName: by.name ?? by.email,
    authenticatedByEmail: by.email,
    authenticationDate: now,
  };
  await h.db
    .updateTable('documentsToBeVerified')
    .set({ status: 'completed', ...authenticated })
    .where('id', '=', review.id)
    .execute();
  const document = await h.db
    .updateTable('documents')
    .set({ status: 'completed', isAuthenticated: true, deliveredAt: now })
    .where('id', '=', review.documentId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(h, document, {
    event: 'approve',
    fromStatus: 'processing',
    toStatus: 'completed',
    actorId: by.id,
    actorRole: by.role,
  });
  const key = correctionKey({ reviewId: review.id, filename: review.filename, now });
  // Each delivery is a file of its own, as in production.
  const unsigned = Buffer.concat([await pdfOf(review.pages), Buffer.from(`%${randomUUID()}\n`)]);
  const { bytes = unsigned, ...recorded } = options.file ?? {};
  const file = await storeFile(h, key, { withFile: bytes });
  const translation = await h.db
    .insertInto('translatedDocuments')
    .values({
      originalDocumentId: review.documentId,
      reviewId: review.id,
      userId: review.userId,
      folderId: options.folderId ?? document.folderId,
      filename: review.filename,
      certifiedFilename: review.filename,
      pages: review.pages,
      totalCostCents: review.totalCostCents,
      translationType: review.translationType,
      clientName: review.clientName,
      sourceLanguage: review.sourceLanguage,
      targetLanguage: review.targetLanguage,
      verificationCode: options.verificationCode ?? review.verificationCode,
      translatedFileKey: file.fileKey,
      translatedFileSizeBytes: file.fileSizeBytes,
      translatedFileSha256: file.fileSha256,
      translatedFileMimetype: file.fileMimetype,
      isCorrection: review.isCorrection,
      isDeleted: options.isDeleted ?? false,
      uploadDate: document.uploadDate,
      createdAt: now,
      updatedAt: now,
      ...authenticated,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await h.db.transaction().execute(async (trx) =>
    insertCertificate(
      trx,
      {
        documentId: document.id,
        translationId: translation.id,
        facts: JSON.stringify({ paperKind: translation.paperKind, holders: [], ...options.facts }),
        issuedBy: by.id,
        issuedAt: now,
      },
      {
        sha256: file.fileSha256,
        fileKey: file.fileKey,
        sizeBytes: file.fileSizeBytes,
        pages: review.pages,
        createdAt: now,
        ...recorded,
      },
    ),
  );
  return translation;
}

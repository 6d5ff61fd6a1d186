import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { isAcceptedMimeType } from '#shared/files.ts';
import type { ReviewsTable } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { AppError } from '../../errors.ts';
import { readAll } from '../../integrations/storage.ts';
import { cacheSeconds, correctionKey, uploadKey } from '../documents/file-key.ts';
import type { StoredFile } from '../documents/review/service.ts';
import { storeFile } from '../documents/upload/service.ts';
import { buildCertifiedPdf, CertificateError, type CertifiedPdfInput } from './certificate/certificate.ts';

/*
 * Issuing: the delivered file of a decision.
 * Promises: the file is complete and stored before any row refers to it.
 * Never: a certificate over bytes other than those on record.
 */

/** Who decided what: only `corrected` is printed as a correction. */
export type Decision = 'approved' | 'corrected' | 'supplied';

export interface CertificationInput {
  /** The locked facts of the order: languages, pages, code. */
  review: Selectable<ReviewsTable>;
  /** The translation to certify, with the size and hash recorded when it was stored. */
  file: StoredFile;
  decision: Decision;
  /** Kind of paper ("Birth certificate"): the certified, printed title. Never a file name. */
  paperKind: string;
  holders: readonly { name: string; nativeName?: string | undefined }[];
  signer: { name: string };
  /** Prints "Sandbox specimen" on every page; see `isSpecimen`. */
  isSpecimen: boolean;
  now: Date;
}

/**
 * Whether a decision certifies a draft of the embedded sandbox workflow. Such a draft may say of itself that it is no
 * translation and is approvable all the same; every other text that says so is refused.
 */
export function isSpecimen(env: Env, decision: Decision): boolean {
  return env.sandboxTranslations && decision === 'approved';
}

/**
 * Builds the delivered file (certificate, then the translation) and stores it; nothing refers to it yet.
 * Throws STORED_FILE_MISSING, and APPROVE_FAILED or CORRECTION_DATA for a translation that cannot be certified.
 */
export async function certify(deps: Deps, input: CertificationInput): Promise<StoredFile> {
  const { review, file, decision, now } = input;
  const { mimetype } = file;
  const failure = decision === 'approved' ? 'APPROVE_FAILED' : 'CORRECTION_DATA';
  if (!isAcceptedMimeType(mimetype)) throw new AppError(failure);
  const stored = await deps.storage.get(file.key);
  if (!stored) throw new AppError('STORED_FILE_MISSING');
  const { publicUrl, brand, signing } = deps.env;
  const [holder] = input.holders;
  const bytes = await build(
    {
      brand,
      certificate: {
        title: input.paperKind,
        translationType: review.translationType,
        sourceLanguage: review.sourceLanguage,
        targetLanguage: review.targetLanguage,
        pages: review.pages,
        issuedAt: now,
        authenticatedBy: input.signer.name,
        verificationCode: review.verificationCode,
        verifyUrl: `${publicUrl}/verify?code=${encodeURIComponent(review.verificationCode)}`,
        isCorrection: decision === 'corrected',
        ...(holder ? { clientName: holder.name } : {}),
      },
      translation: { bytes: await readAll(stored), mimeType: mimetype },
      ...(signing
        ? { signing: { p12: Buffer.from(signing.p12Base64, 'base64'), passphrase: signing.passphrase } }
        : {}),
    },
    failure,
  );
  const filename = `${review.filename}.pdf`;
  return storeFile(deps, {
    key:
      decision === 'approved'
        ? uploadKey({ userId: review.userId, filename, now })
        : correctionKey({ reviewId: review.id, filename, now }),
    bytes,
    mimetype: 'application/pdf',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    cacheSeconds: decision === 'approved' ? cacheSeconds.upload : cacheSeconds.correction,
  });
}

async function build(input: CertifiedPdfInput, code: 'CORRECTION_DATA' | 'APPROVE_FAILED'): Promise<Buffer> {
  try {
    return Buffer.from(await buildCertifiedPdf(input));
  } catch (error) {
    throw error instanceof CertificateError ? new AppError(code, { cause: error }) : error;
  }
}

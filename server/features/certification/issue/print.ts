import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { hashPassword } from '#server/features/auth/password.ts';
import type { NewSheet } from '#server/features/documents/certificates.ts';
import { cacheSeconds, correctionKey, isSourceKey, sourceKey, uploadKey } from '#server/features/documents/file-key.ts';
import { storeFile, type StoredFile } from '#server/features/documents/stored-bytes.ts';
import { printSeconds } from '#server/platform/observability/metrics.ts';
import { PrintError, type UnprintableLetter } from '#server/platform/typesetting/print-error.ts';
import type { Printed, PrintJob } from '#server/platform/typesetting/print-job.ts';
import type { SignatureLevel } from '#shared/certificate/state.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { OwnSignature } from '../own-signature.ts';
import { openSignature } from '../signatures.ts';
import { failureOf, preparePrint, type CertificationInput } from './paper.ts';

/*
 * Printing, signing and storing of a delivered file.
 * Promises: the certified bytes match the recorded size and hash; the printed file is read back (page count, names, code)
 * and stored before any row refers to it.
 * Never: a certificate for other bytes than the recorded ones, a name in substituted characters, a file name as the title.
 */

/** The stored delivery. `pages` includes the certificate, `sourcePages` counts the translation alone. */
export type CertifiedFile = StoredFile & {
  pages: number;
  sourcePages: number;
  level: SignatureLevel;
  /** End of the certificate that signed its timestamp; null without one. */
  timestampExpiresAt: Date | null;
  /** The translation alone, kept for a later revision. */
  source: StoredFile;
  /** Stored with the certificate; null on the paper of a test order. */
  sheet: NewSheet | null;
};

/**
 * Builds and stores the delivered file: the certificate, then the translation, signed with the signer's `own` key where there is
 * one, and the company's. No row refers to it yet.
 * Throws STORED_FILE_MISSING, STORED_FILE_ALTERED, CERTIFICATE_LETTERS, CERTIFICATE_IMAGE_SIZE, SOURCE_FONTS_MISSING, SOURCE_COPY_FAILED,
 * SERVICE_UNAVAILABLE when the print queue is full or the worker crashed, and APPROVE_FAILED or CORRECTION_DATA for a file that
 * cannot be typeset.
 */
export async function certify(
  deps: Deps,
  input: CertificationInput,
  own: OwnSignature | null = null,
): Promise<CertifiedFile> {
  const { review, decision, now } = input;
  const reason = `Certified translation ${review.verificationCode}`;
  // Files and revocation lists are read at the same time.
  const [job, signature] = await Promise.all([
    preparePrint(deps, input),
    openSignature(deps, { reason, time: now, own }),
  ]);
  const printed = await print(deps, input, { ...job, signing: signature.signing });
  const { pdf, level, timestampExpiresAt } = await signature.complete(printed);
  const filename = `${review.filename}.pdf`;
  const isUpload = decision === 'approved';
  const stored = await storeFile(deps, {
    key: isUpload
      ? uploadKey({ userId: review.userId, filename, now })
      : correctionKey({ reviewId: review.id, filename, now }),
    bytes: pdf,
    mimetype: 'application/pdf',
    sha256: createHash('sha256').update(pdf).digest('hex'),
    cacheSeconds: isUpload ? cacheSeconds.upload : cacheSeconds.correction,
  });
  const kept = await keepSource(deps, input, Buffer.from(job.source.bytes));
  const { pages, sourcePages } = printed;
  const { sheet } = input;
  const printedSheet = sheet
    ? { accessKeyHash: await hashPassword(sheet.accessKey, input.owner), checkWords: sheet.checkWords }
    : null;
  return { ...stored, pages, sourcePages, level, timestampExpiresAt, source: kept, sheet: printedSheet };
}

/** Uploads expire, so the certified one is stored again; the workflow's translation and kept ones stay where they are. */
async function keepSource(deps: Deps, input: CertificationInput, bytes: Buffer): Promise<StoredFile> {
  const { review, file, decision, now } = input;
  if (decision === 'approved' || isSourceKey(file.key)) return file;
  const key = sourceKey({ documentId: review.documentId, now });
  return storeFile(deps, { ...file, key, bytes, cacheSeconds: cacheSeconds.correction });
}

/** Prints without storing. Throws the codes of `certify` for a file that it would refuse. */
export async function assertPrintable(deps: Deps, input: CertificationInput): Promise<void> {
  await print(deps, input, { ...(await preparePrint(deps, input)), signing: null });
}

async function print(deps: Deps, input: CertificationInput, job: PrintJob): Promise<Printed> {
  const endTimer = printSeconds.startTimer();
  try {
    const printed = await deps.typesetter.print(job, input.owner);
    endTimer({ outcome: 'printed' });
    return printed;
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    endTimer({ outcome: error.fault });
    throw refusal(error, { job, failure: failureOf(input) });
  }
}

function refusal(error: PrintError, { job, failure }: { job: PrintJob; failure: ErrorCode }): AppError {
  const [letter] = error.letters;
  if (error.fault === 'letters' && letter) {
    const details = { codePoint: letter.codePoint, char: displayable(letter), field: fieldOf(letter, job) };
    return new AppError('CERTIFICATE_LETTERS', { cause: error, details });
  }
  if (error.fault === 'copy-unreadable') return new AppError('SOURCE_COPY_FAILED', { cause: error });
  if (error.fault === 'source-fonts') {
    return new AppError('SOURCE_FONTS_MISSING', { cause: error, details: { fonts: error.message } });
  }
  if (error.fault === 'image-size') return new AppError('CERTIFICATE_IMAGE_SIZE', { cause: error });
  // A crashed worker is replaced, so a retry can succeed.
  if (error.fault === 'busy' || error.fault === 'crashed') return new AppError('SERVICE_UNAVAILABLE', { cause: error });
  return new AppError(failure, { cause: error });
}

/** The character for display; empty for control, format and space characters. */
function displayable({ char }: UnprintableLetter): string {
  return /[\p{C}\p{Z}]/u.test(char) ? '' : char;
}

/** Label of the form field that holds the character, from its path in the print job. */
function fieldOf({ path }: UnprintableLetter, { paper }: PrintJob): string {
  const index = /^certificate\.facts\.(\d+)\./.exec(path)?.[1];
  if (index !== undefined) return paper.certificate.facts[Number(index)]?.label ?? path;
  if (path.startsWith('certificate.marks')) return 'Marks';
  if (path === 'title' || path === 'certificate.title') return 'Kind of paper';
  if (/^certificate\.signer\.(name|native)/.test(path)) return "Signer's name";
  if (path.startsWith('act.')) return 'The notarial act';
  return path.startsWith('certificate.signer') ? "Signer's profile" : path;
}

import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CertificateFacts } from '#shared/certificate/facts.ts';
import type { CertificateTerms } from '#shared/certificate/presets/presets.ts';
import type { SignatureLevel } from '#shared/certificate/state.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { isAcceptedMimeType } from '#shared/files.ts';
import type { ReviewsTable } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { printSeconds } from '#server/observability/metrics.ts';
import { PrintError, type UnprintableLetter } from '#server/typesetting/print-error.ts';
import type { ActSheet, CopiedFile, PlacedFile, Printed, PrintedAct, PrintJob } from '#server/typesetting/print-job.ts';
import { cacheSeconds, correctionKey, isSourceKey, sourceKey, uploadKey } from '#server/features/documents/file-key.ts';
import { findDocument } from '#server/features/documents/queries.ts';
import type { StoredFile } from '#server/features/documents/review/service.ts';
import { readStored, verifyStored } from '#server/features/documents/stored-bytes.ts';
import { storeFile } from '#server/features/documents/upload/service.ts';
import { describeCertificate } from './certificate.ts';
import type { Signer } from './signers/service.ts';
import { openSignature } from './signatures/service.ts';

/*
 * Issuing: builds the delivered file of a decision.
 * Promises: the certified bytes match the recorded size and hash; the printed file is read back (page count, names, code)
 * and stored before any row refers to it.
 * Never: a certificate for other bytes than the recorded ones, a name in substituted characters, a file name as the title.
 */

/** Only `corrected` is printed as a correction. */
export type CertificationDecision = 'approved' | 'corrected' | 'supplied';

export interface CertificationInput {
  /** Provides languages, pages and verification code. */
  review: Selectable<ReviewsTable>;
  /** The translation to certify, with its recorded size and hash. */
  file: StoredFile;
  decision: CertificationDecision;
  /** Facts of the document; the kind of paper ("Birth certificate") is the printed title, never a file name. */
  facts: CertificateFacts;
  terms: CertificateTerms;
  /** The profile version to print. */
  signer: Signer;
  /** Key of the typesetter's fair queue. */
  owner: string;
  /** The notarial act of a notarized order, bound in after the certificate. */
  act?: NotarialPages;
  /** Prints "Sandbox specimen" on every page; see `isSpecimen`. */
  isSpecimen: boolean;
  /** For a reissue: its number, and when the revision it replaces was issued. */
  revision?: { number: number; replacedAt: Date };
  now: Date;
}

/** The page of an electronic act as typeset, or the stored scan of a sheet signed in ink. */
export type NotarialPages =
  { sheet: ActSheet; notarySignature: Signer['signature'] | null } | { scan: StoredFile & { documentId: string } };

/** The stored delivery. `pages` includes the certificate, `sourcePages` counts the translation alone. */
export type CertifiedFile = StoredFile & {
  pages: number;
  sourcePages: number;
  level: SignatureLevel;
  /** The translation alone, kept for a later revision. */
  source: StoredFile;
};

/**
 * Whether a decision certifies a draft of the embedded sandbox workflow. Such a draft is approvable although it states that
 * it is not a translation; any other file with that statement is refused.
 */
export function isSpecimen(env: Env, decision: CertificationDecision): boolean {
  return env.sandboxTranslations && decision === 'approved';
}

/**
 * Runs a decision, from the inspection of its files to its commit: one per process at a time, fairly by person, since their
 * files are in memory and every step of many at once delays lookups. Throws SERVICE_UNAVAILABLE when the queue is full.
 */
export function queueDecision<T>(deps: Deps, actor: { id: string }, decide: () => Promise<T>): Promise<T> {
  return deps.fairShares.certifications.run(actor.id, decide);
}

/**
 * Builds and stores the delivered file: the certificate, then the translation. No row refers to it yet.
 * Throws STORED_FILE_MISSING, STORED_FILE_ALTERED, CERTIFICATE_LETTERS, CERTIFICATE_IMAGE_SIZE, SOURCE_COPY_FAILED,
 * SERVICE_UNAVAILABLE when the print queue is full or the worker crashed, and APPROVE_FAILED or CORRECTION_DATA for a file that
 * cannot be typeset.
 */
export async function certify(deps: Deps, input: CertificationInput): Promise<CertifiedFile> {
  const { review, decision, now } = input;
  const job = await prepareJob(deps, input);
  const signature = await openSignature(deps, {
    reason: `Certified translation ${review.verificationCode}`,
    time: now,
  });
  const printed = await print(deps, input, { ...job, signing: signature.signing });
  const { pdf, level } = await signature.complete(printed);
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
  return { ...stored, pages: printed.pages, sourcePages: printed.sourcePages, level, source: kept };
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
  await print(deps, input, { ...(await prepareJob(deps, input)), signing: null });
}

async function prepareJob(deps: Deps, input: CertificationInput): Promise<Omit<PrintJob, 'signing'>> {
  const { review, file } = input;
  const copies = await readOriginal(deps, input);
  const bytes = await readStored(deps, { ...file, documentId: review.documentId });
  const source = placedFile(input, { bytes, mimetype: file.mimetype });
  const act = await readAct(deps, input);
  return describeJob(deps.env, input, {
    source,
    copies,
    attachment: signedOriginal(source),
    ...(act ? { act } : {}),
  });
}

async function readAct(deps: Deps, { act }: CertificationInput): Promise<PrintedAct | null> {
  if (act === undefined) return null;
  if ('sheet' in act) return act;
  const { mimetype } = act.scan;
  if (!isAcceptedMimeType(mimetype)) throw new AppError('NOTARIAL_ACT_FAILED');
  return { scan: { bytes: await readStored(deps, act.scan), mimetype } };
}

/** The original for its copy; null without one. Verifies the original, which was reviewed, against its record in any case. */
async function readOriginal(deps: Deps, input: CertificationInput): Promise<CopiedFile | null> {
  const { documentId } = input.review;
  const document = await findDocument(deps.db, { id: documentId });
  if (!document?.fileKey || document.fileSizeBytes === null || !document.fileSha256) return null;
  const { fileKey: key, fileSizeBytes: sizeBytes, fileSha256: sha256, fileMimetype } = document;
  if (!input.terms.sourceCopy || fileMimetype === null) {
    await verifyStored(deps, { documentId, key, sizeBytes, sha256 });
    return null;
  }
  const bytes = await readStored(deps, { documentId, key, sizeBytes, sha256 });
  const pageCounts = [document.pages, ...(document.viewerPages === null ? [] : [document.viewerPages])];
  return { ...placedFile(input, { bytes, mimetype: fileMimetype }), pageCounts };
}

function placedFile(input: CertificationInput, { bytes, mimetype }: { bytes: Buffer; mimetype: string }): PlacedFile {
  if (!isAcceptedMimeType(mimetype)) throw new AppError(failureOf(input));
  return { bytes, mimetype };
}

function describeJob(
  env: Env,
  input: CertificationInput,
  { attachment, act, ...files }: Pick<PrintJob, 'source' | 'copies' | 'attachment' | 'act'>,
): Omit<PrintJob, 'signing'> {
  const { review, now } = input;
  const { publicUrl, brand } = env;
  const certificate = describeCertificate(
    brand,
    {
      facts: input.facts,
      preset: input.terms.preset,
      sourceLanguage: review.sourceLanguage,
      targetLanguage: review.targetLanguage,
      pages: review.pages,
      issuedAt: now,
      signer: input.signer,
      verificationCode: review.verificationCode,
      verifyUrl: `${publicUrl}/verify?code=${encodeURIComponent(review.verificationCode)}`,
      isCorrection: input.decision === 'corrected',
      isNotarized: input.act !== undefined,
      isSpecimen: input.isSpecimen,
      attachment: attachment?.description,
      revision: input.revision,
    },
    files,
  );
  return {
    ...certificate,
    attachment,
    ...(act ? { act } : {}),
    expected: [...certificate.expected, ...actTexts(act)],
  };
}

/** Placing pages drops a signature in the translation, so a signed file is attached as it is. */
function signedOriginal({ bytes, mimetype }: PlacedFile): PrintJob['attachment'] {
  if (mimetype !== 'application/pdf' || !isSigned(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    return undefined;
  }
  return { name: 'translator-signed.pdf', bytes, mimetype, description: signedOriginalAttached };
}

/** Without a copy of the file as text. */
function isSigned(pdf: Buffer): boolean {
  const name = '/ByteRange';
  for (let at = pdf.indexOf(name); at >= 0; at = pdf.indexOf(name, at + 1)) {
    if (/^\s*\[/.test(pdf.toString('latin1', at + name.length, at + name.length + 32))) return true;
  }
  return false;
}

const signedOriginalAttached = "The translator's signed file is attached";

/** Texts of a typeset act that the printed file must contain. */
function actTexts(act: PrintedAct | undefined): string[] {
  if (act === undefined || 'scan' in act) return [];
  const { signer, notary, venue } = act.sheet;
  return [signer.name.value, notary.name.value, ...venue];
}

function failureOf({ decision }: CertificationInput): ErrorCode {
  return decision === 'approved' ? 'APPROVE_FAILED' : 'CORRECTION_DATA';
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
  if (path === 'title' || path === 'certificate.kind') return 'Kind of paper';
  if (/^certificate\.signer\.(name|native)/.test(path)) return "Signer's name";
  if (path.startsWith('act.')) return 'The notarial act';
  return path.startsWith('certificate.signer') ? "Signer's profile" : path;
}

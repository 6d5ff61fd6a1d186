import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import { readStored, verifyStored, type StoredFile } from '#server/features/documents/stored-bytes.ts';
import type { ReviewsTable } from '#server/platform/db/tables.ts';
import type { ActSheet, CopiedFile, PlacedFile, PrintedAct, PrintJob } from '#server/platform/typesetting/print-job.ts';
import type { Brand } from '#shared/brand.ts';
import { printedAccessKey } from '#shared/certificate/access-key.ts';
import type { CertificateFacts } from '#shared/certificate/facts.ts';
import { sealHashBytes, sealText } from '#shared/certificate/offline-seal.ts';
import type { CertificateTerms } from '#shared/certificate/presets/presets.ts';
import type { PaperSignatures } from '#shared/certificate/signer-keys.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { isAcceptedMimeType } from '#shared/files.ts';
import type { ReviewDecision } from '#shared/reviews.ts';
import { describeCertificate, type PrintedSheet } from '../certificate.ts';
import { refuseUnsigned } from '../signatures.ts';
import type { Signer } from '../signers.ts';

/** The content of a delivered file as an unsigned print job, with the bytes of its parts compared with their records. */

/** Everything that is printed; in the database it is a review, its decision and a version of the signer's profile. */
export interface CertificationInput {
  /** Provides languages, pages and verification code. */
  review: Selectable<ReviewsTable>;
  /** The translation to certify, with its recorded size and hash. */
  file: StoredFile;
  decision: ReviewDecision;
  /** Facts of the document; the kind of paper ("Birth certificate") is the printed title, never a file name. */
  facts: CertificateFacts;
  terms: CertificateTerms;
  /** The profile version to print. */
  signer: Signer;
  /** Key of the typesetter's fair queue. */
  owner: string;
  /** The notarial act of a notarized order, bound in after the certificate. */
  act?: NotarialPages;
  /** Electronic signer of the file, as stated by the certificate. */
  signatures: PaperSignatures;
  /** Prints "Sandbox specimen" on every page; see `isSpecimen`. */
  isSpecimen: boolean;
  /** For a reissue: its number, and when the revision it replaces was issued. */
  revision?: { number: number; replacedAt: Date };
  /** Absent on the paper of a test order. */
  sheet?: {
    accessKey: string;
    checkWords: readonly (readonly string[])[];
    translationPages: number | null;
    /** Of the certified text; null where the file has none. */
    textSha256: string | null;
  };
  now: Date;
}

/** The page of an electronic act as typeset, or the stored scan of a sheet signed in ink. */
export type NotarialPages = { sheet: ActSheet } | { scan: StoredFile & { documentId: string } };

/** The unsigned job. Throws STORED_FILE_MISSING, STORED_FILE_ALTERED, and `failureOf` for a file of another type. */
export async function preparePrint(deps: Deps, input: CertificationInput): Promise<Omit<PrintJob, 'signing'>> {
  const { review, file } = input;
  const copies = await readOriginal(deps, input);
  const bytes = await readStored(deps, { ...file, documentId: review.documentId });
  const source = placedFile(input, { bytes, mimetype: file.mimetype });
  const act = await readAct(deps, input);
  const printedSheet = await sealSheet(deps, input);
  const { publicUrl } = deps.env;
  return describeJob({ publicUrl, brand: await deps.company.site() }, input, {
    source,
    printedSheet,
    copies,
    attachment: signedOriginal(source),
    ...(act ? { act } : {}),
  });
}

/** The access key as printed, and the text of the seal. Throws SERVICE_UNAVAILABLE. */
async function sealSheet(deps: Deps, input: CertificationInput): Promise<PrintedSheet | undefined> {
  const { sheet, review, facts, now, revision } = input;
  if (!sheet) return undefined;
  const document = await findDocument(deps.db, { id: review.documentId });
  const content = `${sheet.textSha256 ?? ''} ${document?.fileSha256 ?? ''}`;
  const seal = sealText(
    {
      code: review.verificationCode,
      kind: facts.paperKind,
      holder: facts.holders.map(({ name }) => name).join(', '),
      signedOn: now.toISOString().slice(0, 10),
      pages: sheet.translationPages,
      originalPages: facts.pages ?? review.pages,
      revision: revision?.number ?? 1,
      hash: createHash('sha256')
        .update(content)
        .digest('hex')
        .slice(0, 2 * sealHashBytes),
    },
    await refuseUnsigned(deps, () => deps.signing.sealSigner()),
  );
  return { accessKey: printedAccessKey(sheet.accessKey), seal };
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
  { publicUrl, brand }: { publicUrl: string; brand: Brand },
  input: CertificationInput,
  {
    attachment,
    act,
    printedSheet,
    ...files
  }: Pick<PrintJob, 'source' | 'copies' | 'attachment' | 'act'> & { printedSheet: PrintedSheet | undefined },
): Omit<PrintJob, 'signing'> {
  const { review, now } = input;
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
      signatures: input.signatures,
      isSpecimen: input.isSpecimen,
      attachment: attachment?.description,
      revision: input.revision,
      sheet: printedSheet,
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

/** The code of a file that cannot be typeset. */
export function failureOf({ decision }: CertificationInput): ErrorCode {
  return decision === 'approved' ? 'APPROVE_FAILED' : 'CORRECTION_DATA';
}

import { trpcClient } from '#client/lib/trpc-client.ts';
import { limits } from '#shared/limits.ts';
import type { CheckResult, PublishedRoot } from '#shared/schemas/verification.ts';
import { withWork } from '../proof-of-work/with-work.ts';
import { checkProof, type ProofVerdict } from './check-proof.ts';
import type { CheckReply, CheckRequest } from './check-worker.ts';
import type { FileReading, TrustAnchor } from './read-signature.ts';
import { readPictureCodes, readScannedPdfCodes } from './scanned-codes.ts';

/*
 * Checks a file against our records.
 * Promises: the file is read in this browser; only its SHA-256 and the code printed on it are sent.
 * Never: a byte of the file in a request.
 */

/** Text of longer files is not searched: our deliveries are smaller, and pdf.js holds a file in memory. */
const maxSearchedBytes = 50_000_000;

const printedCode =
  /\b(?:TFE|AUTH)[A-Z0-9]{6,8}\b|\bTEST2[A-Z0-9]{7}\b|\b[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}\b/;

/** The thread is then terminated, as in `scanned-codes.ts`: an answer comes within ten seconds. */
const maxSearchMs = 4_000;

/** Why a file is not checked. */
export type Refusal = 'many' | 'empty' | 'large' | 'not-pdf' | 'unreadable' | 'no-code' | 'two-codes';

export type FileAnswer =
  | { refusal: Refusal }
  | {
      refusal?: undefined;
      reading: FileReading;
      result: CheckResult;
      /** What this browser found of the log's proof; undefined without one. */
      proof: ProofVerdict | undefined;
      isLocked: boolean;
    };

interface CheckOptions {
  /** Verification code on the page, for a file without one. */
  code: string | undefined;
  onProgress: (percent: number) => void;
  /** Called with true while the browser does a proof of work for the answer. */
  onWork: (isWorking: boolean) => void;
  signal: AbortSignal;
}

export async function checkFiles(files: readonly File[], options: CheckOptions): Promise<FileAnswer> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) return { refusal: 'many' };
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size > limits.checkedFileBytes) return { refusal: 'large' };
  const { signal, onWork } = options;
  const { roots, logKeys } = await trpcClient.verification.roots.query(undefined, { signal });
  // A batch that another call needs is not cancelled, so that this call succeeds all the same.
  signal.throwIfAborted();
  const reading = await readInWorker(file, { ...options, roots: roots.map(toAnchor) });
  signal.throwIfAborted();
  if (reading === undefined) return { refusal: 'unreadable' };
  const { sha256 } = reading;
  const ask = (code: string | undefined, isScan?: true) =>
    withWork((proofOfWork) => trpcClient.verification.check.query({ sha256, code, isScan, proofOfWork }, { signal }), {
      signal,
      onWork,
    });
  if (!reading.isPdf) {
    const { codes, isUnreadable } = await readPictureCodes(file, signal);
    if (isUnreadable) return { refusal: file.type.startsWith('image/') ? 'unreadable' : 'not-pdf' };
    const [code, ...more] = codes;
    if (code === undefined) return { refusal: 'no-code' };
    return more.length > 0
      ? { refusal: 'two-codes' }
      : { reading, result: await ask(code, true), proof: undefined, isLocked: false };
  }
  const first = await ask(reading.code);
  if (first.outcome !== 'unknown' || first.signature !== undefined) {
    const proof = first.proof && (await checkProof(first.proof, { sha256, logKeys }));
    return { reading, result: first, proof, isLocked: false };
  }
  const scanned = reading.signature === 'none' ? await readScannedPdfCodes(file, signal) : undefined;
  if (scanned?.codes[1] !== undefined) return { refusal: 'two-codes' };
  // A page that took too long to draw is not retried.
  const isLate = scanned?.isUnreadable === true && scanned.codes.length === 0;
  const printed = isLate ? { code: undefined, isLocked: false } : await findPrintedCode(file);
  signal.throwIfAborted();
  const onScan = scanned?.codes[0] ?? (scanned ? printed.code : undefined);
  if (onScan !== undefined)
    return { reading, result: await ask(onScan, true), proof: undefined, isLocked: printed.isLocked };
  const code = printed.code ?? options.code;
  const isNew = code !== undefined && code !== reading.code;
  return { reading, result: isNew ? await ask(code) : first, proof: undefined, isLocked: printed.isLocked };
}

function toAnchor({ kind, certificate, compromisedSince }: PublishedRoot): TrustAnchor {
  return {
    kind,
    certificate: Uint8Array.from(atob(certificate), (letter) => letter.charCodeAt(0)),
    compromisedSince: compromisedSince === null ? undefined : new Date(compromisedSince),
  };
}

/** Undefined for a file that the browser cannot read, for example one that was moved meanwhile. */
function readInWorker(
  file: File,
  { roots, onProgress, signal }: Pick<CheckOptions, 'onProgress' | 'signal'> & { roots: readonly TrustAnchor[] },
): Promise<FileReading | undefined> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<FileReading | undefined>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => {
      if ('readBytes' in data) onProgress(Math.floor((100 * data.readBytes) / file.size));
      else resolve('reading' in data ? data.reading : undefined);
    });
    worker.addEventListener('error', () => reject(new Error('the checking thread failed')));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.postMessage({ file, roots } satisfies CheckRequest);
  }).finally(() => worker.terminate());
}

/** The verification code printed on a file's first pages. `isLocked`: it opens with a password only. */
async function findPrintedCode(file: File): Promise<{ code: string | undefined; isLocked: boolean }> {
  if (file.size > maxSearchedBytes) return { code: undefined, isLocked: false };
  try {
    const { readPdfText } = await import('#client/lib/pdf.ts');
    return { code: printedCode.exec(await readPdfText(file, maxSearchMs))?.[0], isLocked: false };
  } catch (error) {
    return { code: undefined, isLocked: isLockedError(error) };
  }
}

function isLockedError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'PDF_ENCRYPTED';
}

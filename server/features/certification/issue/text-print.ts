import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { cacheSeconds, sourceKey } from '#server/features/documents/file-key.ts';
import { storeFile, type StoredFile } from '#server/features/documents/stored-bytes.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import type { Printed, TextJob } from '#server/platform/typesetting/print-job.ts';
import { describeText, placeOfLetter } from '#server/platform/typesetting/text-job.ts';
import type { TranslationText } from '#shared/schemas/translation-text.ts';
import { maxPrintedPages, printedPages } from '#shared/translation-checks/length.ts';

/*
 * Printing of a review's text.
 * Promises: the print is read back before it is shown or stored.
 * Never: a text with a letter left out, cut or replaced.
 */

interface TextPrint {
  text: TranslationText;
  /** Key of the typesetter's fair queue. */
  owner: string;
  /** Reasons printed as translator's notes. */
  notes?: readonly { page: number; text: string }[];
}

/**
 * Prints and stores the translation that a decision certifies. No row refers to the file yet.
 * Throws TEXT_PRINT_LONG, TEXT_LETTERS, TEXT_PRINT_FAILED, SERVICE_UNAVAILABLE.
 */
export async function storePrintedText(
  deps: Deps,
  { documentId, ...job }: TextPrint & { documentId: string },
): Promise<StoredFile> {
  const { pdf } = await printText(deps, job);
  return storeFile(deps, {
    key: sourceKey({ documentId, now: deps.now() }),
    bytes: Buffer.from(pdf),
    mimetype: 'application/pdf',
    sha256: createHash('sha256').update(pdf).digest('hex'),
    cacheSeconds: cacheSeconds.correction,
  });
}

/** Prints without storing. Throws TEXT_PRINT_LONG, TEXT_LETTERS, TEXT_PRINT_FAILED, SERVICE_UNAVAILABLE. */
export async function printText(deps: Deps, { text, owner, notes = [] }: TextPrint): Promise<Printed> {
  // Tables of twice as many pages exhaust the compiler's memory after minutes.
  if (printedPages(text.pages, text.blocks) > maxPrintedPages) throw new AppError('TEXT_PRINT_LONG');
  const { legalName } = await deps.company.site();
  const job = describeText(text, { brand: legalName, title: 'Translation', now: deps.now(), notes });
  try {
    return await deps.typesetter.print(job, owner);
  } catch (error) {
    throw error instanceof PrintError ? refusal(error, job) : error;
  }
}

function refusal(error: PrintError, job: TextJob): AppError {
  const [letter] = error.letters;
  if (letter) {
    const { codePoint, char } = letter;
    const isDrawable = !/[\p{C}\p{Z}]/u.test(char);
    const details = { codePoint, char: isDrawable ? char : '', ...placeOfLetter(letter, job) };
    return new AppError('TEXT_LETTERS', { cause: error, details });
  }
  // A crashed worker is replaced, so a retry can succeed.
  if (error.fault === 'busy' || error.fault === 'crashed') return new AppError('SERVICE_UNAVAILABLE', { cause: error });
  return new AppError('TEXT_PRINT_FAILED', { cause: error });
}

import { createHash } from 'node:crypto';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { cacheSeconds, sourceKey } from '#server/features/documents/file-key.ts';
import { storeFile, type StoredFile } from '#server/features/documents/stored-bytes.ts';
import { reviewChecks } from '#server/features/translation/checks/service.ts';
import { lockText, loadText } from '#server/features/translation/text-queries.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import type { Printed, TextJob } from '#server/platform/typesetting/print-job.ts';
import { describeText, placeOfLetter, textSha256 } from '#server/platform/typesetting/text-job.ts';
import { answerFinding, lawFinding, type Finding } from '#shared/certificate/findings.ts';
import type { CertifiedText, Statement } from '#shared/certificate/statement.ts';
import type { ApproveInput } from '#shared/schemas/authenticator.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextAcknowledgement, TranslationText } from '#shared/schemas/translation-text.ts';
import { maxPrintedPages, printedPages } from '#shared/translation-checks/length.ts';
import type { Plan, Review } from './plan.ts';

/*
 * Decisions from the studio's text.
 * Promises: the certified version is the one that was checked and printed; its number and hash are in the statement; the print is
 * read back before it is shown or stored.
 * Never: an unfinished text, one with a finding of law or an unanswered one, or a letter left out, cut or replaced.
 */

/** Whether a decision certifies the text: asked for, or the only translation there is. */
export function isFromText({ from }: Pick<ApproveInput, 'from'>, review: Review): boolean {
  return from === undefined ? review.translatedFileKey === null : from === 'text';
}

/**
 * Checks, prints and stores the text of a decision; from there it is handled like an uploaded translation.
 * Throws TRANSLATION_MISSING without a text, CONFLICT when it has changed, CERTIFICATE_INCOMPLETE with the findings, and the
 * codes of printing.
 */
export async function planFromText(
  deps: Deps,
  actor: Actor,
  { review, input }: { review: Review; input: ApproveInput },
): Promise<Pick<Plan, 'file' | 'decision' | 'statement'>> {
  const { id, from, textVersion, textAcknowledgements: answers = [], ...statement } = input;
  const text = await loadText(deps.db, id);
  const isStarted = text !== undefined && text.progress.confirmed > 0;
  if (!text || (from === undefined && !isStarted)) throw new AppError('TRANSLATION_MISSING');
  if (textVersion !== undefined && textVersion !== text.version) throw new AppError('CONFLICT');
  const { unresolved, acknowledged } = await reviewChecks(deps, text, answers);
  if (unresolved.length > 0) {
    throw new AppError('CERTIFICATE_INCOMPLETE', { details: { findings: unresolved.map(toFinding) } });
  }
  const notes = printedReasons(acknowledged, text);
  const file = await storePrintedText(deps, { text, owner: actor.id, notes, documentId: review.documentId });
  const { version, pages } = text;
  const certified: CertifiedText = {
    version,
    sha256: textSha256(text),
    pages: pages.length,
    acknowledgements: acknowledged,
  };
  return { file, decision: 'supplied', statement: { ...statement, text: certified } };
}

function toFinding({ rule, say, severity, blockId, page }: TextFinding): Finding {
  const place = { ...(blockId !== null && { block: blockId }), ...(page !== null && { page }) };
  return severity === 'error' ? lawFinding(rule, say, place) : answerFinding(rule, say, place);
}

/** Locks the text of a decision. Throws CONFLICT when it was saved after it was checked and printed. */
export async function lockCertifiedText(trx: Trx, { id }: Pick<Review, 'id'>, { text }: Statement): Promise<void> {
  if (!text) return;
  const locked = await lockText(trx, id);
  if (locked?.version !== text.version) throw new AppError('CONFLICT');
}

/** Reasons to print, on the page of their block; those about the whole text are on the first. */
function printedReasons(
  acknowledged: readonly TextAcknowledgement[],
  { pages, blocks }: TranslationText,
): { page: number; text: string }[] {
  const pageOf = new Map(blocks.map(({ id, page }) => [id, page]));
  const first = pages[0]?.page ?? 1;
  return acknowledged
    .filter(({ isPrinted, reason }) => isPrinted && reason !== '')
    .map(({ blockId, reason }) => ({ page: (blockId && pageOf.get(blockId)) || first, text: reason }));
}

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

import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { reviewChecks } from '#server/features/translation/checks/service.ts';
import { lockText, loadText } from '#server/features/translation/text-queries.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { textSha256 } from '#server/platform/typesetting/text-job.ts';
import { answerFinding, lawFinding, type Finding } from '#shared/certificate/findings.ts';
import type { CertifiedText, Statement } from '#shared/certificate/statement.ts';
import type { ApproveInput } from '#shared/schemas/authenticator.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextAcknowledgement, TranslationText } from '#shared/schemas/translation-text.ts';
import type { Plan, Review } from './plan.ts';
import { storePrintedText } from './text-print.ts';

/*
 * Decisions from the studio's text.
 * Promises: the certified version is the one that was checked and printed; its number and hash are in the statement.
 * Never: an unfinished text, one with a finding of law, or one with an unanswered finding.
 */

/** Whether a decision certifies the text: asked for, or the only translation there is. */
export function isFromText({ from }: Pick<ApproveInput, 'from'>, review: Review): boolean {
  return from === undefined ? review.translatedFileKey === null : from === 'text';
}

/**
 * Checks, prints and stores the text of a decision, which then goes the way of a translation that staff supply.
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

/** Reasons to print, on the page of their block; those about the whole text go on the first. */
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

import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findReview } from '#server/features/documents/reviews.ts';
import { findTextFaults } from '#server/features/translation/checks/service.ts';
import { requestReading } from '#server/features/translation/reading/service.ts';
import { loadDelta } from '#server/features/translation/studio/service.ts';
import { lockOrder, lockText, loadText, type TextRow } from '#server/features/translation/text-queries.ts';
import { assertMayWrite } from '#server/features/translation/text-writers.ts';
import { getText, isOpen, openText } from '#server/features/translation/text.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { readTagOf } from '#shared/languages.ts';
import type { DraftTextInput, ReadSourceInput, TextDelta, TextFinding } from '#shared/schemas/studio.ts';
import type { TranslationText } from '#shared/schemas/translation-text.ts';

/*
 * The studio's texts: opened, read again, drafted, checked.
 * Promises: a review from before there were texts is read when its studio is opened.
 * Never: a reading or draft of a decided review, or of a paper in a language that a person types.
 */

/** The text of a review; a review without one gets one. Throws REVIEW_NOT_FOUND. */
export async function openStudio(deps: Deps, reviewId: string): Promise<TranslationText> {
  const known = await loadText(deps.db, reviewId);
  if (known) return known;
  await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, reviewId);
    if (!order) throw new AppError('REVIEW_NOT_FOUND');
    const { documentId, pages, sourceLanguage } = order;
    const isNew = await openText(trx, { reviewId, documentId, pages, sourceLanguage, now: deps.now() });
    if (isNew && isOpen(order) && readTagOf(sourceLanguage)) await requestReading(deps, trx, { reviewId });
  });
  const opened = await loadText(deps.db, reviewId);
  if (!opened) throw new AppError('REVIEW_NOT_FOUND');
  return opened;
}

/** Has pages read again. Throws REVIEW_NOT_FOUND, TEXT_DECIDED, LANGUAGE_TYPED, INVALID_INPUT for a page that is not there. */
export function readSource(
  deps: Deps,
  actor: Actor,
  { id: reviewId, ...reading }: ReadSourceInput,
): Promise<TextDelta> {
  return request(deps, { actor, reviewId, pages: reading.pages ?? 'all' }, async (trx, text) => {
    const numbers = text.pages.map(({ page }) => page);
    if (reading.pages?.some((page) => !numbers.includes(page))) throw new AppError('INVALID_INPUT');
    await requestReading(deps, trx, { reviewId, ...reading });
    return text.version;
  });
}

/**
 * Has untranslated blocks drafted. Throws REVIEW_NOT_FOUND, TEXT_DECIDED, LANGUAGE_TYPED, TEXT_VERSION_UNKNOWN, and
 * TRANSLATION_MISSING where the workflow returned no file to take them from.
 */
export function draftText(
  deps: Deps,
  actor: Actor,
  { id: reviewId, version, blockIds, from }: DraftTextInput,
): Promise<TextDelta> {
  // Only blocks without English are drafted, whoever requests it.
  return request(deps, { actor, reviewId, pages: [] }, async (trx, text) => {
    if (version > text.version) throw new AppError('TEXT_VERSION_UNKNOWN');
    if (from && !(await findReview(trx, reviewId))?.translatedFileKey) throw new AppError('TRANSLATION_MISSING');
    await deps.jobs.enqueue(trx, 'translation.draft', {
      reviewId,
      ...(blockIds && { blockIds }),
      ...(from && { from }),
    });
    return version;
  });
}

/** Enqueues work on a text; its changes arrive through `onText`. `work` returns the version that the caller has. */
async function request(
  deps: Deps,
  { actor, reviewId, pages }: { actor: Actor; reviewId: string; pages: readonly number[] | 'all' },
  work: (trx: Trx, text: TextRow) => Promise<number>,
): Promise<TextDelta> {
  await openStudio(deps, reviewId);
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, reviewId);
    const text = order && (await lockText(trx, reviewId));
    if (!text) throw new AppError('REVIEW_NOT_FOUND');
    if (!isOpen(order)) throw new AppError('TEXT_DECIDED');
    if (!readTagOf(order.sourceLanguage)) throw new AppError('LANGUAGE_TYPED');
    await assertMayWrite(trx, { reviewId, personId: actor.id, pages });
    const since = await work(trx, text);
    return loadDelta(trx, { reviewId, since });
  });
}

/** Findings of the text as it is now. Throws REVIEW_NOT_FOUND, SERVICE_UNAVAILABLE. */
export async function checkReviewText(
  deps: Deps,
  reviewId: string,
): Promise<{ version: number; findings: TextFinding[] }> {
  const text = await getText(deps, reviewId);
  return { version: text.version, findings: await findTextFaults(deps, text) };
}

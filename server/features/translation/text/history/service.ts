import type { z } from 'zod';
import { limits } from '#shared/limits.ts';
import type { TextDiff, textDiffInput, textVersionsInput, textVersionsOutput } from '#shared/schemas/studio.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import type { RecordedBlock } from '#server/platform/db/text-tables.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { isSameContent } from '#server/features/translation/text/blocks.ts';
import { findText } from '#server/features/translation/text/queries.ts';
import { findNames, listSpans, listVersions, type BlockSpan } from './queries.ts';

/*
 * The history of a text.
 * Promises: every save that changed something, by whom and when, and the difference of any two versions.
 */

/** One page of saves, newest first. Throws REVIEW_NOT_FOUND. */
export async function listTextVersions(
  { db }: Deps,
  { id: reviewId, page }: z.output<typeof textVersionsInput>,
): Promise<z.input<typeof textVersionsOutput>> {
  const text = await findText(db, reviewId);
  if (!text) throw new AppError('REVIEW_NOT_FOUND');
  const items = await listVersions(db, { reviewId, page: toPage({ page }, limits.pageSizeStaff) });
  return { items, total: text.version };
}

/** Blocks that differ between two versions, in either direction. Throws REVIEW_NOT_FOUND, TEXT_VERSION_UNKNOWN. */
export async function diffText(
  { db }: Deps,
  { id: reviewId, from, to }: z.output<typeof textDiffInput>,
): Promise<TextDiff> {
  const text = await findText(db, reviewId);
  if (!text) throw new AppError('REVIEW_NOT_FOUND');
  if (Math.max(from, to) > text.version) throw new AppError('TEXT_VERSION_UNKNOWN');
  const spans = await listSpans(db, { reviewId, from: Math.min(from, to), to: Math.max(from, to) });
  const people = spans.flatMap(({ before, after }) => [before?.confirmedBy ?? [], after?.confirmedBy ?? []].flat());
  const names = await findNames(db, [...new Set(people)]);
  const toBlock = (block: RecordedBlock | null) => block && toTextBlock(block, names);
  return {
    changes: spans.filter(differs).map(({ id, before, after }) => {
      const [old, next] = from <= to ? [before, after] : [after, before];
      return { blockId: id, before: toBlock(old), after: toBlock(next) };
    }),
  };
}

function differs({ before, after }: BlockSpan): boolean {
  if (before === null || after === null) return before !== after;
  return before.confirmedBy !== after.confirmedBy || !isSameContent(before.content, after.content);
}

function toTextBlock(block: RecordedBlock, names: ReadonlyMap<string, string>): TextBlock {
  const { content, version, confirmedBy, confirmedAt } = block;
  const confirmedByName = confirmedBy === null ? null : (names.get(confirmedBy) ?? null);
  return { ...content, version, confirmedBy, confirmedByName, confirmedAt };
}

import { AppError } from '#server/errors.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { TextChange } from '#shared/schemas/studio.ts';
import { isInSpans } from '#shared/team/parts.ts';
import { listBlocks } from './text-queries.ts';

/*
 * Write access to the locked text.
 * While it is with the revisers: the one who took it. Of a paper that is split: its holder in all of it, others in the pages of
 * their parts.
 */

/** `pages` are those that a change touches; `all` for what names none. Throws REVISION_RUNNING, PART_DENIED. */
export async function assertMayWrite(
  trx: Trx,
  { reviewId, personId, pages }: { reviewId: string; personId: string; pages: readonly number[] | 'all' },
): Promise<void> {
  const open = await trx
    .selectFrom('textRevisions')
    .select('reviserId')
    .where('reviewId', '=', reviewId)
    .where('state', 'in', ['waiting', 'taken'])
    .executeTakeFirst();
  if (open && open.reviserId !== personId) throw new AppError('REVISION_RUNNING');
  if (open) return;
  const parts = await trx
    .selectFrom('reviewParts as part')
    .innerJoin('documentsToBeVerified as r', 'r.id', 'part.reviewId')
    .select(['part.personId', 'part.fromPage', 'part.toPage', 'r.assignedTo'])
    .where('part.reviewId', '=', reviewId)
    .execute();
  if (parts.length === 0 || parts[0]?.assignedTo === personId) return;
  const own = parts.filter((part) => part.personId === personId);
  const isOwn = pages !== 'all' && pages.every((page) => isInSpans(own, page));
  if (own.length === 0 || !isOwn) throw new AppError('PART_DENIED');
}

/** Pages affected by changes: the current and the new page of each block. */
export async function touchedPages(
  trx: Trx,
  { reviewId, changes }: { reviewId: string; changes: readonly TextChange[] },
): Promise<number[]> {
  const ids = changes.flatMap((change) =>
    change.kind === 'page' ? [] : [change.kind === 'put' ? change.block.id : change.blockId],
  );
  const stored = ids.length === 0 ? [] : await listBlocks(trx, { reviewId, ids });
  const named = changes.flatMap((change) =>
    change.kind === 'page' ? [change.page] : change.kind === 'put' ? [change.block.page] : [],
  );
  return [...new Set([...stored.map(({ content }) => content.page), ...named])];
}

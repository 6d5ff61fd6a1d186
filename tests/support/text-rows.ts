import type { BlockContent, TextPage } from '#shared/schemas/translation-text.ts';
import type { Harness } from './harness.ts';
import { paragraphOf, readPage } from './texts.ts';

/** Rows of texts in states that reading alone does not reach. */

/** Inserts a review's text with one block per entry of `blocks`; returns the blocks' ids. */
export async function insertText(
  h: Harness,
  review: { id: string; documentId: string },
  { pages = [readPage(1)], blocks = [paragraphOf('Nome: João')] }: { pages?: TextPage[]; blocks?: BlockContent[] } = {},
): Promise<string[]> {
  const count = (state: BlockContent['state']) => blocks.filter((block) => block.state === state).length;
  const now = h.deps.now();
  await h.db
    .insertInto('translationTexts')
    .values({
      reviewId: review.id,
      documentId: review.documentId,
      version: 1,
      pages: JSON.stringify(pages),
      blocks: blocks.length,
      confirmed: count('confirmed'),
      drafted: count('drafted'),
      untranslated: count('untranslated'),
      doubtful: 0,
      createdAt: now,
      updatedAt: now,
    })
    // A paid order's text may have been opened already.
    .onConflict((conflict) =>
      conflict.column('reviewId').doUpdateSet((eb) => ({
        version: 1,
        pages: eb.ref('excluded.pages'),
        blocks: eb.ref('excluded.blocks'),
        confirmed: eb.ref('excluded.confirmed'),
        drafted: eb.ref('excluded.drafted'),
        untranslated: eb.ref('excluded.untranslated'),
      })),
    )
    .execute();
  if (blocks.length === 0) return [];
  await h.db
    .insertInto('translationBlocks')
    .values(
      blocks.map((content, index) => ({
        reviewId: review.id,
        id: content.id,
        page: content.page,
        position: index + 1,
        version: 1,
        content: JSON.stringify(content),
        isEdited: content.state === 'confirmed',
      })),
    )
    .execute();
  return blocks.map(({ id }) => id);
}

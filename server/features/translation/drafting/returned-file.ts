import type { Deps } from '#server/deps.ts';
import { findReview } from '#server/features/documents/reviews.ts';
import { readStored } from '#server/features/documents/stored-bytes.ts';
import type { BlockContent, TranslationText } from '#shared/schemas/translation-text.ts';
import { alignPage } from './align.ts';
import type { DraftedBlock } from './draft.ts';

/** Takes the file that the workflow returned apart, page by page, and drafts the open blocks from it. */
export async function draftFromReturnedFile(
  deps: Deps,
  text: TranslationText,
  isOpen: (block: BlockContent) => boolean,
): Promise<DraftedBlock[]> {
  const review = await findReview(deps.db, text.reviewId);
  if (!review) return [];
  const { documentId, translatedFileKey: key, translatedFileMimetype: mimetype } = review;
  const { translatedFileSizeBytes: sizeBytes, translatedFileSha256: sha256 } = review;
  if (!key || !mimetype || sizeBytes === null || !sha256) return [];
  const bytes = await readStored(deps, { documentId, key, sizeBytes, sha256 });
  const drafts: DraftedBlock[] = [];
  for (const { page } of text.pages) {
    const own = text.blocks.filter((block) => block.page === page);
    if (!own.some(isOpen)) continue;
    const reading = await deps.reader.read({ bytes, mimetype, page, lang: 'en' });
    // The reader was stopped with this process: the next one reads the page.
    if (deps.stopping.aborted) throw new Error('the process is stopping');
    const open = new Set(own.filter(isOpen).map(({ id }) => id));
    // Aligned with all of the page, so that a block that is done keeps its counterpart.
    const aligned = alignPage(own, reading.blocks).filter(({ blockId }) => open.has(blockId));
    const detail = reading.page.via === 'ocr' ? 'read from a picture of its file' : null;
    const draft = { from: 'workflow' as const, detail, similarity: null };
    drafts.push(...aligned.map((one) => ({ ...one, draft })));
  }
  return drafts;
}

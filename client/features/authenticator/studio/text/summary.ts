import type { TextBlock, TextPage, TextProgress } from '#shared/schemas/translation-text.ts';
import { isDoubtful } from './block.ts';

/** Progress of the text and of each of its pages. */

export interface Summary extends TextProgress {
  byPage: ReadonlyMap<number, TextProgress>;
}

const nothing: TextProgress = { blocks: 0, confirmed: 0, drafted: 0, untranslated: 0, doubtful: 0 };

export function summarize(
  pages: readonly TextPage[],
  blocks: ReadonlyMap<string, TextBlock>,
  idsOf: (page: number) => readonly string[],
): Summary {
  const byPage = new Map<number, TextProgress>();
  const total = { ...nothing };
  for (const { page } of pages) {
    const progress = { ...nothing };
    for (const id of idsOf(page)) {
      const block = blocks.get(id);
      if (block) count(progress, block);
    }
    byPage.set(page, progress);
    total.blocks += progress.blocks;
    total.confirmed += progress.confirmed;
    total.drafted += progress.drafted;
    total.untranslated += progress.untranslated;
    total.doubtful += progress.doubtful;
  }
  return { ...total, byPage };
}

function count(progress: TextProgress, block: TextBlock): void {
  progress.blocks += 1;
  if (block.state === 'confirmed') progress.confirmed += 1;
  if (block.state === 'drafted') progress.drafted += 1;
  if (block.state === 'untranslated') progress.untranslated += 1;
  if (isDoubtful(block)) progress.doubtful += 1;
}

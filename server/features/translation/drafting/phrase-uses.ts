import { mapInSlices } from '#server/platform/rate-limit/loop-slices.ts';
import type { Phrase } from '#shared/phrase.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { splitSentences } from '../segments.ts';
import { createLookup } from './lookup.ts';

/** Sources of the phrases that headings, labels, values, cells and sentences of these blocks are, once per occurrence; in slices of the loop. */
export async function phrasesIn(
  blocks: readonly BlockContent[],
  { lang, phrases }: { lang: SourceTag; phrases: readonly Phrase[] },
): Promise<string[]> {
  const lookup = createLookup(phrases, lang);
  const found = await mapInSlices(blocks.flatMap(partsOf), (part) => lookup.find(part)?.phrase.source ?? []);
  return found.flat();
}

function partsOf(block: BlockContent): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return splitSentences(block.source);
    case 'field':
      return [block.source.label, block.source.value];
    case 'table':
      return block.source.rows.flat();
    case 'mark':
      return [block.source];
    case 'note':
      return [];
  }
}

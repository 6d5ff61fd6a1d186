import type { BlockContent } from '#shared/schemas/translation-text.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import type { Phrase } from '#shared/phrase.ts';
import { splitSentences } from '#server/features/translation/drafting/segments.ts';
import { createLookup } from './lookup.ts';

/** Sources of the phrases that headings, labels, values, cells and sentences of these blocks are, once per occurrence. */
export function phrasesIn(
  blocks: readonly BlockContent[],
  { lang, phrases }: { lang: SourceTag; phrases: readonly Phrase[] },
): string[] {
  const lookup = createLookup(phrases, lang);
  return blocks.flatMap(partsOf).flatMap((part) => lookup.find(part)?.phrase.source ?? []);
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

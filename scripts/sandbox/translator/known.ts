import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { foldLetters } from '#shared/spelling.ts';
import { givenNames, nameParticles } from '#shared/translation-checks/given-names.ts';

/** The parts of a text that a draft can fill: phrases of the phrasebook, and copied English, names and numbers. */

export interface Known {
  /** Whether a word is in the English dictionary. */
  spells: (word: string) => boolean;
  /** English of a phrase that is the whole of a text. */
  translate: (text: string) => string | undefined;
}

/** Share of a text's words that an English text has in the dictionary; names and places are not in it. */
const englishShare = 0.75;

/** The block with its known parts in English; drafted when that is all of it. */
export function fillKnown(block: BlockContent, known: Known): BlockContent {
  const copy = (text: string): string => known.translate(text) ?? (needsNoTranslation(text, known) ? text : '');
  const isWhole = (texts: readonly string[]): boolean => texts.every((text) => text.trim() === '' || copy(text) !== '');
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return isWhole([block.source]) ? { ...block, target: copy(block.source), state: 'drafted' } : block;
    case 'field': {
      const { label, value } = block.source;
      const target = { label: copy(label), value: copy(value) };
      return { ...block, target, state: isWhole([label, value]) ? 'drafted' : 'untranslated' };
    }
    case 'table': {
      const { rows } = block.source;
      const target = { rows: rows.map((row) => row.map(copy)) };
      return { ...block, target, state: isWhole(rows.flat()) ? 'drafted' : 'untranslated' };
    }
    case 'mark': {
      if (block.source.trim() === '') return { ...block, target: `[${block.mark}]`, state: 'drafted' };
      return isWhole([block.source])
        ? { ...block, target: `[${block.mark}: ${copy(block.source)}]`, state: 'drafted' }
        : block;
    }
    case 'note':
      return block;
  }
}

function needsNoTranslation(text: string, known: Known): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  if (words.length === 0) return true;
  if (!words.every((word) => /^[\p{Script=Latin}\p{M}’'-]+$/u.test(word))) return false;
  return isName(words) || isEnglish(words, known);
}

/** Capitalized words with a frequent given name among them, and particles between them. */
function isName(words: readonly string[]): boolean {
  const folded = words.map(foldLetters);
  const isCapitalized = words.every((word, at) => /^\p{Lu}/u.test(word) || nameParticles.has(folded[at] ?? ''));
  return isCapitalized && words.length > 1 && words.length <= 10 && folded.some((word) => givenNames.has(word));
}

function isEnglish(words: readonly string[], { spells }: Known): boolean {
  const known = words.filter((word) => spells(word) || spells(word.toLowerCase()));
  return known.length >= words.length * englishShare;
}

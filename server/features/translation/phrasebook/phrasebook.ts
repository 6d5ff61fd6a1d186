import type { SourceTag } from '#shared/translation-text.ts';
import { german } from './german.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import type { Phrase } from './types.ts';

const phrasebooks: Readonly<Record<SourceTag, readonly Phrase[]>> = {
  pt: portuguese,
  es: spanish,
  de: german,
  ja: [],
  ko: [],
  ar: [],
  he: [],
};

/** The phrases of a language as delivered with the product, without changes by staff. */
export function phrasesOf(tag: SourceTag): readonly Phrase[] {
  return phrasebooks[tag];
}

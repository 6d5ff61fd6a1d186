import type { SourceTag } from '#shared/translation-text.ts';
import { arabic } from './arabic.ts';
import { german } from './german.ts';
import { hebrew } from './hebrew.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import type { Phrase } from './types.ts';

const phrasebooks: Readonly<Record<SourceTag, readonly Phrase[]>> = {
  pt: portuguese,
  es: spanish,
  de: german,
  ja: japanese,
  ko: korean,
  ar: arabic,
  he: hebrew,
};

/** The phrases of a language as delivered with the product, without changes by staff. */
export function phrasesOf(tag: SourceTag): readonly Phrase[] {
  return phrasebooks[tag];
}

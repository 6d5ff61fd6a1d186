import type { Phrase } from '#shared/phrase.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { createLookup, keyOf, type PhraseLookup, type PhraseMatch } from './lookup.ts';

/** Look-ups of one list of phrases. */

export interface Books {
  phrases: PhraseLookup;
  labels: PhraseLookup;
  /** Words of papers, to tell them from names and codes. */
  words: ReadonlySet<string>;
}

/** Built once per list of phrases: the product's own lists live as long as the process. */
const books = new WeakMap<readonly Phrase[], Books>();

export function booksOf(phrases: readonly Phrase[], tag: SourceTag): Books {
  const known = books.get(phrases);
  if (known) return known;
  const labels = phrases.filter(({ kind }) => kind === 'label' || kind === 'title');
  const built = {
    phrases: createLookup(phrases, tag),
    labels: createLookup(labels, tag),
    words: new Set(phrases.flatMap((phrase) => keyOf(phrase, tag).split(' '))),
  };
  books.set(phrases, built);
  return built;
}

/** `Estado do Paraná` is `Estado de {1}`. */
export function withPlainArticle(text: string, lookup: PhraseLookup): PhraseMatch | undefined {
  const plain = text.replace(/(?<=\s)(?:do|da|dos|das|del|de la)(?=\s)/iu, 'de');
  const match = plain === text ? undefined : lookup.find(plain);
  return match && match.slots.length > 0 && match.slots.every((slot) => text.includes(slot)) ? match : undefined;
}

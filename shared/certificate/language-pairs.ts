import { sourceLanguages, targetLanguage, type SourceLanguage } from '#shared/languages.ts';

/** Pairs of languages that a translator's profile lists. */

export interface LanguagePair {
  from: string;
  to: string;
}

interface Languages {
  languagePairs: readonly LanguagePair[];
}

/** Portuguese covers Portuguese (Portugal). */
const withoutRegion = (language: string): string => language.replace(/ \(.*\)$/, '');

/** Languages on sale that a profile lists into English; null if none or all. */
export function offeredLanguages({ languagePairs }: Languages): SourceLanguage[] | null {
  const offered = sourceLanguages.filter((sourceLanguage) =>
    listsPair({ languagePairs }, { sourceLanguage, targetLanguage }),
  );
  return offered.length === 0 || offered.length === sourceLanguages.length ? null : offered;
}

/** Whether a profile lists a pair. */
export function listsPair(
  { languagePairs }: Languages,
  { sourceLanguage, targetLanguage: target }: { sourceLanguage: string; targetLanguage: string },
): boolean {
  return languagePairs.some(
    ({ from, to }) =>
      withoutRegion(from) === withoutRegion(sourceLanguage) && withoutRegion(to) === withoutRegion(target),
  );
}

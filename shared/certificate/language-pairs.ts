import { orderLanguages, sourceLanguages, targetLanguage, type OrderLanguage } from '#shared/languages.ts';

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

/** Languages of orders that a profile lists into English; null if none, or all that the form sells. */
export function offeredLanguages({ languagePairs }: Languages): OrderLanguage[] | null {
  const offered = orderLanguages.filter((sourceLanguage) =>
    listsPair({ languagePairs }, { sourceLanguage, targetLanguage }),
  );
  const hasAll = sourceLanguages.every((language) => offered.includes(language));
  return offered.length === 0 || hasAll ? null : offered;
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

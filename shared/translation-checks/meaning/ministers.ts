import type { LanguageTag } from '#shared/translation-text.ts';

/** The minister beside the ministry: a paper is signed by either, and both name the same authority. */

const heads: Partial<Record<LanguageTag, readonly [ministry: RegExp, ministers: readonly string[]]>> = {
  en: [/^ministry_of_/, ['minister_of_', 'minister_for_']],
  pt: [/^ministério_/, ['ministro_', 'ministra_']],
  es: [/^ministerio_/, ['ministro_', 'ministra_']],
  de: [/ministerium\*?$/, ['minister', 'ministers', 'ministerin']],
  fr: [/^ministère_/, ['ministre_']],
  it: [/^ministero_/, ['ministro_', 'ministra_']],
  pl: [/^ministerst\*_/, ['minister_', 'ministra_', 'ministrem_']],
  uk: [/^міністерств\*_/, ['міністр_', 'міністра_', 'міністром_']],
  ar: [/^وزارة_/, ['وزير_', 'وزيرة_']],
  he: [/^משרד_/, ['שר_', 'שרת_']],
  ja: [/省$/, ['大臣']],
  zh: [/部$/, ['部部长', '部长']],
};

/** The word and those for its minister, of a group's meaning that is a ministry. */
export function withMinisters(written: string, meaning: string, lang: LanguageTag): string[] {
  const [ministry, ministers] = heads[lang] ?? [];
  if (!meaning.startsWith('ministry-') || !ministry?.test(written) || !ministers) return [written];
  return [written, ...ministers.map((minister) => written.replace(ministry, minister))];
}

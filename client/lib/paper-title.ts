import { content, currentLocale, words } from '#client/ui/words.ts';
import {
  paperName as nameIn,
  paperSubtitle as subtitleIn,
  paperTitle as titleIn,
  type TitledPaper,
  type TitleWords,
} from '#shared/certificate/title.ts';
import { directionOf } from '#shared/locales.ts';

/** Titles of papers in the language of the page. */

/** A kind of paper; a kind that is not on the list stays as it was typed. */
export function kindName(kind: string): string {
  if (currentLocale() === 'en') return kind;
  const names: Readonly<Record<string, string>> = content('kinds').kinds;
  return names[kind] ?? kind;
}

const translated: TitleWords = {
  // Isolated, since the period of `João S.` would change sides.
  name: (name) => (directionOf(currentLocale()) === 'rtl' ? `\u2068${name}\u2069` : name),
  kind: kindName,
  two: (first, second) => words('kinds')('holders.two', { first, second }),
  more: (first, count) => words('kinds')('holders.more', { first, count }),
};

/** English titles need no translation. */
function titleWords(): TitleWords | undefined {
  return currentLocale() === 'en' ? undefined : translated;
}

export function paperTitle(paper: TitledPaper): string {
  return titleIn(paper, titleWords());
}

export function paperSubtitle(paper: TitledPaper): string | undefined {
  return subtitleIn(paper, titleWords());
}

/** Both lines as one name, for labels and messages. */
export function paperName(paper: TitledPaper): string {
  return nameIn(paper, titleWords());
}

import { content, currentLocale, words } from '#client/ui/words.ts';
import * as title from '#shared/certificate/title.ts';
import { directionOf } from '#shared/locales.ts';

/** Titles of papers in the language of the page. */

/** A kind of paper; a kind that is not on the list stays as it was typed. */
export function kindName(kind: string): string {
  if (currentLocale() === 'en') return kind;
  const names: Readonly<Record<string, string>> = content('kinds').kinds;
  return names[kind] ?? kind;
}

const translated: title.TitleWords = {
  // Isolated, since the period of `João S.` would change sides.
  name: (name) => (directionOf(currentLocale()) === 'rtl' ? `\u2068${name}\u2069` : name),
  kind: kindName,
  two: (first, second) => words('kinds')('holders.two', { first, second }),
  more: (first, count) => words('kinds')('holders.more', { first, count }),
};

/** English has its words in the titles themselves. */
function titleWords(): title.TitleWords | undefined {
  return currentLocale() === 'en' ? undefined : translated;
}

export function paperTitle(paper: title.TitledPaper): string {
  return title.paperTitle(paper, titleWords());
}

export function paperSubtitle(paper: title.TitledPaper): string | undefined {
  return title.paperSubtitle(paper, titleWords());
}

/** Both lines as one name, for labels and messages. */
export function paperName(paper: title.TitledPaper): string {
  return title.paperName(paper, titleWords());
}

import type { LanguageTag } from '#shared/translation-text.ts';
import { officeWords } from './offices.ts';
import { peopleWords } from './people.ts';
import { placeNames } from './places.ts';
import { studyWords } from './study.ts';
import { subjectLines } from './subjects.ts';
import { termWords } from './terms.ts';

/**
 * Words by meaning of the languages with rules of their own, as columns: `meaning | French | Italian | Polish | Ukrainian |
 * Chinese`, under `# group`. A meaning that the groups have no English for brings its own: `meaning = English | …`.
 */
const columns: readonly LanguageTag[] = ['fr', 'it', 'pl', 'uk', 'zh'];

const sections = new Map<string, { meaning: string; english: string; cells: readonly string[] }[]>();
let group = '';
for (const line of [peopleWords, officeWords, studyWords, subjectLines, termWords, placeNames].join('').split('\n')) {
  if (line.startsWith('# ')) group = line.slice(2);
  else if (line !== '') {
    const [head = '', ...cells] = line.split('|').map((part) => part.trim());
    const [meaning = '', english = ''] = head.split(' = ');
    sections.set(group, [...(sections.get(group) ?? []), { meaning: meaning.replace(/ =$/, ''), english, cells }]);
  }
}

/** Lines `meaning | words` of a group in a language; of English those that bring their own. */
export function moreLines(lang: LanguageTag, name: string): string[] {
  const cell = columns.indexOf(lang);
  return (sections.get(name) ?? []).flatMap(({ meaning, english, cells }) => {
    const words = lang === 'en' ? english : (cells[cell] ?? '');
    return words === '' ? [] : [`${meaning} | ${words}`];
  });
}

/** Meanings of every group, for the test that English has words for each. */
export function moreMeanings(): [name: string, meanings: string[]][] {
  return [...sections].map(([name, lines]) => [name, lines.map(({ meaning }) => meaning)]);
}

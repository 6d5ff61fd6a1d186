import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextBlock, TextPage } from '#shared/schemas/translation-text.ts';
import { foldName, type Spelling } from '#shared/spelling.ts';
import { roleOf } from '#shared/translation-roles.ts';
import type { Term } from './consistency.ts';
import { namesIn } from './names.ts';
import { at, quoted } from './rules.ts';
import { segmentsOf, type CheckedText } from './segments.ts';

/** Names on scans are read by one engine, which is at times sure of a wrong letter: each wants a second source or a look. */
export function checkReadings(
  { text: { pages, blocks } }: Pick<CheckedText, 'text'>,
  { spelling, phrases }: { spelling: Spelling; phrases: readonly Term[] },
): TextFinding[] {
  const scanned = new Map(pages.filter(({ via }) => via === 'ocr').map((page) => [page.page, page]));
  const read = blocks.filter(({ page, confidence }) => confidence !== null && scanned.has(page));
  if (read.length === 0) return [];
  const english = new Map(phrases.map(({ source, target }) => [source.toLowerCase(), target]));
  const roles = (label: string, target: string) => roleOf(target || (english.get(label.toLowerCase()) ?? '')).isName;
  const named = read.map((block) => ({ block, names: namesOf(block, roles) }));
  const given = [...spelling.people, ...spelling.family].flatMap(({ name, nativeName }) => [name, nativeName ?? '']);
  const known = [...new Set([...given, ...named.flatMap(({ names }) => names)].map(comparable))].filter(
    (name) => ownLetters.test(name) && name.length >= minLetters,
  );
  const givenNames = new Set(given.map(comparable));
  const seen = new Set<string>();
  return named.flatMap(({ block, names }) => {
    const open = names.filter((name) => {
      const key = comparable(name);
      if (seen.has(key) || givenNames.has(key) || isInZone(name, scanned.get(block.page))) return false;
      seen.add(key);
      return true;
    });
    const slips = sourcesOf(block).flatMap((source) => slipsIn(source, known));
    const sentences = [
      ...(open.length === 0
        ? []
        : [`Read by the machine alone: ${open.map(quoted).join(', ')}. Compare each letter with the original.`]),
      ...slips.map(([found, name]) => `${quoted(found)} may be ${quoted(name)}, as elsewhere. Compare both places.`),
    ];
    return sentences.length === 0 ? [] : [at(block, 'name-unconfirmed', sentences.join(' '))];
  });
}

type IsName = (label: string, target: string) => boolean;

/** Names of people by their label or column, and in Latin letters by a given name. */
function namesOf(block: TextBlock, isName: IsName): string[] {
  if (block.kind === 'field') {
    const { source, target } = block;
    const isNameField = isName(source.label, target.label);
    const found = namesIn({ source: source.value, label: source.label, part: 'value', lang: block.lang });
    return isNameField && found.length === 0 ? wholeName(source.value) : found;
  }
  if (block.kind === 'table') {
    const [head = [], ...rows] = block.source.rows;
    const columns = head.map((label, column) => isName(label, block.target.rows[0]?.[column] ?? ''));
    return rows.flatMap((row) =>
      row.flatMap((cell, column) => (columns[column] ? wholeName(cell) : inProse(cell, block.lang))),
    );
  }
  return block.kind === 'note' ? [] : inProse(block.source, block.lang);
}

function inProse(source: string, lang: TextBlock['lang']): string[] {
  return namesIn({ source, label: '', part: 'text', lang });
}

const maxNameLetters = 80;

/** A value without digits; words for "none" are short in every language, and need one look-up. */
function wholeName(value: string): string[] {
  const name = value.trim();
  return /\p{L}{2}/u.test(name) && !/\p{Nd}/u.test(name) && name.length <= maxNameLetters ? [name] : [];
}

function sourcesOf(block: TextBlock): string[] {
  return segmentsOf([block]).map(({ source }) => source);
}

/** Spaces and the middle dot vary in names of other scripts, capitals in Latin ones; accents are letters. */
function comparable(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s・·]+/g, '');
}

function isInZone(name: string, page: TextPage | undefined): boolean {
  const { isValid = false, fields = {} } = page?.mrz ?? {};
  const words = new Set(foldName(`${fields['firstName'] ?? ''} ${fields['lastName'] ?? ''}`).split(' '));
  return (
    isValid &&
    foldName(name)
      .split(' ')
      .every((word) => words.has(word))
  );
}

const minLetters = 3;
const ownLetters = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々]+$/u;

/** Runs of letters that differ from a known name by one: scripts without capitals show names in prose by nothing else. */
function slipsIn(source: string, known: readonly string[]): [found: string, name: string][] {
  const text = comparable(source);
  return known.flatMap((name): [string, string][] => {
    const letters = [...name];
    const all = [...text];
    return all.flatMap((_letter, start): [string, string][] => {
      const window = all.slice(start, start + letters.length);
      const apart = letters.filter((letter, index) => letter !== window[index]).length;
      const found = window.join('');
      const isSlip = apart === 1 && window.length === letters.length && ownLetters.test(found);
      return isSlip && !known.includes(found) ? [[found, name]] : [];
    });
  });
}

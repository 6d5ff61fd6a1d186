import fs from 'node:fs';
import path from 'node:path';

/** English nouns by meaning, read from the files of WordNet 3.0. */

/** A meaning: its words, and the meanings above, below and derived from it. */
export interface Synset {
  id: string;
  lexname: string;
  words: string[];
  above: string[];
  below: string[];
  derived: string[];
}

export interface Wordnet {
  nouns: ReadonlyMap<string, Synset>;
  /** Meanings of a noun, the most usual first. */
  sensesOf: (word: string) => readonly string[];
  /** How often a word was found in texts with a meaning; in all, with those of verbs and adjectives. */
  timesOf: (word: string, id: string) => number;
  timesInAll: (word: string) => number;
  /** Whether it is no verb or adjective too. */
  isNounAlone: (word: string) => boolean;
  /** Words of a meaning of any part of speech. */
  wordsOf: (key: string) => readonly string[];
}

const plain = (word: string) => word.replaceAll('_', ' ').replace(/\([a-z]+\)$/, '');

function linesOf(folder: string, file: string): string[] {
  return fs.readFileSync(path.join(folder, file), 'utf8').split('\n');
}

function synsetsIn(folder: string): { nouns: Map<string, Synset>; words: Map<string, string[]> } {
  const nouns = new Map<string, Synset>();
  const words = new Map<string, string[]>();
  for (const [file, part] of [
    ['data.noun', 'n'],
    ['data.verb', 'v'],
    ['data.adj', 'a'],
  ] as const) {
    for (const line of linesOf(folder, file)) {
      if (!/^\d{8} /.test(line)) continue;
      const fields = (line.split(' | ')[0] ?? '').trim().split(' ');
      const [id = '', lexname = '', , count = '0'] = fields;
      const size = Number.parseInt(count, 16);
      const own = Array.from({ length: size }, (_word, at) => plain(fields[4 + at * 2] ?? ''));
      words.set(`${part}${id}`, own);
      if (part !== 'n') continue;
      const synset: Synset = { id, lexname, words: own, above: [], below: [], derived: [] };
      const first = 5 + size * 2;
      for (let at = first; at + 3 < fields.length; at += 4) {
        const [sign = '', target = '', pos = ''] = fields.slice(at, at + 3);
        if (sign.startsWith('@')) synset.above.push(target);
        else if (sign.startsWith('~')) synset.below.push(target);
        else if (sign === '+') synset.derived.push(`${pos === 's' ? 'a' : pos}${target}`);
      }
      nouns.set(id, synset);
    }
  }
  return { nouns, words };
}

export function readWordnet(folder: string): Wordnet {
  const { nouns, words } = synsetsIn(folder);
  const senses = new Map<string, string[]>();
  const times = new Map<string, number>();
  const all = new Map<string, number>();
  const others = new Set<string>();
  for (const line of linesOf(folder, 'index.noun')) {
    const [word = '', pos, ...rest] = line.trim().split(' ');
    if (pos === 'n')
      senses.set(
        plain(word),
        rest.filter((field) => /^\d{8}$/.test(field)),
      );
  }
  for (const line of linesOf(folder, 'index.sense')) {
    const [key = '', id = '', , count = '0'] = line.split(' ');
    const [word = '', kind = ''] = key.split('%');
    const part = kind.startsWith('1') ? 'n' : 'o';
    const name = plain(word);
    if (part === 'o') others.add(name);
    times.set(`${part}${id}${name}`, (times.get(`${part}${id}${name}`) ?? 0) + Number(count));
    all.set(name, (all.get(name) ?? 0) + Number(count));
  }
  return {
    nouns,
    sensesOf: (word) => senses.get(word.toLowerCase()) ?? [],
    timesOf: (word, id) => times.get(`n${id}${word.toLowerCase()}`) ?? 0,
    timesInAll: (word) => all.get(word.toLowerCase()) ?? 0,
    isNounAlone: (word) => !others.has(word.toLowerCase()),
    wordsOf: (key) => words.get(key) ?? [],
  };
}

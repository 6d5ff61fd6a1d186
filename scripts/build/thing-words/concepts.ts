import type { Named } from './sources.ts';
import type { Synset, Wordnet } from './wordnet.ts';

/** Meanings of things with their English. */

export interface Concept {
  id: string;
  kind: string;
  /** English words that mean little else. */
  firm: Set<string>;
  /** English words that may render it. */
  wide: Set<string>;
  words: Map<string, Set<string>>;
  vague: Map<string, Set<string>>;
}

/** Kinds by file of WordNet; an exchange stays within its kind. */
const kinds: Readonly<Record<string, string>> = {
  '04': 'sport',
  '05': 'animal',
  '06': 'thing',
  '08': 'body',
  '09': 'study',
  '13': 'food',
  '17': 'thing',
  '18': 'person',
  '19': 'weather',
  '20': 'food',
  '26': 'illness',
  '27': 'food',
};

/** Of these files only what is below a meaning counts. */
const roots: Readonly<Record<string, readonly string[]>> = {
  '04': ['sport', 'dance'],
  '09': ['discipline', 'field of study'],
  '18': [
    'worker',
    'professional',
    'skilled worker',
    'craftsman',
    'serviceman',
    'merchant',
    'performer',
    'athlete',
    'creator',
    'expert',
    'farmer',
  ],
  '26': ['illness', 'disease', 'pain', 'injury', 'disability', 'symptom', 'ill health'],
};

/** Words for anything, which render nothing in particular. */
const empty = new Set(
  'thing object whole artifact entity unit person people being organism creature matter substance item article instrumentality way part piece place structure material device body state condition group human'.split(
    ' ',
  ),
);

/** Words that render many others, or stand in other phrases. */
const general = new Set(
  'pet pets ceiling specialist expert professional agent current house home dwelling apartment flat residence housing lodging building office room premises store shop clock facility fixture fixtures equipment device machine product food meal worker employee official holder member man woman boy girl child baby patient resident student pupil teacher yard courtyard court animal plant tree wood forest land field area region site station center centre side back light power'.split(
    ' ',
  ),
);

/** Share of the uses of a word in which it has the meaning. */
const sure = 0.5;
/** Meanings of a word that was not counted. */
const fewSenses = 3;
const shape = /^[a-z]{3,20}(?:[ -][a-z]{2,20}){0,2}$/;
const isWord = (word: string) =>
  shape.test(word) && !empty.has(word) && !/^(?:the|and|with|one|for|two|are|has|was)(?: |$)/.test(word);

export class Concepts {
  readonly all = new Map<string, Concept>();
  readonly #wordnet: Wordnet;
  readonly #below: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(wordnet: Wordnet) {
    this.#wordnet = wordnet;
    const closure = (words: readonly string[]): ReadonlySet<string> => {
      const found = new Set(words.flatMap((word) => wordnet.sensesOf(word).slice(0, 3)));
      for (const id of found) for (const below of wordnet.nouns.get(id)?.below ?? []) found.add(below);
      return found;
    };
    this.#below = new Map(Object.entries(roots).map(([lexname, words]) => [lexname, closure(words)]));
  }

  isKept({ id, lexname }: Synset): boolean {
    return kinds[lexname] !== undefined && this.#below.get(lexname)?.has(id) !== false;
  }

  ofSynset(synset: Synset): Concept {
    const known = this.all.get(synset.id);
    if (known) return known;
    const made = blank(synset.id, kinds[synset.lexname] ?? 'thing');
    for (const word of synset.words.filter((one) => one === one.toLowerCase()))
      (this.#isFirm(word, synset) ? made.firm : made.wide).add(word);
    for (const word of this.#near(synset)) made.wide.add(word);
    this.all.set(synset.id, made);
    return made;
  }

  /** What its English name means first among the meanings of its kind. */
  ofNamed(named: Named): Concept {
    const senses = named.english.flatMap((name) => this.#wordnet.sensesOf(name.toLowerCase()));
    const synset = named.lexnames
      .flatMap((lexname) => senses.map((id) => this.#wordnet.nouns.get(id)).filter((one) => one?.lexname === lexname))
      .find((one) => one !== undefined && this.isKept(one));
    const concept = synset ? this.ofSynset(synset) : blank(named.id, kinds[named.lexnames[0] ?? ''] ?? 'thing');
    this.all.set(concept.id, concept);
    for (const name of named.english.map((one) => one.toLowerCase())) {
      const isOther = this.#wordnet.sensesOf(name).length > 0 && !concept.firm.has(name);
      (isOther || general.has(name) ? concept.wide : concept.firm).add(name);
    }
    for (const name of [...named.near, ...named.english.flatMap((one) => one.split(' '))])
      if (this.#wordnet.sensesOf(name).length > 0) concept.wide.add(name.toLowerCase());
    return concept;
  }

  /** Whether the meaning is what a word mostly means. */
  #isFirm(word: string, synset: Synset): boolean {
    const { sensesOf, timesOf, timesInAll, isNounAlone, nouns } = this.#wordnet;
    if (general.has(word)) return false;
    if (sensesOf(word).length === 1) return timesInAll(word) === timesOf(word, synset.id);
    const isAlike = (id: string) => kinds[nouns.get(id)?.lexname ?? ''] === kinds[synset.lexname];
    const alike = sensesOf(word).filter(isAlike);
    const times = alike.reduce((sum, id) => sum + timesOf(word, id), 0);
    const isFirst = isAlike(sensesOf(word)[0] ?? '');
    if (timesInAll(word) === 0) return isFirst && isNounAlone(word) && sensesOf(word).length <= fewSenses;
    return times > 0 && times / timesInAll(word) >= sure;
  }

  #near({ above, below, derived }: Synset): string[] {
    const { nouns, wordsOf } = this.#wordnet;
    const next = (ids: readonly string[], side: 'above' | 'below') => ids.flatMap((id) => nouns.get(id)?.[side] ?? []);
    const higher = [...above, ...next(above, 'above')];
    const lower = [...below, ...next(below, 'below')];
    const used = lower.filter((id) => {
      const synset = nouns.get(id);
      return synset?.words.some((word) => this.#wordnet.timesOf(word, id) > 0);
    });
    return [
      ...[...higher, ...used].flatMap((id) => nouns.get(id)?.words ?? []),
      ...derived.flatMap((key) => wordsOf(key)),
    ].filter((word) => word === word.toLowerCase());
  }
}

function blank(id: string, kind: string): Concept {
  return { id, kind, firm: new Set(), wide: new Set(), words: new Map(), vague: new Map() };
}

/** Only what can stand in a text. */
export function tidied(concept: Concept): Concept {
  const firm = new Set([...concept.firm].filter(isWord));
  const wide = new Set([...concept.wide].filter((word) => isWord(word) && !firm.has(word)));
  return { ...concept, firm, wide };
}

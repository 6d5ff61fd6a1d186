import { fold, type Token } from '../digits.ts';
import { meaningOf, type WordNumber } from '../word-numbers.ts';

/** Numbers in words that are built of parts: `o mie nouă sute`, `negentienhonderdachtentachtig`, `bin dokuz yüz`. */
export interface NumberParts {
  /** Names of the numbers below 100 that are one word. */
  small: Readonly<Record<string, number>>;
  /** Makes tens of the number before it: `hai mươi`. */
  tenfold?: string;
  hundreds: string;
  /** Says that a number has no hundreds: `hai nghìn không trăm linh chín`. */
  zero?: string;
  thousands: string;
  millions: string;
  /** Words between parts: `și`, `en`. */
  joiners: string;
  /** Whether ones follow tens with a joiner alone, stand before tens, or follow them. */
  ones: 'joined' | 'before' | 'after';
  /** Parts are written as one word. */
  isOneWord?: boolean;
  /** Words that differ by accents alone are other words. */
  keepsAccents?: boolean;
  /** Words that mean something else where they stand alone. */
  notAlone?: string;
  /** Ordinals that dates and lists have. */
  ordinals: Readonly<Record<string, number>>;
}

type Part = { kind: 'small'; value: number } | { kind: 'tenfold' | 'hundred' | 'thousand' | 'million' | 'joiner' };

interface Known {
  parts: ReadonlyMap<string, Part>;
  notAlone: ReadonlySet<string>;
  ordinals: Readonly<Record<string, number>>;
  hasTeens: boolean;
}

const known = new WeakMap<NumberParts, Known>();

function knownOf(numbers: NumberParts): Known {
  const made = known.get(numbers);
  if (made) return made;
  const keyed = (word: string) => (numbers.keepsAccents === true ? word : fold(word));
  const split = (words = '') => words.split(' ').filter((word) => word !== '');
  const kinds = { tenfold: numbers.tenfold, hundred: numbers.hundreds, thousand: numbers.thousands } as const;
  const named = (kind: Exclude<Part['kind'], 'small'>, words: string | undefined) =>
    split(words).map((word): [string, Part] => [keyed(word), { kind }]);
  const parts = new Map<string, Part>([
    ...Object.entries(numbers.small).map(([word, value]): [string, Part] => [keyed(word), { kind: 'small', value }]),
    ...named('tenfold', kinds.tenfold),
    ...named('hundred', kinds.hundred),
    ...named('thousand', kinds.thousand),
    ...named('million', numbers.millions),
    ...named('joiner', numbers.joiners),
  ]);
  const ordinals = Object.fromEntries(
    Object.entries(numbers.ordinals).map(([word, value]): [string, number] => [keyed(word), value]),
  );
  const notAlone = new Set(split(numbers.notAlone).map(keyed));
  const hasTeens = Object.values(numbers.small).includes(11);
  const all = { parts, notAlone, ordinals, hasTeens };
  known.set(numbers, all);
  return all;
}

function keyOf({ word, raw }: Token, numbers: NumberParts): string {
  return numbers.keepsAccents === true ? raw.normalize('NFC').toLowerCase() : word;
}

/** The longest number in words that starts at a token. */
export function readParts(tokens: readonly Token[], from: number, numbers: NumberParts): WordNumber | undefined {
  const { notAlone, hasTeens } = knownOf(numbers);
  const first = tokens[from];
  if (first === undefined || isBlocked(tokens, from)) return undefined;
  const sum = new Sum(numbers.ones, hasTeens);
  let next = from;
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    const follower = tokens[index + 1];
    const isEmpty =
      numbers.zero !== undefined &&
      next > from &&
      token !== undefined &&
      follower !== undefined &&
      keyOf(token, numbers) === numbers.zero &&
      partsOf(keyOf(follower, numbers), numbers)?.[0]?.kind === 'hundred';
    if (isEmpty) {
      index += 1;
      continue;
    }
    const read = token && partsOf(keyOf(token, numbers), numbers);
    if (read === undefined) break;
    if (read.every(({ kind }) => kind === 'joiner')) {
      if (next === from) break;
      sum.join();
      continue;
    }
    // `mười lăm năm`: a word that means something else where it stands alone.
    if (!sum.add(read))
      return { value: sum.value, next, isAmbiguous: token !== undefined && !notAlone.has(keyOf(token, numbers)) };
    next = index + 1;
  }
  if (next === from || (next === from + 1 && notAlone.has(keyOf(first, numbers)))) return undefined;
  return { value: sum.value, next, isAmbiguous: false };
}

/** A piece of a word with a hyphen or an apostrophe is no number. */
function isBlocked(tokens: readonly Token[], from: number): boolean {
  const [before, sign] = [tokens[from - 2], tokens[from - 1]];
  return /^['’]$/.test(sign?.word ?? '') && sign?.end === tokens[from]?.start && before?.end === sign?.start;
}

export function readPartsOrdinal(tokens: readonly Token[], from: number, numbers: NumberParts): WordNumber | undefined {
  const token = tokens[from];
  const value = token && meaningOf(knownOf(numbers).ordinals, keyOf(token, numbers));
  return value === undefined ? undefined : { value, next: from + 1, isAmbiguous: false };
}

/** Parts of a word; undefined for a word with a letter more. */
function partsOf(word: string, numbers: NumberParts): Part[] | undefined {
  const { parts } = knownOf(numbers);
  const whole = parts.get(word);
  if (whole) return [whole];
  if (numbers.isOneWord !== true || word.length < 5 || word.length > maxWord) return undefined;
  const ways = new Map<number, Part[]>([[0, []]]);
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = ways.get(start);
      const part = before && parts.get(word.slice(start, end));
      // The longest last part counts: `achttien` before `acht` and `tien`.
      if (!part || (part.kind === 'joiner' && start === 0)) continue;
      ways.set(end, [...before, part]);
      break;
    }
  }
  const read = ways.get(word.length);
  return read?.at(-1)?.kind === 'joiner' ? undefined : read;
}

const maxWord = 60;

/** Adds parts while they make one number. */
class Sum {
  #total = 0;
  #group = 0;
  #has = { ones: false, tens: false, hundreds: false, thousands: false, millions: false };
  #isJoined = false;
  readonly #ones: NumberParts['ones'];
  readonly #hasTeens: boolean;

  constructor(ones: NumberParts['ones'], hasTeens: boolean) {
    this.#ones = ones;
    this.#hasTeens = hasTeens;
  }

  get value(): number {
    return this.#total + this.#group;
  }

  join(): void {
    this.#isJoined = true;
  }

  /** False, with nothing added, where a part does not join on. */
  add(parts: readonly Part[]): boolean {
    const kept = { total: this.#total, group: this.#group, has: { ...this.#has } };
    for (const part of parts) {
      if (part.kind === 'joiner') this.#isJoined = true;
      else if (this.#addPart(part)) this.#isJoined = false;
      else {
        [this.#total, this.#group, this.#has] = [kept.total, kept.group, kept.has];
        return false;
      }
    }
    return true;
  }

  #addPart(part: Part): boolean {
    if (part.kind === 'small') return this.#addSmall(part.value);
    const has = this.#has;
    if (part.kind === 'tenfold') {
      const ones = this.#group % 100;
      if (!has.ones || has.tens || ones < 2 || ones > 9) return false;
      this.#group += ones * 9;
      [has.ones, has.tens] = [false, true];
      return true;
    }
    if (part.kind === 'hundred') {
      if (has.hundreds || this.#group >= 100) return false;
      this.#group = (this.#group === 0 ? 1 : this.#group) * 100;
      this.#has = { ...has, ones: false, tens: false, hundreds: true };
      return true;
    }
    const [name, factor] = part.kind === 'thousand' ? (['thousands', 1000] as const) : (['millions', 1e6] as const);
    if (has[name] || (name === 'millions' && has.thousands)) return false;
    this.#total += (this.#group === 0 ? 1 : this.#group) * factor;
    this.#group = 0;
    this.#has = { ...has, ones: false, tens: false, hundreds: false, [name]: true };
    return true;
  }

  #addSmall(value: number): boolean {
    const has = this.#has;
    if (value === 0) return false;
    const isTens = value >= 20 || (value === 10 && !this.#hasTeens);
    if (value >= 10 && !isTens) {
      if (has.ones || has.tens) return false;
      [has.ones, has.tens] = [true, true];
    } else if (isTens) {
      if (has.tens || (has.ones && !(this.#ones === 'before' && this.#isJoined))) return false;
      has.tens = true;
      if (this.#ones === 'before') has.ones = true;
    } else {
      if (has.ones || (has.tens && this.#ones === 'joined' && !this.#isJoined)) return false;
      has.ones = true;
    }
    this.#group += value;
    return true;
  }
}

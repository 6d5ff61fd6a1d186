import { createLookup, keyOf, type PhraseLookup, type PhraseMatch } from './lookup.ts';
import { normalize } from '../normalize.ts';
import type { Phrase } from '#shared/phrase.ts';
import { parseDates } from '#shared/translation-dates.ts';
import type { Spelling } from '#shared/spelling.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { copied, fromSpelling, isNameLike, nameValue, startsWithGivenName } from './names.ts';
import { addressValue, countryName, placeValue } from './places.ts';
import { byRule, joined, type Piece } from './pieces.ts';
import { noRole, roleOf, type Role } from '#shared/translation-roles.ts';
import { byRules } from './rules.ts';
import { splitSentences } from '../segments.ts';
import { raceOf } from './words.ts';

/** What one language's texts are drafted with. Lookups are synchronous: callers collect what they need first. */
export interface Sources {
  lang: SourceTag;
  phrases: readonly Phrase[];
  spelling?: Spelling | undefined;
  /** Confirmed translations of this house. */
  memory?: ((segment: string) => Piece | undefined) | undefined;
  /** An outside engine's answers. */
  engine?: ((segment: string) => Piece | undefined) | undefined;
}

export interface Translator {
  /** English of a label, a heading or a sentence's part; undefined when any of it is not known. */
  text: (text: string) => Piece | undefined;
  value: (text: string, role: Role) => Piece | undefined;
  label: (text: string) => Piece | undefined;
}

const depthMax = 6;
/** No phrase, value or label is longer; a text that is, is drafted by sentences of the memory and the engine alone. */
const longest = 1_000;

/** Each begins with a whole run of blanks: tried from each of them, a long run would take its square. */
const nameSeparator = /(?:(?<!\s)\s+)?[,;/\n]\s*/gu;
const listSeparators = [
  /(?:(?<!\s)\s+)?\n\s*/gu,
  /(?:(?<!\s)\s+)?\|\s*/gu,
  /(?<!\s)\s+[–—-]\s+/gu,
  /;\s+/gu,
  /,\s+/gu,
  /(?:(?<!\s)\s+)?\/\s*/gu,
];

/** A text without the letters at its ends that match; `before` is taken first. */
function splitEnds(text: string, before: RegExp | undefined, after: RegExp) {
  let start = 0;
  while (before && start < text.length && before.test(text.charAt(start))) start += 1;
  let end = text.length;
  while (end > start && after.test(text.charAt(end - 1))) end -= 1;
  return { before: text.slice(0, start), inner: text.slice(start, end), after: text.slice(end) };
}

interface Books {
  phrases: PhraseLookup;
  labels: PhraseLookup;
  /** Words of papers, which are no names and no codes. */
  words: ReadonlySet<string>;
}

/** Built once per list of phrases: the product's own lists live as long as the process. */
const books = new WeakMap<readonly Phrase[], Books>();

function booksOf(phrases: readonly Phrase[], tag: SourceTag): Books {
  const known = books.get(phrases);
  if (known) return known;
  const labels = phrases.filter(({ kind }) => kind === 'label' || kind === 'title');
  const built = {
    phrases: createLookup(phrases, tag),
    labels: createLookup(labels, tag),
    words: new Set(phrases.flatMap((phrase) => keyOf(phrase, tag).split(' '))),
  };
  books.set(phrases, built);
  return built;
}

export function createTranslator(sources: Sources): Translator {
  const { lang: tag, spelling, memory, engine } = sources;
  const { phrases, labels, words } = booksOf(sources.phrases, tag);
  const isLabelWord = (word: string): boolean => words.has(normalize(word, tag));

  function bySlots(text: string, lookup: PhraseLookup, depth: number): Piece | undefined {
    const match = lookup.find(text) ?? withPlainArticle(text, lookup);
    if (match === undefined) return undefined;
    const { phrase, slots } = match;
    const own: Piece = { target: phrase.target, from: 'phrasebook', detail: phrase.note ?? null, similarity: null };
    if (slots.length === 0) return own;
    const pieces = slots.map((slot) => slotValue(slot, depth + 1));
    const filled = joined(pieces, (targets) =>
      phrase.target.replaceAll(/\{(\d)\}/g, (_mark, digit: string) => targets[Number(digit) - 1] ?? ''),
    );
    return filled && joined([own, filled], () => filled.target);
  }

  /** `Estado do Paraná` is `Estado de {1}`. */
  function withPlainArticle(text: string, lookup: PhraseLookup): PhraseMatch | undefined {
    const plain = text.replace(/(?<=\s)(?:do|da|dos|das|del|de la)(?=\s)/iu, 'de');
    const match = plain === text ? undefined : lookup.find(plain);
    return match && match.slots.length > 0 && match.slots.every((slot) => text.includes(slot)) ? match : undefined;
  }

  /** What a phrase leaves open: data, a name, a place, or text that is known itself. */
  function slotValue(text: string, depth: number): Piece | undefined {
    if (depth > depthMax || /[.;:\n]\s/.test(text)) return undefined;
    const rule = byRules(text, { tag, isNumber: true, isLabelWord });
    if (rule) return rule;
    const name = fromSpelling(text, spelling) ?? (isUnknownName(text) ? copied(text) : undefined);
    return (
      name ??
      placeValue(text, {
        tag,
        isCountry: true,
        translate: (part) => bySlots(part, phrases, depth + 1) ?? (isUnknownName(part) ? copied(part) : undefined),
      })
    );
  }

  /** Capitalized words of which none is a word of papers. */
  function isUnknownName(text: string): boolean {
    if (!isNameLike(text) || !/^[\p{Script=Latin}\s.'’-]+$/u.test(text)) return false;
    const own = text.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
    return startsWithGivenName(text) || own.every((word) => !isLabelWord(word));
  }

  function whole(text: string, depth: number): Piece | undefined {
    return bySlots(text, phrases, depth) ?? byRules(text, { tag, isLabelWord }) ?? fromSpelling(text, spelling);
  }

  /** The text without signs around it, which are kept. */
  function bare(text: string, depth: number): Piece | undefined {
    const { before, inner, after } = splitEnds(text, /[\s"“”'«»([•*–—-]/u, /[\s"“”'«»)\].,;:*]/u);
    if (inner === '') return /^[\s\p{P}\p{S}]*$/u.test(text) ? byRule(text) : undefined;
    if (/[([]/.test(inner) && !/[)\]]/.test(inner)) return known(text.trim(), depth);
    const piece = known(inner, depth);
    if (piece === undefined) return undefined;
    const english = withCaseOf(inner, piece);
    const rest = /[.;:]$/.test(english) && english.endsWith(after.charAt(0)) ? after.slice(1) : after;
    return { ...piece, target: before + english + rest };
  }

  function known(text: string, depth: number): Piece | undefined {
    return whole(text, depth) ?? memory?.(text) ?? composed(text, depth);
  }

  function composed(text: string, depth: number): Piece | undefined {
    if (depth >= depthMax) return undefined;
    return (
      placeAndDate(text) ?? labelled(text, depth) ?? byParentheses(text, depth) ?? listed(text, depth) ?? labelRun(text)
    );
  }

  /** `São Paulo, 7 de março de 1988` */
  function placeAndDate(text: string): Piece | undefined {
    const [, place, date] =
      /^([^\d,]{2,60}(?:[/-]\s?[A-Z]{2})?),\s*(?:aos\s+|em\s+|a\s+|el\s+|den\s+)?(.+)$/su.exec(text) ?? [];
    if (place === undefined || date === undefined) return undefined;
    const day = byRules(date, { tag, isLabelWord });
    if (!day?.isProper || !/^[A-Z]\w+ \d|^\w+day,/.test(day.target)) return undefined;
    const town = placeValue(place, { tag, isCountry: false, translate: (part) => bySlots(part, phrases, 1) });
    return joined([town, day], ([first, second]) => `${first}, ${second}`);
  }

  /** `Livro: A-12` */
  function labelled(text: string, depth: number): Piece | undefined {
    const at = text.search(/:\s/);
    if (at <= 0) return undefined;
    const label = bySlots(text.slice(0, at), labels, depth + 1);
    const rest = text.slice(at + 1).trim();
    return label && joined([label, value(rest, roleOf(label.target), depth + 1)], ([one, other]) => `${one}: ${other}`);
  }

  function byParentheses(text: string, depth: number): Piece | undefined {
    const [, before, inner, after] = /^([^()]*)\(([^()]+)\)([^]*)$/u.exec(text) ?? [];
    if (before === undefined || inner === undefined || after === undefined) return undefined;
    const outside = [before, after].map((part) => (part.trim() === '' ? byRule('') : bare(part.trim(), depth + 1)));
    return joined([outside[0], bare(inner, depth + 1), outside[1]], ([first = '', second = '', third = '']) => {
      const tail = /^[.,;:]/.test(third) || third === '' ? third : ` ${third}`;
      return `${first}${first === '' ? '' : ' '}(${second})${tail}`;
    });
  }

  function listed(text: string, depth: number): Piece | undefined {
    for (const separator of listSeparators) {
      const parts = text.split(separator);
      if (parts.length < 2) continue;
      const between = [...text.matchAll(separator)].map(([found]) => found);
      const pieces = parts.map((part) => bare(part, depth + 1));
      return joined(pieces, (targets) => targets.map((target, index) => target + (between[index] ?? '')).join(''));
    }
    return undefined;
  }

  /** `Livro A-12 Folha 34 Termo 5678`: labels, each followed by its number. */
  function labelRun(text: string): Piece | undefined {
    const parts = [...text.matchAll(/([\p{L}.º°ª/\s]*?[\p{L}.º°ª/])\s+((?:[A-Z]-?)?\d[\d./-]*(?:-[A-Z])?)(?=\s|$)/guy)];
    const isAll = parts.length > 0 && parts.map(([part]) => part).join('').length === text.length;
    if (!isAll) return undefined;
    const pieces = parts.map(([, label = '', number = '']) => {
      return joined([bySlots(label, labels, 1), byRules(number, { tag, isNumber: true, isLabelWord })], (both) =>
        both.join(' '),
      );
    });
    return joined(pieces, (targets) => targets.join(' '));
  }

  /** A part that begins small keeps that, unless its English is a proper word. */
  function withCaseOf(source: string, piece: Piece): string {
    const isSmall = /^\p{Ll}/u.test(source) && !piece.isProper;
    const isAcronym = /^\p{Lu}{2}|^I\b/u.test(piece.target);
    const isCountry =
      /^(?:Brazil|Portug|Mexic|Spain|Spanish|German|Argentin|Colombia|Chile|Peru|America|United|Federa|Republic|January|February|March|April|May|June|July|August|September|October|November|December)/.test(
        piece.target,
      );
    return isSmall && !isAcronym && !isCountry
      ? piece.target.charAt(0).toLowerCase() + piece.target.slice(1)
      : piece.target;
  }

  /** Its parts would be drafted as numbers. */
  function hasAmbiguousDate(text: string): boolean {
    return parseDates(text, tag).some(({ isAmbiguous }) => isAmbiguous);
  }

  function value(text: string, role: Role, depth = 0): Piece | undefined {
    const inner = text.trim();
    if (inner === '') return byRule('');
    if (hasAmbiguousDate(inner)) return undefined;
    const sheet = fromSpelling(inner, spelling);
    if (sheet) return sheet;
    if (role.isName) return nameValue(inner, { ...role, tag }) ?? unstated(inner) ?? listOfNames(inner, role);
    const rule = byRules(inner, { tag, isNumber: role.isNumber, isLabelWord });
    if (rule) return rule;
    const race = role.isRace ? raceOf(inner) : undefined;
    if (race !== undefined) return byRule(race);
    if (role.isCountry) {
      const country = countryName(inner, tag);
      if (country !== undefined) return byRule(country, { isProper: true });
    }
    const translate = (part: string): Piece | undefined => bySlots(part, phrases, depth + 1);
    if (role.isAddress) return addressValue(inner) ?? translate(inner) ?? memory?.(inner);
    if (role.isPlace)
      return translate(inner) ?? placeValue(inner, { tag, isCountry: role.isCountry, translate }) ?? memory?.(inner);
    return sentences(inner, depth);
  }

  /** `Não consta` in a name field; other words of the phrasebook may be surnames. */
  function unstated(text: string): Piece | undefined {
    const match = phrases.find(text);
    const { phrase, slots } = match ?? {};
    if (phrase?.kind !== 'phrase' || slots === undefined || slots.length > 0) return undefined;
    return { target: phrase.target, from: 'phrasebook', detail: phrase.note ?? null, similarity: null };
  }

  function listOfNames(text: string, role: Role): Piece | undefined {
    const parts = text.split(nameSeparator);
    if (parts.length < 2 || !role.isPlural) return undefined;
    const between = [...text.matchAll(nameSeparator)].map(([found]) => found);
    const pieces = parts.map((part) => nameValue(part, { isPlural: false, tag }));
    return joined(pieces, (targets) => targets.map((target, index) => target + (between[index] ?? '')).join(''));
  }

  /** Phrases match without their point. */
  function missingEnd(source: string, target: string): string {
    return /[.;:!?]$/.test(target) ? '' : (/[.;:!?]$/.exec(source)?.[0] ?? '');
  }

  function sentences(text: string, depth: number): Piece | undefined {
    if (hasAmbiguousDate(text)) return undefined;
    const direct = whole(text.trim(), depth);
    if (direct) return { ...direct, target: direct.target + missingEnd(text.trim(), direct.target) };
    const parts = splitSentences(text);
    const pieces = parts.map((part) => {
      const space = part.slice(part.trimEnd().length);
      const sentence = part.trim();
      const piece = memory?.(sentence) ?? bare(sentence, depth) ?? engine?.(sentence);
      return piece && { ...piece, target: piece.target.trim() + space };
    });
    return joined(pieces, (targets) => targets.join(''));
  }

  function remembered(text: string): Piece | undefined {
    const pieces = splitSentences(text).map((part) => {
      const sentence = part.trim();
      const piece = memory?.(sentence) ?? engine?.(sentence);
      return piece && { ...piece, target: piece.target.trim() + part.slice(part.trimEnd().length) };
    });
    return joined(pieces, (targets) => targets.join(''));
  }

  /** `Nombre y apellido` */
  function twoLabels(text: string): Piece | undefined {
    const [one, other, ...more] = text.split(/(?<!\s)\s+(?:e|y|und)\s+/u);
    if (one === undefined || other === undefined || more.length > 0) return undefined;
    return joined(
      [bySlots(one, labels, 1), bySlots(other, labels, 1)],
      ([first = '', second = '']) => `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`,
    );
  }

  /** A line that is a name alone. */
  function nameLine(text: string): Piece | undefined {
    return tag !== 'ar' && tag !== 'he' && startsWithGivenName(text) && isUnknownName(text) && /\s/.test(text)
      ? copied(text)
      : undefined;
  }

  return {
    text: (text) => {
      const inner = text.trim();
      if (inner === '') return byRule('');
      return inner.length > longest ? remembered(inner) : (nameLine(inner) ?? sentences(inner, 0));
    },
    value: (text, role) => (text.length > longest ? undefined : value(text, role)),
    label: (text) => {
      if (text.length > longest) return undefined;
      const { inner, after } = splitEnds(text.trim(), undefined, /[\s:.]/u);
      const piece =
        inner === ''
          ? undefined
          : (bySlots(inner, labels, 0) ??
            whole(inner, 0) ??
            memory?.(inner) ??
            twoLabels(inner) ??
            listed(inner, 1) ??
            byParentheses(inner, 1) ??
            engine?.(inner));
      return piece && { ...piece, target: piece.target + (after.includes(':') ? ':' : '') };
    },
  };
}

export { noRole, roleOf };

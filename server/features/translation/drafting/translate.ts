import { asciiDigits } from '#shared/numerals/digits.ts';
import type { Phrase } from '#shared/phrase.ts';
import type { Spelling } from '#shared/spelling.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { gapMark } from '#shared/translation-gaps.ts';
import { roleOf, type Role } from '#shared/translation-roles.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { normalize } from '../normalize.ts';
import { splitSentences } from '../segments.ts';
import { agreeing } from './agreement.ts';
import { caseNumber, hanPlace } from './han-places.ts';
import { insideSentence, withPlainSigns } from './han-text.ts';
import { boxes, labelRun, listSeparators, maxListed, nameSeparator } from './lists.ts';
import { booksOf, withPlainArticle, type PhraseLookup } from './lookup.ts';
import { copied, fromSpelling, isNameLike, isVietnameseName, nameValue, startsWithGivenName } from './names.ts';
import { splitNumber } from './numbering.ts';
import { fillFrame, isFilledWell, isMisdated } from './phrase-slots.ts';
import { byRule, closed, joined, type Piece, missingEnd, spaceAfter, splitEnds, withCaseOf } from './pieces.ts';
import { addressValue, countryName, placeValue, unitPlace } from './places.ts';
import { byRules } from './rules.ts';
import { raceOf } from './words.ts';

/** Sources for drafting one language. Look-ups are synchronous: callers load the data first. */
export interface Sources {
  lang: SourceTag;
  phrases: readonly Phrase[];
  spelling?: Spelling | undefined;
  /** English of a paper's texts by the form it is of, by `partOf`. */
  form?: { name: string; targets: ReadonlyMap<string, string> } | undefined;
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
  /** English of a value whose label is not known: names of the sheet, dates, numbers and codes. */
  data: (text: string) => Piece | undefined;
  /** A set phrase whose unknown slots are gaps. */
  frame: (text: string) => Piece | undefined;
}

const depthMax = 6;
/** Letters of a phrase around its slots from which it is offered with gaps. */
const leastLiteral = 8;
/** No phrase, value or label is longer; a text that is, is drafted by sentences of the memory and the engine alone. */
const longest = 1_000;
/** Parts whose drafts are kept. */
const maxParts = 500;

export function createTranslator(sources: Sources): Translator {
  return new DraftTranslator(sources);
}

class DraftTranslator implements Translator {
  readonly #tag: SourceTag;
  readonly #spelling: Spelling | undefined;
  readonly #memory: Sources['memory'];
  readonly #engine: Sources['engine'];
  readonly #phrases: PhraseLookup;
  readonly #labels: PhraseLookup;
  readonly #isLabelWord: (word: string) => boolean;
  /** Parts of one text by depth and words: a hostile one repeats a part hundreds of times. */
  readonly #parts = new Map<string, Piece | undefined>();

  constructor({ lang, phrases, spelling, memory, engine }: Sources) {
    const known = booksOf(phrases, lang);
    this.#tag = lang;
    this.#spelling = spelling;
    this.#memory = memory;
    this.#engine = engine;
    this.#phrases = known.phrases;
    this.#labels = known.labels;
    this.#isLabelWord = (word) => known.words.has(normalize(word, lang));
  }

  text(text: string): Piece | undefined {
    const inner = text.trim();
    if (inner === '') return byRule('');
    return inner.length > longest ? this.#remembered(inner) : (this.#nameLine(inner) ?? this.#sentences(inner, 0));
  }

  value(text: string, role: Role): Piece | undefined {
    return text.length > longest ? undefined : this.#value(text, role);
  }

  label(text: string): Piece | undefined {
    if (text.length > longest) return undefined;
    const { inner, after } = splitEnds(text.trim(), undefined, /[\s:.]/u);
    const piece = inner === '' ? undefined : this.#firstLabel(inner);
    return piece && { ...piece, target: piece.target + (after.includes(':') ? ':' : '') };
  }

  data(text: string): Piece | undefined {
    const inner = text.trim();
    if (inner === '' || inner.length > longest || this.#hasAmbiguousDate(inner)) return undefined;
    const sheet = fromSpelling(inner, this.#spelling);
    if (sheet) return sheet;
    const rule = byRules(inner, { tag: this.#tag, isLabelWord: this.#isLabelWord });
    return rule?.isCopied && /\d/.test(asciiDigits(inner)) ? rule : undefined;
  }

  frame(text: string): Piece | undefined {
    const { inner, after } = splitEnds(text.trim(), undefined, /[\s.;:,]/u);
    if (inner.length > longest) return undefined;
    const match = this.#phrases.find(inner);
    // A Chinese character says as much as two letters.
    const literal = match?.phrase.source.replaceAll(/\{\d\}/g, '').replaceAll(/\p{Script=Han}/gu, '$&$&') ?? '';
    if (match === undefined || match.slots.length === 0 || literal.trim().length < leastLiteral)
      return this.#numbered(inner + after, this.frame);
    const { phrase, slots } = match;
    if (!isFilledWell(phrase, slots)) return undefined;
    const pieces = slots.map((slot) => this.#slotValue(slot, 1) ?? byRule(gapMark));
    if (isMisdated(phrase.target, pieces)) return undefined;
    return joined(
      [{ target: phrase.target, from: 'phrasebook', detail: phrase.note ?? null, similarity: null }, ...pieces],
      ([frame = '', ...targets]) => fillFrame(frame, targets) + missingEnd(inner + after, frame),
    );
  }

  /** `1. Họ và tên`, `三、双方无其他争议`. */
  #numbered(text: string, translate: (rest: string) => Piece | undefined): Piece | undefined {
    const split = splitNumber(text, this.#tag);
    const piece = split && translate.call(this, split.rest);
    return piece && { ...piece, target: split.number + piece.target };
  }

  #firstLabel(text: string): Piece | undefined {
    return this.#bySlots(text, this.#labels, 0) ?? this.#numbered(text, this.#wholeLabel) ?? this.#wholeLabel(text);
  }

  #wholeLabel(text: string): Piece | undefined {
    const plain = withPlainSigns(text, this.#tag);
    return (
      this.#bySlots(text, this.#labels, 0) ??
      this.#whole(text, 0) ??
      this.#memory?.(text) ??
      this.#twoLabels(text) ??
      this.#listed(plain, 1) ??
      this.#byParentheses(plain, 1) ??
      this.#engine?.(text)
    );
  }

  #bySlots(text: string, lookup: PhraseLookup, depth: number): Piece | undefined {
    const match = lookup.find(text) ?? withPlainArticle(text, lookup);
    if (match === undefined) return undefined;
    const { phrase, slots } = match;
    const own: Piece = { target: phrase.target, from: 'phrasebook', detail: phrase.note ?? null, similarity: null };
    if (slots.length === 0) return own;
    if (!isFilledWell(phrase, slots)) return undefined;
    const pieces = slots.map((slot) => this.#slotValue(slot, depth + 1));
    if (isMisdated(phrase.target, pieces)) return undefined;
    const filled = joined(pieces, (targets) => fillFrame(phrase.target, targets));
    return filled && joined([own, filled], () => filled.target);
  }

  /** Fills a phrase's slot: data, a name, a place, or text with a known translation. */
  #slotValue(text: string, depth: number): Piece | undefined {
    if (depth > depthMax || /[.;:\n]\s/.test(text)) return undefined;
    const rule = byRules(text, { tag: this.#tag, isNumber: true, isLabelWord: this.#isLabelWord });
    if (rule) return rule;
    const name = fromSpelling(text, this.#spelling) ?? (this.#isUnknownName(text) ? copied(text) : undefined);
    return (
      name ??
      placeValue(text, {
        tag: this.#tag,
        isCountry: true,
        translate: (part) =>
          this.#bySlots(part, this.#phrases, depth + 1) ?? (this.#isUnknownName(part) ? copied(part) : undefined),
      })
    );
  }

  /** Capitalized words of which none is a word of papers. */
  #isUnknownName(text: string): boolean {
    if (!isNameLike(text) || !/^[\p{Script=Latin}\s.'’-]+$/u.test(text)) return false;
    if (this.#tag === 'vi' && isVietnameseName(text)) return true;
    const own = text.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
    return startsWithGivenName(text) || own.every((word) => !this.#isLabelWord(word));
  }

  #whole(text: string, depth: number): Piece | undefined {
    return (
      this.#bySlots(text, this.#phrases, depth) ??
      byRules(text, { tag: this.#tag, isLabelWord: this.#isLabelWord }) ??
      caseNumber(text, this.#tag) ??
      fromSpelling(text, this.#spelling)
    );
  }

  /** The text without signs around it, which are kept; drafted once for each depth. */
  #bare(text: string, depth: number): Piece | undefined {
    const key = `${depth} ${text}`;
    if (this.#parts.has(key)) return this.#parts.get(key);
    if (this.#parts.size >= maxParts) this.#parts.clear();
    const piece = this.#unsigned(text, depth);
    this.#parts.set(key, piece);
    return piece;
  }

  #unsigned(text: string, depth: number): Piece | undefined {
    const { before, inner, after } = splitEnds(text, /[\s"“”'«»([•*–—□■☐☑☒-]/u, /[\s"“”'«»)\].,;:*]/u);
    if (inner === '') return /^[\s\p{P}\p{S}]*$/u.test(text) ? byRule(text) : undefined;
    if (/[([]/.test(inner) && !/[)\]]/.test(inner)) return this.#known(text.trim(), depth);
    const piece = this.#known(inner, depth);
    if (piece === undefined) return undefined;
    const english = withCaseOf(inner, piece);
    const rest = /[.;:]$/.test(english) && english.endsWith(after.charAt(0)) ? after.slice(1) : after;
    return { ...piece, target: before + english + rest };
  }

  #known(text: string, depth: number): Piece | undefined {
    return this.#whole(text, depth) ?? this.#memory?.(text) ?? this.#composed(text, depth);
  }

  #composed(written: string, depth: number): Piece | undefined {
    if (depth >= depthMax) return undefined;
    const text = withPlainSigns(written, this.#tag);
    return (
      this.#numbered(written, (rest) => this.#known(rest, depth + 1)) ??
      this.#placeAndDate(text) ??
      this.#labelled(text, depth) ??
      this.#byParentheses(text, depth) ??
      this.#listed(text, depth) ??
      labelRun(text, {
        label: (part) => this.#bySlots(part, this.#labels, 1),
        number: (part) => byRules(part, { tag: this.#tag, isNumber: true, isLabelWord: this.#isLabelWord }),
      })
    );
  }

  /** `São Paulo, 7 de março de 1988` */
  #placeAndDate(text: string): Piece | undefined {
    const [, place, date] =
      /^([^\d,]{2,60}(?:[/-]\s?[A-Z]{2})?),\s*(?:aos\s+|em\s+|a\s+|el\s+|den\s+)?(.+)$/su.exec(text) ?? [];
    if (place === undefined || date === undefined) return undefined;
    const day = byRules(date, { tag: this.#tag, isLabelWord: this.#isLabelWord });
    if (!day?.isProper || !/^[A-Z]\w+ \d|^\w+day,/.test(day.target)) return undefined;
    const town = placeValue(place, {
      tag: this.#tag,
      isCountry: false,
      translate: (part) => this.#bySlots(part, this.#phrases, 1),
    });
    return joined([town, day], ([first, second]) => `${first}, ${second}`);
  }

  /** `Livro: A-12` */
  #labelled(text: string, depth: number): Piece | undefined {
    const at = text.search(/:\s/);
    if (at <= 0) return undefined;
    const label = this.#bySlots(text.slice(0, at), this.#labels, depth + 1);
    const rest = text.slice(at + 1).trim();
    if (label === undefined) return undefined;
    const { label: agreed, value } = agreeing(label, this.#value(rest, roleOf(label.target), depth + 1));
    return joined([agreed, value], ([one, other]) => `${one}: ${other}`);
  }

  #byParentheses(text: string, depth: number): Piece | undefined {
    const [, before, inner, after] = /^([^()]*)\(([^()]+)\)([^]*)$/u.exec(text) ?? [];
    if (before === undefined || inner === undefined || after === undefined) return undefined;
    const outside = [before, after].map((part) =>
      part.trim() === '' ? byRule('') : this.#bare(part.trim(), depth + 1),
    );
    return joined([outside[0], this.#bare(inner, depth + 1), outside[1]], ([first = '', second = '', third = '']) => {
      const tail = /^[.,;:]/.test(third) || third === '' ? third : ` ${third}`;
      return `${first}${first === '' ? '' : ' '}(${second})${tail}`;
    });
  }

  #listed(text: string, depth: number): Piece | undefined {
    const dates = parseDates(text, this.#tag);
    for (const separator of listSeparators) {
      const parts = text.split(separator);
      const found = [...text.matchAll(separator)];
      const isInDate = found.some(({ index }) => dates.some(({ start, end }) => index > start && index < end));
      if (parts.length < 2 || parts.length > maxListed || isInDate) continue;
      const between = found.map(([sign]) => sign);
      const pieces = parts.map((part) => this.#bare(part, depth + 1));
      return joined(pieces, (targets) =>
        targets
          .map((target, index) => (index === 0 ? target : insideSentence(target, this.#tag)) + (between[index] ?? ''))
          .join(''),
      );
    }
    return undefined;
  }

  /** Its parts would be drafted as numbers. */
  #hasAmbiguousDate(text: string): boolean {
    return parseDates(text, this.#tag).some(({ isAmbiguous }) => isAmbiguous);
  }

  #value(text: string, role: Role, depth = 0): Piece | undefined {
    const inner = text.trim();
    if (inner === '') return byRule('');
    if (this.#hasAmbiguousDate(inner)) return undefined;
    const sheet = fromSpelling(inner, this.#spelling);
    if (sheet) return sheet;
    if (role.isName)
      return nameValue(inner, { ...role, tag: this.#tag }) ?? this.#unstated(inner) ?? this.#listOfNames(inner, role);
    const { isNumber, isAmount } = role;
    const rule = byRules(inner, { tag: this.#tag, isNumber, isAmount, isLabelWord: this.#isLabelWord });
    if (rule) return rule;
    const race = role.isRace ? raceOf(inner) : undefined;
    if (race !== undefined) return byRule(race);
    if (role.isCountry) {
      const country = countryName(inner, this.#tag);
      if (country !== undefined) return byRule(country, { isProper: true });
    }
    const translate = (part: string): Piece | undefined => this.#bySlots(part, this.#phrases, depth + 1);
    const written = hanPlace(inner, this.#tag, translate);
    if (role.isAddress)
      return (
        addressValue(inner) ??
        translate(inner) ??
        written ??
        unitPlace(inner, this.#tag, translate) ??
        this.#memory?.(inner)
      );
    if (role.isPlace)
      return (
        translate(inner) ??
        written ??
        placeValue(inner, { tag: this.#tag, isCountry: role.isCountry, translate }) ??
        this.#memory?.(inner)
      );
    return this.#sentences(inner, depth);
  }

  /** `Não consta` in a name field; other words of the phrasebook may be surnames. */
  #unstated(text: string): Piece | undefined {
    const match = this.#phrases.find(text);
    const { phrase, slots } = match ?? {};
    if (phrase?.kind !== 'phrase' || slots === undefined || slots.length > 0) return undefined;
    return { target: phrase.target, from: 'phrasebook', detail: phrase.note ?? null, similarity: null };
  }

  #listOfNames(text: string, role: Role): Piece | undefined {
    const parts = text.split(nameSeparator);
    if (parts.length < 2 || !role.isPlural) return undefined;
    const between = [...text.matchAll(nameSeparator)].map(([found]) => found);
    const pieces = parts.map((part) => nameValue(part, { isPlural: false, tag: this.#tag }));
    return joined(pieces, (targets) => targets.map((target, index) => target + (between[index] ?? '')).join(''));
  }

  #sentences(text: string, depth: number): Piece | undefined {
    if (this.#hasAmbiguousDate(text)) return undefined;
    const direct = boxes.test(text) ? undefined : this.#whole(text.trim(), depth);
    if (direct) return { ...direct, target: direct.target + missingEnd(text.trim(), direct.target) };
    const parts = splitSentences(text);
    const pieces = parts.map((part, index) => {
      const sentence = part.trim();
      const space = index === parts.length - 1 ? '' : spaceAfter(part);
      const piece = this.#memory?.(sentence) ?? this.#bare(sentence, depth) ?? this.#engine?.(sentence);
      return piece && { ...piece, target: piece.target.trim() + space };
    });
    return joined(pieces, (targets) => targets.map((target, index) => closed(target, parts[index] ?? '')).join(''));
  }

  #remembered(text: string): Piece | undefined {
    const pieces = splitSentences(text).map((part) => {
      const sentence = part.trim();
      const piece = this.#memory?.(sentence) ?? this.#engine?.(sentence);
      return piece && { ...piece, target: piece.target.trim() + part.slice(part.trimEnd().length) };
    });
    return joined(pieces, (targets) => targets.join(''));
  }

  /** `Nombre y apellido` */
  #twoLabels(text: string): Piece | undefined {
    const [one, other, ...more] = text.split(/(?<!\s)\s+(?:e|y|und)\s+/u);
    if (one === undefined || other === undefined || more.length > 0) return undefined;
    return joined(
      [this.#bySlots(one, this.#labels, 1), this.#bySlots(other, this.#labels, 1)],
      ([first = '', second = '']) => `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`,
    );
  }

  /** A line that is a name alone. */
  #nameLine(text: string): Piece | undefined {
    return this.#tag !== 'ar' &&
      this.#tag !== 'he' &&
      startsWithGivenName(text) &&
      this.#isUnknownName(text) &&
      /\s/.test(text)
      ? copied(text)
      : undefined;
  }
}
